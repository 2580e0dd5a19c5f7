import { Link, useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useData } from '#data/load.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { button } from '#ui/button.css.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import type { VisitKindsQuestion } from '#parts/visits/visits.gql.ts'
import type { FormSearch } from './form-search.ts'
import { StartVisit } from './start-visit.tsx'

/** The form is a chunk of its own: the lists must not wait for it. */
const FormScreen = lazy(() =>
  import('./form-screen.tsx').then((module) => ({ default: module.FormScreen })),
)

interface CreateScreenProps {
  kind: string
  question: VisitKindsQuestion
  search: FormSearch
}

/** A new visit of one kind: the customer first, then the form. */
export function CreateScreen({ kind: id, question, search }: CreateScreenProps) {
  const { title } = useScreen()
  const navigate = useNavigate()
  const kind = useData(question).visitKinds.find((one) => one.id === id)
  if (!kind)
    return (
      <Page title={title}>
        <EmptyState heading={<Trans>You don’t report visits of this kind</Trans>} />
      </Page>
    )
  if (!search.draft)
    return (
      <Page title={title} width="reading">
        <StartVisit kind={kind} />
      </Page>
    )
  return (
    <Suspense fallback={<FormPending />}>
      <FormScreen
        key={search.draft}
        kind={kind}
        draftId={search.draft}
        step={search.step}
        onStep={(step) =>
          void navigate({
            to: '.',
            search: ((old: object) => ({ ...old, step })) as never,
            replace: true,
            resetScroll: false,
          })
        }
        missing={<NoDraft kind={id} />}
      />
    </Suspense>
  )
}

/** Stands in for the form while it is read. */
export function FormPending() {
  const { t } = useLingui()
  const { title } = useScreen()
  return (
    <Page title={title} width="reading">
      <SkeletonRows rows={5} label={t`Reading the form`} />
    </Page>
  )
}

function NoDraft({ kind }: { kind: string }) {
  const { title } = useScreen()
  return (
    <Page title={title}>
      <EmptyState
        icon="clipboard"
        heading={<Trans>This form is no longer on this device</Trans>}
        text={<Trans>It has been sent or deleted, or it was begun on another device.</Trans>}
        action={
          <Link to={`/visit-form/${kind}` as never} className={button()}>
            <Trans>Show visits</Trans>
          </Link>
        }
      />
    </Page>
  )
}
