import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { OrderIntent } from '#domain/ordering/order-intent.ts'
import type { ConflictRow } from '#offline/database.ts'
import { useConflicts } from '#parts/sync/use-conflicts.ts'
import { RejectionText } from '#parts/sync/rejection-text.tsx'
import { cartCustomerAtom } from '#shell/sync/sync-state.ts'
import { button } from '#ui/button.css.ts'
import { Notice } from '#ui/feedback/notice.tsx'

/** An order made offline that could not be placed as it was seen: why, and the way to review it. */
export function ReviewOrder({ row }: { row: ConflictRow }) {
  const { cart } = row.args as OrderIntent['args']
  return (
    <Notice
      tone="warning"
      live="alert"
      title={<Trans>Your offline order wasn’t placed</Trans>}
      action={
        <Link
          to="/cart/checkout"
          search={{ order: row.mutationId, ...(cart && { cart }) }}
          className={button()}
        >
          <Trans>Review order</Trans>
        </Link>
      }
    >
      <RejectionText reason={row.reason} kind={row.kind} />
    </Notice>
  )
}

/** Orders of the chosen customer that were made offline and could not be placed. */
export function RefusedOrders() {
  const customerKey = useAtomValue(cartCustomerAtom)
  return useConflicts()
    .filter((row) => row.kind === 'ORDER' && row.customerKey === customerKey)
    .filter(({ reason }) => reason !== 'too_late')
    .map((row) => <ReviewOrder key={row.mutationId} row={row} />)
}
