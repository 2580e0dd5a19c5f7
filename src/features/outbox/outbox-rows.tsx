import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ConflictRow } from '#offline/database.ts'
import type { PendingChange } from '#offline/sync/pending-changes.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { SwitchButton } from '#parts/customer/switch-button.tsx'
import { ChangeText } from '#parts/sync/change-text.tsx'
import { changeWords } from '#parts/sync/change-words.ts'
import { RejectionText } from '#parts/sync/rejection-text.tsx'
import type { OrderIntent } from '#domain/ordering/order-intent.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { WithdrawChange } from '#parts/sync/withdraw-change.tsx'
import { DismissChange } from './dismiss-change.tsx'
import { EditClaim, EditFrameForm, EditVisit } from './edit-again.tsx'
import { FileProgress } from './file-progress.tsx'
import { ReopenOrder } from './reopen-order.tsx'
import * as css from './outbox.css.ts'

const titleOf = ({ name, args }: Pick<ConflictRow, 'name' | 'args'>) =>
  name ?? ('article' in args ? args.article : null)

/** Title of a change that is about no single article. */
const WholeCart = ({ kind }: Pick<ConflictRow, 'kind'>) =>
  kind === 'ORDER' ? (
    <Trans>Offline order</Trans>
  ) : kind === 'QUOTE' ? (
    <Trans>Offline quote</Trans>
  ) : kind === 'PAYMENT_PROOF' ? (
    <Trans>Proof of payment</Trans>
  ) : kind === 'RECEIVE_DELIVERY' ? (
    <Trans>Received delivery</Trans>
  ) : kind === 'COLLECT_STATUS' || kind === 'COLLECT_SHIPMENT' ? (
    <Trans>Click and collect</Trans>
  ) : kind === 'THIRD_PARTY_ORDER' ? (
    <Trans>Third-party order</Trans>
  ) : kind === 'CLAIM' ? (
    <Trans>Claim</Trans>
  ) : kind === 'PDI' ? (
    <Trans>Pre-delivery inspection</Trans>
  ) : kind === 'REGISTER_FRAME' ? (
    <Trans>Reported sale</Trans>
  ) : kind === 'VISIT' || kind === 'DELETE_VISIT' || kind === 'RESTORE_VISIT' ? (
    <Trans>Visit report</Trans>
  ) : kind === 'NOTE_EXPORT' ? (
    <Trans>Exported cart</Trans>
  ) : (
    <Trans>Whole cart</Trans>
  )

/** A change that the server does not have yet. */
export function PendingRow({ change, sending }: { change: PendingChange; sending: boolean }) {
  const { i18n } = useLingui()
  return (
    <li className={css.row}>
      <div className={css.words}>
        <div className={css.name}>
          {titleOf(change) ?? change.cartName ?? <WholeCart kind={change.kind} />}
        </div>
        <div className={css.quiet}>
          <ChangeText kind={change.kind} args={change.args} />
          {change.cartName && <> · {change.cartName}</>} · <TimeText at={change.at} />
        </div>
        <FileProgress args={change.args} />
      </div>
      <div className={css.buttons}>
        {sending ? (
          <StatusDot tone="info">
            <Trans>Sending…</Trans>
          </StatusDot>
        ) : (
          <StatusDot tone="neutral">
            <Trans>Waiting</Trans>
          </StatusDot>
        )}
        {change.kind === 'VISIT' && <EditVisit row={change} disabled={sending} />}
        {/* The file is written: what the audit log will say of it can't be taken back. */}
        {change.kind !== 'NOTE_EXPORT' && (
          <WithdrawChange
            kind={change.kind}
            mutationId={change.mutationId}
            name={titleOf(change) ?? changeWords(i18n, change)}
            disabled={sending}
          />
        )}
      </div>
    </li>
  )
}

/** A refused or overwriting change: what happened, and what can be done. */
export function ConflictItem({ row }: { row: ConflictRow }) {
  const needsYou = useAtomValue(offlineAtom)?.needsYou
  const { overwrote } = row
  return (
    <li className={css.row}>
      <div className={css.words}>
        <div className={css.name}>{titleOf(row) ?? <WholeCart kind={row.kind} />}</div>
        <div className={overwrote ? undefined : css.reason}>
          {overwrote ? (
            <Overwritten {...overwrote} />
          ) : (
            <RejectionText reason={row.reason} kind={row.kind} />
          )}
        </div>
        <div className={css.quiet}>
          <ChangeText kind={row.kind} args={row.args} /> · <TimeText at={row.at} />
        </div>
        <FileProgress args={row.args} />
      </div>
      <div className={css.buttons}>
        {overwrote ? (
          <Button icon="undo" onClick={() => void needsYou?.undo(row)}>
            <Trans>Undo</Trans>
          </Button>
        ) : (
          // A third-party order can go back into its cart and be placed again, however late it is.
          (row.reason !== 'too_late' || row.kind === 'THIRD_PARTY_ORDER') &&
          (row.kind === 'ORDER' ? (
            <ReviewLink row={row} />
          ) : row.kind === 'QUOTE' ? (
            // Sent again it would be refused again: its prices are those of that moment.
            <Link to="/cart" className={button()}>
              <Trans>Open the cart</Trans>
            </Link>
          ) : row.kind === 'VISIT' ? (
            <EditVisit row={row} />
          ) : row.kind === 'CLAIM' ? (
            <EditClaim row={row} />
          ) : row.kind === 'PDI' || row.kind === 'REGISTER_FRAME' ? (
            <EditFrameForm row={row} />
          ) : row.kind === 'THIRD_PARTY_ORDER' ? (
            <ReopenOrder row={row} />
          ) : (
            <Button icon="refresh" onClick={() => void needsYou?.retry(row)}>
              <Trans>Try again</Trans>
            </Button>
          ))
        )}
        <DismissChange row={row} />
      </div>
    </li>
  )
}

/** The way to the checkout of an order that could not be placed; its customer has to be the chosen one. */
function ReviewLink({ row }: { row: ConflictRow }) {
  const chosen = useAtomValue(cartCustomerAtom)
  const { cart } = row.args as OrderIntent['args']
  if (row.customerKey !== chosen) return <SwitchButton code={row.customerKey} />
  return (
    <Link
      to="/cart/checkout"
      search={{ order: row.mutationId, ...(cart && { cart }) }}
      className={button()}
    >
      <Trans>Review order</Trans>
    </Link>
  )
}

function Overwritten({ by, from, to }: { by: string; from: number; to: number }) {
  return by ? (
    <Trans>
      {by} had set {from}; your {to} replaced it
    </Trans>
  ) : (
    <Trans>
      Someone had set {from}; your {to} replaced it
    </Trans>
  )
}

function TimeText({ at }: { at: number }) {
  const { brief } = useDates()
  return <time dateTime={new Date(at).toISOString()}>{brief(at)}</time>
}
