import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useQuery } from 'urql'
import { useDates } from '#parts/date/use-dates.ts'
import { OrderLink } from '#parts/order/order-link.tsx'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Table } from '#ui/table/table.tsx'
import { ConfirmOrder } from './confirm-order.tsx'
import type { OfficeOrderRow } from './office-order-row.ts'
import { OfficeOrder } from './office-orders.gql.ts'

interface OfficeOrderDialogProps {
  shown: OfficeOrderRow | null
  onClose: () => void
}

/** An order's lines with what is confirmed of each, and a way to confirm them. */
export function OfficeOrderDialog({ shown, onClose }: OfficeOrderDialogProps) {
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onClose()}
      width="large"
      title={shown && <Trans>Order {shown.order_no}</Trans>}
      description={shown?.custName}
      footer={
        <>
          {shown && (
            <OrderLink
              orderNo={shown.order_no}
              customer={shown.custCode}
              className={button({ variant: 'secondary' })}
            >
              <Trans>Open the order</Trans>
            </OrderLink>
          )}
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {shown && <Lines order={shown} onClose={onClose} />}
    </Dialog>
  )
}

function Lines({ order, onClose }: { order: OfficeOrderRow; onClose: () => void }) {
  const { t } = useLingui()
  const [{ data, error }, ask] = useQuery({
    query: OfficeOrder,
    variables: { orderNo: order.order_no },
    requestPolicy: 'cache-and-network',
  })
  const detail = data?.officeOrder
  if (!detail)
    return error ? (
      <ErrorState
        heading={<Trans>The order couldn’t be loaded</Trans>}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    ) : (
      <SkeletonRows rows={4} label={t`Reading the order`} />
    )
  return (
    <Stack>
      {detail.paymentId && (
        <p>
          <Link to="/payment/$id" params={{ id: detail.paymentId }}>
            <Trans>Open the payment to approve or void it</Trans>
          </Link>
        </p>
      )}
      {detail.confirmable && <ConfirmOrder order={order} onDone={onClose} />}
      <LineTable lines={detail.lines} />
    </Stack>
  )
}

type Line = NonNullable<ResultOf<typeof OfficeOrder>['officeOrder']>['lines'][number]

function LineTable({ lines }: { lines: readonly Line[] }) {
  const { t } = useLingui()
  const { day } = useDates()
  return (
    <Table
      caption={t`Lines of the order`}
      rows={lines}
      keyOf={({ line }) => line}
      columns={[
        {
          key: 'article',
          title: t`Article`,
          lead: true,
          text: ({ article_code_display, description }) => `${article_code_display} ${description}`,
        },
        {
          key: 'qty',
          title: t`Ordered`,
          align: 'end',
          text: ({ order_qty, uom }) => `${order_qty} ${uom}`,
        },
        {
          key: 'confirmed',
          title: t`Confirmed`,
          align: 'end',
          text: ({ confirmedQty, cancelled }) => (cancelled ? t`Canceled` : confirmedQty),
        },
        { key: 'open', title: t`Open`, align: 'end', text: ({ openQty }) => openQty },
        { key: 'next', title: t`Next`, text: ({ next }) => (next ? day(next) : '–') },
      ]}
    />
  )
}
