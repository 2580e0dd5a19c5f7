import { Link, useRouter } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import type { PlacedOrder } from '#domain/ordering/checkout-answer.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { RejectionText } from '#parts/sync/rejection-text.tsx'
import { useConflicts } from '#parts/sync/use-conflicts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { FieldErrors } from './checkout-form-data.ts'
import { RefusalText, refusalWords } from '#parts/order/refusal-text.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { useCustomerBlock } from './use-customer-block.ts'
import { EarlierOrder } from '../orders/sent-order-notice.tsx'

const atField =
  /^(shipto|paymentId|custPoNo|notes|request_delivery_date|request_delivery_to|orderType|shipments\..+)$/

/** Everything to know before ordering that belongs to no field. */
export function CheckoutNotices({
  errors,
  unsent,
  earlier,
  termsAt,
}: {
  errors: FieldErrors
  unsent: number
  earlier: readonly PlacedOrder[]
  /** Time of stored terms, in ms of this device's clock; null: they are the server's of now. */
  termsAt: number | null
}) {
  const online = useAtomValue(onlineAtom)
  const { brief } = useDates()
  return (
    <>
      {!online && (
        <Notice tone="warning" live="status" title={<Trans>You’re offline</Trans>}>
          <Trans>
            You can place the order now. It waits on this device and is placed when you’re back
            online, if prices, stock and terms are still the same.
          </Trans>
          {termsAt !== null && (
            <p>
              <Trans>Delivery and payment options as of {brief(termsAt)}</Trans>
            </p>
          )}
        </Notice>
      )}
      <BlockedNotice />
      {earlier.length > 0 && <EarlierOrder numbers={earlier.map(({ order_no }) => order_no)} />}
      <GeneralErrors errors={errors} />
      {online && unsent > 0 && <Unsent count={unsent} />}
      <NeedsYouNotice />
    </>
  )
}

/** Said before the buyer fills in a form that the server would refuse. */
function BlockedNotice() {
  const { i18n } = useLingui()
  const reason = useCustomerBlock()
  const { creditStatusBlockedReason } = useConfig()
  if (!reason) return null
  return (
    <Notice tone="danger" title={<Trans>This customer can’t order</Trans>}>
      {refusalWords(i18n, creditStatusBlockedReason ? `customer_${reason}` : 'customer_blocked')}
    </Notice>
  )
}

function GeneralErrors({ errors }: { errors: FieldErrors }) {
  const router = useRouter()
  const general = [
    ...new Set(
      Object.entries(errors).flatMap(([field, code]) => (atField.test(field) ? [] : [code])),
    ),
  ]
  const stale = Object.values(errors).some(
    (code) => code === 'ship_to_changed' || code === 'payment_not_offered',
  )
  return (
    <>
      {general.map((code) => (
        <Notice key={code} tone="danger" live="alert">
          <RefusalText code={code} />
        </Notice>
      ))}
      {stale && (
        <Notice
          tone="warning"
          live="alert"
          action={
            <Button icon="refresh" onClick={() => void router.invalidate()}>
              <Trans>Refresh</Trans>
            </Button>
          }
        >
          <Trans>The options for this customer have changed since you opened this page.</Trans>
        </Notice>
      )}
    </>
  )
}

function Unsent({ count }: { count: number }) {
  const offline = useAtomValue(offlineAtom)
  return (
    <Notice
      tone="warning"
      live="status"
      action={
        <Button onClick={() => void offline?.sendNow()}>
          <Trans>Send now</Trans>
        </Button>
      }
    >
      <Plural
        value={count}
        one="# change of this cart has not been sent yet."
        other="# changes of this cart have not been sent yet."
      />
    </Notice>
  )
}

const maxNamed = 3

/** Changes that were refused or overwritten: the cart is not what the person thinks it is. */
function NeedsYouNotice() {
  const customerKey = useAtomValue(cartCustomerAtom)
  const rows = useConflicts().filter((row) => row.customerKey === customerKey)
  if (rows.length === 0) return null
  return (
    <Notice
      tone="warning"
      live="status"
      title={
        <Plural
          value={rows.length}
          one="# change of this cart needs you"
          other="# changes of this cart need you"
        />
      }
    >
      <ul>
        {rows.slice(0, maxNamed).map(({ mutationId, name, args, kind, reason, overwrote }) => (
          <li key={mutationId}>
            {'article' in args && <>{name ?? args.article}: </>}
            {overwrote ? (
              <Trans>you replaced a change by {overwrote.by}</Trans>
            ) : (
              <RejectionText reason={reason} kind={kind} />
            )}
          </li>
        ))}
      </ul>
      <Link to="/outbox">
        <Trans>Open the outbox</Trans>
      </Link>
    </Notice>
  )
}
