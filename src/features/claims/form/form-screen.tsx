import { Link, useNavigate } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from 'urql'
import { claimIntent, readClaimDraft } from '#domain/claims/claim-draft.ts'
import { StaleDraftError } from '#offline/drafts/draft-rows.ts'
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
import { useClaimForm } from './use-claim-form.ts'

/** A claim that is filled in; every change is stored on this device. */
export function FormScreen({ draftId }: { draftId: string }) {
  const { t } = useLingui()
  const { title } = useScreen()
  const draft = useOfflineDraft(claimForm, draftId)
  if (!draft)
    return (
      <Page title={title} width="reading">
        <SkeletonRows rows={5} label={t`Reading the form`} />
      </Page>
    )
  if (!readClaimDraft(draft.fields))
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
  return <Filled draft={draft} />
}

function Filled({ draft }: { draft: OfflineDraft }) {
  const { t, i18n } = useLingui()
  const { title } = useScreen()
  const form = useClaimForm(draft)
  const { claim, problems, share, tried } = form
  const [{ data }] = useQuery({ query: ClaimChoices, variables: { category: claim.category } })
  const { busy, send } = useSubmit(form)
  const percent = Math.round(share * 100)
  return (
    <Page title={title} width="reading" intro={<CustomerName customerKey={claim.customer} />}>
      <div className={css.body}>
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
        <ProblemPart form={form} choices={data?.claimProblems ?? []} />
        <DocSlots form={form} />
        <PeoplePart form={form} />
        <StickyActions>
          <span className={css.quiet} role="status">
            {!draft.notSaved && <Trans>Saved on this device</Trans>}
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
function useSubmit({ draft, claim, problems, saving, setTried }: ReturnType<typeof useClaimForm>) {
  const { t } = useLingui()
  const toast = useToast()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
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
      await navigate({ to: '/claim' as never, replace: true })
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
      if (problems.length === 0) void dispatch()
      else scrollTo({ top: 0 })
    },
  }
}
