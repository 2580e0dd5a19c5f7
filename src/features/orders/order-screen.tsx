import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { type Question, useAge, useData } from '#data/load.ts'
import { withBasePath } from '#offline/base-path.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { saveCsv } from '#parts/file/save-csv.ts'
import { useMayOpen } from '#shell/navigation/use-may-open.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Page } from '#ui/page/page.tsx'
import { OrderDeliveries } from './order-deliveries.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderInvoices } from './order-invoices.tsx'
import { OrderLines, OrderTotals } from './order-lines.tsx'
import type { OrderToView, OrderView } from './orders.gql.ts'

interface OrderScreenProps {
  question: Question<ResultOf<typeof OrderToView>, VariablesOf<typeof OrderToView>>
  /** Shown where the chosen customer has no such order. */
  missing: ReactNode
}

/** An order: its lines with what has become of them, deliveries, invoices and history. */
export function OrderScreen({ question, missing }: OrderScreenProps) {
  const { orderView: view } = useData(question)
  const age = useAge(question)
  if (!view) return missing
  const { order } = view
  return (
    <Page
      title={<Trans>Order {order.order_no}</Trans>}
      intro={
        <>
          {order.merchant} <AsOf age={age} />
        </>
      }
      actions={<OrderActions view={view} />}
    >
      <Stack>
        <Card>
          <OrderFacts view={view} />
        </Card>
        <OrderLines view={view} />
        <OrderTotals view={view} />
        <OrderDeliveries deliveries={view.deliveries} />
        <OrderInvoices invoices={view.invoices} />
        <OrderHistory events={view.history} />
      </Stack>
    </Page>
  )
}

function OrderActions({ view: { order, lines } }: { view: OrderView }) {
  const { t } = useLingui()
  const mayRepeat = useMayOpen()('/catalog/repeat-order')
  const known = new Map(lines.map((one) => [one.line, one]))
  const save = () =>
    saveCsv(`${order.order_no}.csv`, [
      [
        t`Order`,
        t`PO number`,
        t`Article code`,
        t`EAN`,
        t`Article`,
        t`Ordered`,
        t`Confirmed`,
        t`Shipped`,
        t`Open`,
        t`Expected`,
        t`Unit`,
        t`Price`,
        t`Subtotal`,
        t`Retail price`,
        t`Currency`,
      ],
      ...order.details.map((line) => {
        const { figures, ean, retail } = known.get(line.id) ?? {}
        const { confirmed = 0, shipped = 0, open = 0, expected } = figures ?? {}
        return [
          order.order_no,
          order.custPoNo ?? '',
          line.article_code_display,
          ean ?? '',
          line.description,
          line.order_qty,
          confirmed,
          shipped,
          open,
          expected ?? '',
          line.uom,
          line.promoprice ?? line.price,
          line.subtotal,
          retail ?? '',
          order.currency,
        ]
      }),
    ])
  return (
    <>
      <Button icon="document" onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
      <Button icon="download" onClick={save}>
        <Trans>CSV file</Trans>
      </Button>
      <a
        href={withBasePath(`/server/orders/${encodeURIComponent(order.order_no)}`)}
        target="_blank"
        rel="noreferrer"
        className={button()}
      >
        <Icon name="document" size="sm" />
        <Trans>PDF</Trans>
      </a>
      {mayRepeat && (
        <Link
          to="/catalog/repeat-order"
          search={{ view: 'orders', order: order.order_no }}
          className={button({ variant: 'primary' })}
        >
          <Icon name="undo" size="sm" />
          <Trans>Order again</Trans>
        </Link>
      )}
    </>
  )
}
