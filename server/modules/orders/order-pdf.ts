import { addressText } from '#domain/ordering/address-text.ts'
import { compare, type Decimal, sum } from '#domain/ordering/money.ts'
import { dayIn } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import { drawFacts, drawSmall, drawSums, drawTable, startPaper } from '../../paper/paper.ts'
import type { OrderFacts } from './order-facts.ts'
import type { readOrders } from './order-store.ts'

type Order = Awaited<ReturnType<typeof readOrders>>[number]

/** Draws an order as a PDF in the tenant's look, with what has become of each line. @param language of its reader */
export async function orderPdf(
  request: Pick<RequestContext, 'tenant' | 'logoOf' | 'clock'>,
  order: Order,
  facts: OrderFacts,
  language: string | null,
): Promise<Buffer> {
  const { order_no, currency } = order
  const paper = await startPaper(request, {
    language,
    title: ({ orderPaper }) => `${orderPaper.order} ${order_no}`,
    at: request.clock(),
  })
  const words = paper.words.orderPaper
  const money = (amount: string) => paper.money(amount, currency)
  const days = [order.request_delivery_date, order.request_delivery_to].flatMap((one) =>
    one ? [paper.day(one)] : [],
  )
  drawFacts(paper, {
    title: `${words.order} ${order_no}`,
    subtitle: order.merchant,
    facts: [
      [words.customer, order.customer],
      [words.placedOn, paper.day(dayIn(request.tenant.timeZone, new Date(order.createdAt)))],
      [words.placedBy, order.createdBy],
      [words.ourNumber, order.sap_order_no],
      [words.poNumber, order.custPoNo],
      [words.quote, order.quoteNo],
      [words.requested, days.length > 0 ? days.join(' – ') : words.asap],
      [words.shipTo, order.shipTo ? addressText(order.shipTo) : null],
      [words.shipment, order.orderShipment?.description],
      [words.payment, order.orderPayment?.description],
    ],
    note: order.notes,
  })
  drawTable(
    paper,
    [
      { heading: words.code, share: 0.17 },
      { heading: words.article, share: 0.26 },
      { heading: words.ordered, share: 0.12, align: 'right' },
      { heading: words.shipped, share: 0.09, align: 'right' },
      { heading: words.open, share: 0.09, align: 'right' },
      { heading: words.unitPrice, share: 0.13, align: 'right' },
      { heading: words.amount, share: 0.14, align: 'right' },
    ],
    order.details.map((line) => {
      const figures = facts.lines.get(Number(line.id.split('/').at(-1)))
      const expected = figures?.open && figures.expected
      return [
        line.article_code_display,
        [
          line.description,
          line.note,
          line.cancelled && words.cancelled,
          expected && `${words.expected} ${paper.day(expected)}`,
        ]
          .filter(Boolean)
          .join('\n'),
        `${line.order_qty} ${line.uom}`,
        String(figures?.shipped ?? 0),
        String(figures?.open ?? 0),
        money(line.promoprice ?? line.price),
        line.cancelled ? '–' : money(line.subtotal),
      ]
    }),
  )
  drawSums(
    paper,
    sumsOf(words, order).map(({ amount, ...one }) => ({ ...one, amount: money(amount) })),
  )
  drawSmall(paper, words.copy)
  return paper.finish(order_no)
}

/** The way from the lines to the total; what is zero is left out. */
function sumsOf(
  words: Record<'goods' | 'shippingCost' | 'freightDiscount' | 'total', string>,
  { details, orderShipment, total_order }: Order,
): { label: string; amount: Decimal; strong?: boolean }[] {
  const goods = sum(details.filter(({ cancelled }) => !cancelled).map(({ subtotal }) => subtotal))
  const parts = [
    { label: words.goods, amount: goods },
    { label: words.shippingCost, amount: orderShipment?.amount ?? '0' },
    { label: words.freightDiscount, amount: orderShipment?.benefit ?? '0' },
  ]
  return [
    ...parts.filter(({ amount }) => compare(amount, '0') !== 0),
    { label: words.total, amount: total_order, strong: true },
  ]
}
