import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import { saveCsv } from '#parts/file/save-csv.ts'
import { OrderLink } from '#parts/order/order-link.tsx'
import { useMayOpen } from '#shell/navigation/use-may-open.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Table } from '#ui/table/table.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { KeptReceipts } from './receive/kept-receipts.tsx'
import type { OrderView } from './orders.gql.ts'
import { Tracking } from './tracking.tsx'
import * as css from './orders.css.ts'

/** A delivery; lists of deliveries know its ship-to and notes. */
export type ShownDelivery = OrderView['deliveries'][number] & {
  shipTo?: string | null
  notes?: string | null
}

interface DeliveryDialogProps {
  shown: ShownDelivery | null
  onClose: () => void
}

/** A delivery with its lines and tracking. */
export function DeliveryDialog({ shown, onClose }: DeliveryDialogProps) {
  const mayReceive = useMayOpen()('/order/receive')
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onClose()}
      width="large"
      title={shown && <Trans>Delivery {shown.doNumber}</Trans>}
      description={shown?.expeditionName}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {shown && <DeliveryFile delivery={shown} />}
          {shown && mayReceive && (
            <Link
              to="/order/receive/{-$doNumber}"
              params={{ doNumber: shown.doNumber }}
              className={button({ variant: 'primary' })}
            >
              <Icon name="scan" size="sm" />
              <Trans>Receive</Trans>
            </Link>
          )}
        </>
      }
    >
      {shown && <Body delivery={shown} />}
    </Dialog>
  )
}

/** The lines of a delivery as a file, for a shop's own system. */
function DeliveryFile({ delivery }: { delivery: ShownDelivery }) {
  const { t } = useLingui()
  const save = () =>
    saveCsv(`${delivery.doNumber}.csv`, [
      [
        t`Delivery`,
        t`Left on`,
        t`Tracking`,
        t`Order`,
        t`PO number`,
        t`Article code`,
        t`Article`,
        t`Quantity`,
        t`Unit`,
      ],
      ...delivery.detail.map((line) => [
        delivery.doNumber,
        delivery.deliveryDate ?? '',
        delivery.trackingNo ?? '',
        line.orderNo,
        line.poNo ?? '',
        line.articleCodeDisplay,
        line.description,
        line.qty,
        line.uom,
      ]),
    ])
  return (
    <Button icon="download" onClick={save}>
      <Trans>CSV file</Trans>
    </Button>
  )
}

function Body({ delivery }: { delivery: ShownDelivery }) {
  const { t } = useLingui()
  const { day } = useDates()
  const { deliveryDate, estimatedDeliveryDate: expected } = delivery
  return (
    <Stack>
      <dl className={css.facts}>
        <div>
          <dt>
            <Trans>Status</Trans>
          </dt>
          <dd>
            <DeliveryState delivery={delivery} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Left on</Trans>
          </dt>
          <dd>{deliveryDate ? day(deliveryDate) : '–'}</dd>
        </div>
        <div>
          <dt>
            <Trans>Expected</Trans>
          </dt>
          <dd>{expected ? day(expected) : '–'}</dd>
        </div>
        <div>
          <dt>
            <Trans>Tracking</Trans>
          </dt>
          <dd>
            <Tracking delivery={delivery} />
          </dd>
        </div>
        {delivery.shipTo && (
          <div>
            <dt>
              <Trans>Ship to</Trans>
            </dt>
            <dd>{delivery.shipTo}</dd>
          </div>
        )}
        {delivery.notes && (
          <div>
            <dt>
              <Trans>Notes</Trans>
            </dt>
            <dd>{delivery.notes}</dd>
          </div>
        )}
      </dl>
      <Table
        caption={t`Lines of the delivery`}
        rows={delivery.detail}
        keyOf={({ line }) => line}
        columns={[
          {
            key: 'article',
            title: t`Article`,
            lead: true,
            cell: ({ description, articleCodeDisplay }) => (
              <span>
                {description}
                <span className={css.quiet}>{articleCodeDisplay}</span>
              </span>
            ),
          },
          {
            key: 'qty',
            title: t`Quantity`,
            align: 'end',
            text: ({ qty, uom }) => `${qty} ${uom}`,
          },
          { key: 'ordered', title: t`Ordered`, align: 'end', text: ({ orderQty }) => orderQty },
          {
            key: 'order',
            title: t`Order`,
            cell: ({ orderNo, poNo }) => (
              <span>
                <OrderLink orderNo={orderNo} className={css.link} />
                {poNo && <span className={css.quiet}>{poNo}</span>}
              </span>
            ),
          },
        ]}
      />
      {delivery.receipts.length > 0 && (
        <KeptReceipts delivery={delivery.doNumber} receipts={delivery.receipts} />
      )}
    </Stack>
  )
}
