import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { CustomerName } from '#parts/customer/customer-name.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { RejectionText } from '#parts/sync/rejection-text.tsx'
import type { LocalVisit } from '#parts/visits/local-visits.ts'
import { useReopenVisit } from '#parts/visits/use-reopen-visit.ts'
import { VisitState } from '#parts/visits/visit-state.tsx'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { ownPhotos } from '../photos/listed-photos.ts'
import { Thumbs } from '../photos/thumbs.tsx'
import * as css from './local-list.css.ts'

/** Visits on this device: drafts, those that wait to be sent, and those that need the person. */
export function LocalList({ visits }: { visits: readonly LocalVisit[] }) {
  const { t } = useLingui()
  return (
    <Card title={t`On this device`}>
      <ul className={css.rows}>
        {visits.map((one) => (
          <LocalRow key={one.mutationId ?? one.draftId} local={one} />
        ))}
      </ul>
    </Card>
  )
}

function LocalRow({ local }: { local: LocalVisit }) {
  const { brief } = useDates()
  const reopen = useReopenVisit()
  const { visit, state, draftId, at, reason, mutationId } = local
  return (
    <li className={css.row}>
      <span className={css.words}>
        <strong>{visit.customerName || <CustomerName customerKey={visit.customer} />}</strong>
        <span className={css.quiet}>{brief(at)}</span>
        <VisitState state={state} />
        {state === 'needs_you' && (
          <span className={css.reason}>
            <RejectionText reason={reason ?? null} kind="VISIT" />
          </span>
        )}
      </span>
      <Thumbs photos={ownPhotos(visit)} />
      {state === 'draft' ? (
        <Link
          to={`/visit-form/${visit.form}/create` as never}
          search={{ draft: draftId } as never}
          className={button({ variant: 'primary' })}
        >
          <Trans>Continue</Trans>
        </Link>
      ) : (
        mutationId &&
        state !== 'sending' && (
          <Button icon="edit" onClick={() => void reopen(local)}>
            <Trans>Edit</Trans>
          </Button>
        )
      )}
    </li>
  )
}
