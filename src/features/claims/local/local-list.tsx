import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { claimForm, type LocalClaim, useLocalClaims } from '#parts/claims/local-claims.ts'
import { useReopenClaim } from '#parts/claims/use-reopen-claim.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { DiscardDraft } from '#parts/drafts/discard-draft.tsx'
import { RejectionText } from '#parts/sync/rejection-text.tsx'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import * as css from '../claims.css.ts'

/** Claims on this device: drafts, those that wait to be sent, and those that need the person. */
export function LocalList() {
  const { t } = useLingui()
  const claims = useLocalClaims() ?? []
  if (claims.length === 0) return null
  return (
    <Card title={t`On this device`}>
      <ul className={css.rows}>
        {claims.map((one) => (
          <LocalRow key={one.mutationId ?? one.draftId} local={one} />
        ))}
      </ul>
    </Card>
  )
}

function LocalRow({ local }: { local: LocalClaim }) {
  const { brief } = useDates()
  const reopen = useReopenClaim()
  const { draft, state, draftId, at, reason = null } = local
  const { frameNumber, articleCode, description } = draft.fields
  return (
    <li className={css.row}>
      <span className={css.words}>
        <strong>
          {frameNumber || articleCode || description || <Trans>Claim without details</Trans>}
        </strong>
        <span className={css.quiet}>{brief(at)}</span>
        <span className={state === 'needs_you' ? css.warn : css.quiet}>
          {state === 'draft' && <Trans>Draft</Trans>}
          {state === 'waiting' && <Trans>Waiting to be sent</Trans>}
          {state === 'needs_you' && <RejectionText reason={reason} kind="CLAIM" />}
        </span>
      </span>
      {state === 'draft' ? (
        <span className={css.buttons}>
          <DiscardDraft
            form={claimForm}
            draftId={draftId}
            text={
              <Trans>Its details, photos and papers are removed from this device for good.</Trans>
            }
          />
          <Link
            to={`/claim/create/${draft.category}` as never}
            search={{ draft: draftId } as never}
            className={button({ variant: 'primary' })}
          >
            <Trans>Continue</Trans>
          </Link>
        </span>
      ) : (
        <Button icon="edit" onClick={() => void reopen(local)}>
          <Trans>Edit</Trans>
        </Button>
      )}
    </li>
  )
}
