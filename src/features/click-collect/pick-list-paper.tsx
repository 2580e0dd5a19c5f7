import { Trans } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Paper } from '#ui/page/paper.tsx'
import { ruled } from '#ui/page/paper.css.ts'
import type { CollectOrder } from './click-collect.gql.ts'

/** The printed pick list: every line with a box to tick. */
export function PickListPaper({ order }: { order: CollectOrder }) {
  const { webTitle } = useConfig()
  const { dayOf } = useDates()
  return (
    <Paper>
      <p>{webTitle}</p>
      <h1>
        <Trans>Pick list, order {order.id}</Trans>
      </h1>
      <p>
        {order.customer.fullName}, {dayOf(Date.parse(String(order.createdAt)))}
        <br />
        {order.custName} ({order.custCode})
      </p>
      <table className={ruled}>
        <thead>
          <tr>
            <th aria-hidden="true" />
            <th>
              <Trans>Article</Trans>
            </th>
            <th>
              <Trans>Ordered</Trans>
            </th>
            <th>
              <Trans>Arrived</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.details.map(({ id, name, sku, qty, qtyShipped }) => (
            <tr key={id}>
              <td>☐</td>
              <td>
                {name} ({sku})
              </td>
              <td>{qty}</td>
              <td>{qtyShipped}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  )
}
