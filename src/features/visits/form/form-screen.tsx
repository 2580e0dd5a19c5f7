import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { readVisitDraft, type VisitDraft, visitIntent } from '#domain/visits/visit-draft.ts'
import { StaleDraftError } from '#offline/drafts/draft-rows.ts'
import { CustomerName } from '#parts/customer/customer-name.tsx'
import { type OfflineDraft, useOfflineDraft } from '#parts/drafts/use-offline-draft.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { focusFirstProblem } from '#ui/form/focus-first-problem.ts'
import { Page } from '#ui/page/page.tsx'
import { StickyActions } from '#ui/sticky-actions.tsx'
import { draftIdOf, visitForm } from '#parts/visits/local-visits.ts'
import { LastVisit, type VisitKind } from '#parts/visits/visits.gql.ts'
import { DiscardDraft } from '#parts/drafts/discard-draft.tsx'
import { DisplayStep } from './display-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { SeriesStep } from './series-step.tsx'
import { ShopStep } from './shop-step.tsx'
import { StepBar } from './step-bar.tsx'
import { usePlaceStamp } from './use-place-stamp.ts'
import { useVisitForm } from './use-visit-form.ts'
import type { VisitStep } from './form-search.ts'
import { stepsOf } from './visit-steps.ts'
import * as css from './form.css.ts'

interface FormScreenProps {
  kind: VisitKind
  draftId: string
  step: VisitStep | undefined
  onStep: (step: VisitStep) => void
  /** Words for a form that is no longer here, with the way on. */
  missing: ReactNode
}

/** A visit form, step by step; every change is stored on this device. */
export function FormScreen({ draftId, missing, ...rest }: FormScreenProps) {
  const { t } = useLingui()
  const draft = useOfflineDraft(visitForm, draftId)
  const visit = draft && readVisitDraft(draft.fields)
  // What has been sent is shown until the next screen is there.
  const [shown, setShown] = useState<VisitDraft | null>(null)
  useEffect(() => {
    if (visit && !shown) setShown(visit)
  }, [visit, shown])
  if (!draft)
    return (
      <Page title={t`Visit`} width="reading">
        <SkeletonRows rows={4} label={t`Reading the form`} />
      </Page>
    )
  if (visit) return <Filling {...rest} draft={draft} visit={visit} />
  return shown ? <Page title={shown.customerName}>{null}</Page> : missing
}

interface FillingProps extends Omit<FormScreenProps, 'draftId' | 'missing'> {
  draft: OfflineDraft
  visit: VisitDraft
}

function Filling({ kind, draft, visit, step: asked, onStep }: FillingProps) {
  const { t } = useLingui()
  const part = useRef<HTMLDivElement>(null)
  const [{ data }] = useQuery({
    query: LastVisit,
    variables: { kind: kind.id, custCode: visit.customer },
  })
  const before = data?.lastFormVisit
  const form = useVisitForm(kind, draft, before?.id === visit.visit ? null : before)
  const steps = stepsOf(kind)
  const step = asked && steps.includes(asked) ? asked : steps[0]!
  const at = steps.indexOf(step)
  const go = (next: VisitStep) => {
    onStep(next)
    // The next step is read from its top.
    requestAnimationFrame(() => {
      scrollTo({ top: 0 })
      part.current?.focus({ preventScroll: true })
      focusFirstProblem(part.current)
    })
  }
  const sending = useSending(form, () => go('review'))
  usePlaceStamp(form, sending.busy)
  return (
    <Page
      title={
        visit.seen === null ? (
          <Trans>{kind.name}: new visit</Trans>
        ) : (
          <Trans>{kind.name}: change of a visit</Trans>
        )
      }
      width="reading"
      intro={visit.customerName || <CustomerName customerKey={visit.customer} />}
      actions={
        <DiscardDraft
          form={visitForm}
          draftId={draftIdOf(form.visit)}
          to={`/visit-form/${kind.id}`}
          text={<Trans>Its answers and photos are removed from this device for good.</Trans>}
        />
      }
    >
      <div className={css.body}>
        <StepBar steps={steps} current={step} form={form} onStep={go} />
        {draft.notSaved && (
          <Notice tone="danger" live="alert">
            <Trans>This device stores nothing. Keep this page open until the visit is sent.</Trans>
          </Notice>
        )}
        <div
          ref={part}
          className={css.part}
          tabIndex={-1}
          role="group"
          aria-label={t`Step ${at + 1} of ${steps.length}`}
        >
          {step === 'shop' && <ShopStep form={form} />}
          {step === 'display' && <DisplayStep form={form} />}
          {step === 'questions' && <QuestionStep form={form} />}
          {step === 'series' && <SeriesStep form={form} />}
          {step === 'review' && <ReviewStep form={form} onStep={go} />}
        </div>
        <StickyActions>
          <span className={css.saved} role="status">
            {sending.waits ? (
              <Trans>Sent as soon as the photos are compressed…</Trans>
            ) : (
              !draft.notSaved && <Trans>Saved on this device</Trans>
            )}
          </span>
          {at > 0 && (
            <Button icon="back" onClick={() => go(steps[at - 1]!)}>
              <Trans>Back</Trans>
            </Button>
          )}
          {step === 'review' ? (
            <Button variant="primary" icon="check" busy={sending.busy} onClick={sending.send}>
              <Trans>Send visit</Trans>
            </Button>
          ) : (
            <Button variant="primary" onClick={() => go(steps[at + 1]!)}>
              <Trans>Continue</Trans>
            </Button>
          )}
        </StickyActions>
      </div>
    </Page>
  )
}

/** Sends a form once its photos are ready, and leads to the list; what is missing is said first. */
function useSending(form: ReturnType<typeof useVisitForm>, onProblems: () => void) {
  const { t } = useLingui()
  const toast = useToast()
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'waits' | 'busy'>('idle')
  const { draft, kind, problems, photos, visit } = form
  const isReady = state === 'waits' && photos.unready === 0 && photos.saving.size === 0

  const dispatch = async () => {
    const sent = new Set(
      Object.values(visit.photos)
        .filter((photo) => photo.state === 'ready')
        .map(({ file }) => file),
    )
    if (await form.photos.dropLost()) {
      setState('idle')
      return onProblems()
    }
    for (const { id } of draft.files) if (!sent.has(id)) draft.removeFile(id)
    try {
      await draft.send(visit.customer, ({ fields, files }) =>
        visitIntent(readVisitDraft(fields)!, kind, files, new Date().toISOString()),
      )
      toast({
        tone: 'success',
        text: t`The visit is saved. It’s sent as soon as there’s a connection.`,
      })
      await navigate({ to: `/visit-form/${kind.id}` as never, replace: true })
    } catch (error) {
      setState('idle')
      toast({
        tone: 'danger',
        text:
          error instanceof StaleDraftError
            ? t`This form was changed in another tab. Check it and send it again.`
            : t`The visit couldn’t be saved on this device. Free up space and try again.`,
      })
    }
  }

  const run = () => {
    if (problems.length === 0) {
      setState('busy')
      return void dispatch()
    }
    setState('idle')
    onProblems()
  }
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  // Runs once the last photo is ready, with the form as it is then.
  useEffect(() => {
    if (isReady) latest.current()
  }, [isReady])

  return {
    waits: state === 'waits' && !isReady,
    busy: state !== 'idle',
    send() {
      form.setTried()
      if (problems.length > 0) return onProblems()
      setState('waits')
    },
  }
}
