import { Link, useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import type { LocalVisit } from '#parts/visits/local-visits.ts'
import { useReloadAfterSending } from '#parts/sync/use-reload-after-sending.ts'
import { useLocalVisits } from '#parts/visits/use-local-visits.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { useUser } from '#shell/session/use-session.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import { answersOf } from '../form/use-visit-form.ts'
import { LocalList } from '../list/local-list.tsx'
import { changeVisit } from '../local/open-visit-draft.ts'
import { useDeleteVisit } from '../local/use-delete-visit.ts'
import type { VisitKind, VisitKindsQuestion } from '#parts/visits/visits.gql.ts'
import type { VisitToView, VisitView } from '../visits.gql.ts'
import { EditRights } from './edit-rights.tsx'
import { LocalDetail } from './local-detail.tsx'
import { Revisions } from './revisions.tsx'
import { Trend } from './trend.tsx'
import { VisitBody } from './visit-body.tsx'

interface DetailScreenProps {
  kind: string
  id: string
  kinds: VisitKindsQuestion
  /** null: the server can't be asked, or hasn't answered. */
  question: Question<ResultOf<typeof VisitToView>, VariablesOf<typeof VisitToView>> | null
}

/** One visit, as the server has it or as it waits on this device. */
export function DetailScreen({ kind: kindId, id, kinds, question }: DetailScreenProps) {
  const kind = useData(kinds).visitKinds.find((one) => one.id === kindId)
  const local = useLocalVisits()
  useReloadAfterSending(question ? [question] : [])
  const own = local?.visits.filter(({ visit }) => visit.visit === id) ?? []
  const missing = <Missing kind={kindId} kindOf={kind} own={own[0]} isRead={local !== undefined} />
  if (!question || !kind) return missing
  return <Sent kind={kind} question={question} own={own} missing={missing} />
}

interface SentProps {
  kind: VisitKind
  question: NonNullable<DetailScreenProps['question']>
  /** Drafts and queued changes of the visit on this device. */
  own: readonly LocalVisit[]
  missing: ReactNode
}

function Sent({ kind, question, own, missing }: SentProps) {
  const { brief } = useDates()
  const { title } = useScreen()
  const visit = useData(question).formVisit
  const age = useAge(question)
  if (!visit || visit.kind !== kind.id) return missing
  return (
    <Page
      title={title}
      intro={
        <>
          <strong>{visit.custName}</strong> · {brief(Date.parse(String(visit.visitedAt)))} ·{' '}
          {visit.createdBy} <AsOf age={age} />
        </>
      }
      actions={<VisitActions visit={visit} hasOwn={own.length > 0} />}
    >
      <Stack>
        <EditRights {...visit} />
        {own.length > 0 && <LocalList visits={own} />}
        <VisitBody kind={kind} visit={visit} answers={answersOf(visit)} />
        <Trend kind={kind} custCode={visit.custCode} />
        <Revisions kind={kind} visit={visit} />
      </Stack>
    </Page>
  )
}

function VisitActions({ visit, hasOwn }: { visit: VisitView; hasOwn: boolean }) {
  const { t } = useLingui()
  const { id: userId } = useUser()
  const offline = useAtomValue(offlineAtom)
  const navigate = useNavigate()
  const toast = useToast()
  const deleteVisit = useDeleteVisit()
  if (!visit.mayEdit || hasOwn || !offline) return null
  const edit = async () => {
    try {
      const draft = await changeVisit(offline, userId, visit)
      await navigate({
        to: `/visit-form/${visit.kind}/create` as never,
        search: { draft } as never,
      })
    } catch {
      toast({
        tone: 'danger',
        text: t`This device couldn’t store the form. Free up space and try again.`,
      })
    }
  }
  const remove = async () => {
    if (await deleteVisit(visit.id, visit.custCode))
      await navigate({ to: `/visit-form/${visit.kind}` as never })
  }
  return (
    <>
      <Button variant="ghost" icon="trash" onClick={() => void remove()}>
        <Trans>Delete visit</Trans>
      </Button>
      <Button variant="primary" icon="edit" onClick={() => void edit()}>
        <Trans>Edit visit</Trans>
      </Button>
    </>
  )
}

interface MissingProps {
  kind: string
  kindOf: VisitKind | undefined
  own: LocalVisit | undefined
  /** This device has been looked through. */
  isRead: boolean
}

/** A visit that the server doesn't have, or can't be asked for. */
function Missing({ kind, kindOf, own, isRead }: MissingProps) {
  const { title } = useScreen()
  const online = useAtomValue(onlineAtom)
  if (!isRead) return <DetailPending />
  if (own && kindOf) return <LocalDetail kind={kindOf} local={own} />
  return (
    <Page title={title}>
      <EmptyState
        icon={online ? 'clipboard' : 'offline'}
        heading={
          online ? <Trans>Visit not found</Trans> : <Trans>This visit isn’t on this device</Trans>
        }
        text={
          online ? (
            <Trans>It was deleted, or it’s about a customer you don’t visit.</Trans>
          ) : (
            <Trans>Open it again when you’re back online.</Trans>
          )
        }
        action={
          <Link to={`/visit-form/${kind}` as never} className={button()}>
            <Trans>Show visits</Trans>
          </Link>
        }
      />
    </Page>
  )
}

/** Stands in for a visit while it is read. */
export function DetailPending() {
  const { t } = useLingui()
  const { title } = useScreen()
  return (
    <Page title={title}>
      <SkeletonRows rows={6} label={t`Reading the visit`} />
    </Page>
  )
}
