import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDates } from '#parts/date/use-dates.ts'
import { Card } from '#ui/display/card.tsx'
import { Table } from '#ui/table/table.tsx'
import { DeliveryDialog, type ShownDelivery } from './delivery-dialog.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { Tracking } from './tracking.tsx'
import * as css from './orders.css.ts'

interface OrderDeliveriesProps {
  /** Heading in place of "Deliveries". */
  title?: string
  deliveries: readonly ShownDelivery[]
}

/** Deliveries, each with its lines in a dialog. */
export function OrderDeliveries({ title, deliveries }: OrderDeliveriesProps) {
  const { t } = useLingui()
  const { day } = useDates()
  const [shown, setShown] = useState<ShownDelivery | null>(null)
  if (deliveries.length === 0)
    return (
      <Card title={<Trans>Deliveries</Trans>}>
        <Trans>Nothing has left yet.</Trans>
      </Card>
    )
  return (
    <Card title={title ?? <Trans>Deliveries</Trans>} padded={false}>
      <Table
        caption={t`Deliveries`}
        rows={deliveries}
        keyOf={({ doNumber }) => doNumber}
        onRow={setShown}
        columns={[
          {
            key: 'number',
            title: t`Delivery`,
            lead: true,
            cell: (row) => (
              <button type="button" className={css.open} onClick={() => setShown(row)}>
                {row.doNumber}
              </button>
            ),
          },
          { key: 'state', title: t`Status`, cell: (row) => <DeliveryState delivery={row} /> },
          {
            key: 'left',
            title: t`Left on`,
            text: ({ deliveryDate }) => (deliveryDate ? day(deliveryDate) : '–'),
          },
          {
            key: 'expected',
            title: t`Expected`,
            text: ({ estimatedDeliveryDate: on }) => (on ? day(on) : '–'),
          },
          {
            key: 'carrier',
            title: t`Carrier`,
            text: ({ expeditionName }) => expeditionName ?? '–',
          },
          { key: 'tracking', title: t`Tracking`, cell: (row) => <Tracking delivery={row} /> },
        ]}
      />
      <DeliveryDialog shown={shown} onClose={() => setShown(null)} />
    </Card>
  )
}
