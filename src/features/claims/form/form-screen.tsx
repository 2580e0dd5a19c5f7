import { Link, useNavigate } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from 'urql'
import { type ClaimDraft, claimIntent, readClaimDraft } from '#domain/claims/claim-draft.ts'
import { StaleDraftError } from '#offline/drafts/draft-rows.ts'
import { DiscardDraft } from '#parts/drafts/discard-draft.tsx'
import { useScope } from '#shell/session/use-session.ts'
import { CustomerName } from '#parts/customer/customer-name.tsx'
import { type OfflineDraft, useOfflineDraft } from '#parts/drafts/use-offline-draft.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { Page } from '#ui/page/page.tsx'
import { StickyActions } from '#ui/sticky-actions.tsx'
import * as css from '../claims.css.ts'
import { claimProblemWords, partName } from '../claim-words.ts'
import { ClaimChoices } from '../claims.gql.ts'
import { claimForm } from '#parts/claims/local-claims.ts'
import { ArticlePart } from './article-part.tsx'
import { DocSlots } from './doc-slots.tsx'
import { PeoplePart } from './people-part.tsx'
import { ProblemPart } from './problem-part.tsx'
import { type ClaimFormState, useClaimForm } from './use-claim-form.ts'
import { useCurrentClaim } from './use-current-claim.ts'

interface FormScreenProps {
  draftId: string
  /** The claim as it begins, where there is no draft yet. */
  begin?: ClaimDraft
  /** Called with the first input. */
  onBegun?: () => void
}

/** A claim that is filled in; every change is stored on this device. */
export function FormScreen({ draftId, begin, onBegun }: FormScreenProps) {
  const { t } = useLingui()
  const { title } = useScreen()
  const draft = useOfflineDraft(claimForm, draftId)
  if (!draft)
    return (
      <Page title={title} width="reading">
        <SkeletonRows rows={5} label={t`Reading the form`} />
      </Page>
    )
  if (!readClaimDraft(draft.fields) && !begin)
    return (
      <Page title={title}>
        <EmptyState
          icon="wrench"
          heading={<Trans>This claim is no longer on this device</Trans>}
          text={<Trans>It has been sent or deleted, or it was begun on another device.</Trans>}
          action={
            <Link to={'/claim' as never} className={button()}>
              <Trans>Show claims</Trans>
            </Link>
          }
        />
      </Page>
    )
  return <Filled draft={draft} draftId={draftId} begin={begin} onBegun={onBegun} />
}

function Filled({ draft, draftId, begin, onBegun }: { draft: OfflineDraft } & FormScreenProps) {
  const { t, i18n } = useLingui()
  const { title } = useScreen()
  const { category } = readClaimDraft(draft.fields) ?? begin!
  const [{ data }] = useQuery({ query: ClaimChoices, variables: { category } })
  const form = useClaimForm(draft, begin, onBegun, data?.claimCapabilities.mayClaimNonCode)
  const current = useCurrentClaim(form)
  const isOffice = useScope('claim.process')
  const { claim, problems, share, tried } = form
  const { busy, send } = useSubmit(form)
  const percent = Math.round(share * 100)
  const differing = [...new Set(claim.meanwhile?.map((name) => partName(i18n, name)))].join(', ')
  const goesBack =
    !isOffice &&
    current?.status.id === 'information_needed' &&
    current.nextStatuses.includes('in_review')
  const leave = (field: Element) => {
    const name = field.getAttribute('name')
    if (name) form.leave(name)
  }
  return (
    <Page
      title={title}
      width="reading"
      intro={<CustomerName customerKey={claim.customer} />}
      actions={
        form.isStored && (
          <DiscardDraft
            form={claimForm}
            draftId={draftId}
            to={claim.seen === null ? '/claim' : `/claim/${claim.claim}`}
            text={
              <Trans>Its details, photos and papers are removed from this device for good.</Trans>
            }
          />
        )
      }
    >
      {/* React hears here that a field inside is left. */}
      <div className={css.body} onBlur={({ target }) => leave(target)}>
        {claim.meanwhile && (
          <Notice
            tone="warning"
            live="status"
            title={<Trans>This claim has changed since you began</Trans>}
          >
            {claim.meanwhile.length > 0 ? (
              <Trans>
                Yours is different in: {differing}. What you save replaces what’s there.
              </Trans>
            ) : (
              <Trans>What you filled in is the same.</Trans>
            )}
          </Notice>
        )}
        {goesBack && (
          <Notice>
            <Trans>Once you save your changes, the claim goes back to review.</Trans>
          </Notice>
        )}
        <label className={css.quiet}>
          <Trans>{percent} % complete</Trans>
          <progress className={css.meter} max={1} value={share} aria-label={t`Completeness`} />
        </label>
        {draft.notSaved && (
          <Notice tone="danger" live="alert">
            <Trans>This device stores nothing. Keep this page open until the claim is sent.</Trans>
          </Notice>
        )}
        {tried && problems.length > 0 && (
          <Notice
            tone="danger"
            live="alert"
            title={
              <Plural
                value={problems.length}
                one="# thing is missing before the claim can be submitted"
                other="# things are missing before the claim can be submitted"
              />
            }
          >
            <ul>
              {problems.map(({ field, code }) => (
                <li key={field + code}>
                  {partName(i18n, field)}: <ProblemText code={code} words={claimProblemWords} />
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <ArticlePart form={form} />
        <ProblemPart
          form={form}
          choices={data?.claimProblems ?? []}
          current={current?.problems ?? []}
        />
        <DocSlots form={form} />
        <PeoplePart form={form} />
        <StickyActions>
          <span className={css.quiet} role="status">
            {form.isStored && !draft.notSaved && <Trans>Saved on this device</Trans>}
          </span>
          <Button variant="primary" icon="check" busy={busy} onClick={send}>
            {claim.seen === null ? <Trans>Submit claim</Trans> : <Trans>Save changes</Trans>}
          </Button>
        </StickyActions>
      </div>
    </Page>
  )
}

/** Submits a claim through the outbox; what is missing is said first. */
function useSubmit(form: ClaimFormState) {
  const { draft, claim, problems, saving, isStored, setTried } = form
  const { t } = useLingui()
  const toast = useToast()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const leave = () =>
    navigate({
      to: (claim.seen === null ? '/claim' : `/claim/${claim.claim}`) as never,
      replace: true,
    })
  const dispatch = async () => {
    setBusy(true)
    try {
      await draft.send(claim.customer, ({ fields, files }) =>
        claimIntent(readClaimDraft(fields)!, files),
      )
      toast({
        tone: 'success',
        text: t`The claim is saved. It’s sent as soon as there’s a connection.`,
      })
      await leave()
    } catch (error) {
      setBusy(false)
      toast({
        tone: 'danger',
        text:
          error instanceof StaleDraftError
            ? t`This form was changed in another tab. Check it and send it again.`
            : t`The claim couldn’t be saved on this device. Free up space and try again.`,
      })
    }
  }
  return {
    busy: busy || saving.size > 0,
    send() {
      setTried()
      // Nothing was changed: there is nothing to send.
      if (problems.length === 0) void (isStored ? dispatch() : leave())
      else scrollTo({ top: 0 })
    },
  }
}
