import { Trans, useLingui } from '@lingui/react/macro'
import { consignmentFillUp } from '#domain/ordering/checkout.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { OrderLink } from '#parts/order/order-link.tsx'
import { OrderTurn } from '#parts/order/order-turn.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/display/facts.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Table } from '#ui/table/table.tsx'
import type { OpenCompany, OpenLine } from './orders.gql.ts'
import { Tracking } from './tracking.tsx'

interface OpenLineDialogProps {
  /** Null: closed. */
  shown: OpenLine | null
  deliveries: OpenCompany['deliveries']
  onClose: () => void
}

/** An open line: its order, what was asked for, and the deliveries that have brought or will bring some of it. */
export function OpenLineDialog({ shown, deliveries, onClose }: OpenLineDialogProps) {
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onClose()}
      width="large"
      title={shown?.articleDescription}
      description={shown?.articleCodeDisplay}
      footer={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {shown && <Body line={shown} deliveries={deliveries} />}
    </Dialog>
  )
}

function Body({ line, deliveries }: { line: OpenLine; deliveries: OpenCompany['deliveries'] }) {
  const { t } = useLingui()
  const { day, brief } = useDates()
  const { currency } = useConfig()
  const money = (amount: string) => formatMoneyIn(amount, line.currency, currency)
  const { figures, shipToDetail, orderType, requestDeliveryDate } = line
  const piecesIn = ({ detail }: OpenCompany['deliveries'][number]) =>
    detail
      .filter(
        ({ orderNo, articleCode }) =>
          orderNo === line.orderNumber && articleCode === line.articleCode,
      )
      .reduce((total, { qty }) => total + qty, 0)
  const own = deliveries.filter((delivery) => piecesIn(delivery) > 0)
  return (
    <Stack>
      <Facts
        facts={[
          [t`Order`, <OrderLink key="order" orderNo={line.orderNumber} />],
          [t`ERP number`, line.soNumber],
          [t`PO number`, line.poNumber],
          [
            t`Kind of order`,
            orderType === consignmentFillUp.code ? t`Consignment fill-up (CF)` : null,
          ],
          [t`Placed`, brief(Date.parse(String(line.createdAt)))],
          [t`Placed by`, line.createdBy],
          [t`Status`, <OrderTurn key="turn" phase={figures.phase} since={undefined} />],
          [t`Requested for`, requestDeliveryDate && day(String(requestDeliveryDate))],
          [t`Expected`, figures.expected && day(String(figures.expected))],
          [t`Open`, `${figures.open} ${line.uom}`],
          [t`Price`, money(String(line.price))],
          [t`Subtotal`, money(String(line.subTotal))],
          [
            t`Ship to`,
            shipToDetail && [shipToDetail.name, shipToDetail.address].filter(Boolean).join(', '),
          ],
          [t`Notes`, line.notes],
          [t`Internal notes`, line.internalNotes],
        ]}
      />
      {own.length > 0 && (
        <Table
          caption={t`Deliveries`}
          rows={own}
          keyOf={({ doNumber }) => doNumber}
          columns={[
            { key: 'no', title: t`Delivery`, lead: true, text: ({ doNumber }) => doNumber },
            {
              key: 'qty',
              title: t`Quantity`,
              align: 'end',
              text: (one) => `${piecesIn(one)} ${line.uom}`,
            },
            {
              key: 'left',
              title: t`Left on`,
              text: ({ deliveryDate }) => (deliveryDate ? day(String(deliveryDate)) : t`Packed`),
            },
            {
              key: 'expected',
              title: t`Expected`,
              text: ({ estimatedDeliveryDate: expected }) =>
                expected ? day(String(expected)) : '–',
            },
            { key: 'carrier', title: t`Carrier`, text: (one) => one.expeditionName ?? '–' },
            {
              key: 'tracking',
              title: t`Tracking`,
              cell: (delivery) => <Tracking delivery={delivery} />,
            },
          ]}
        />
      )}
    </Stack>
  )
}
