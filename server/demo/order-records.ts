import { addDays, type Day } from '#domain/time/day.ts'
import type { FeedRecord } from '../import/source.ts'
import type { TenantSpec } from './tenant-spec.ts'
import { usualTerms } from './terms.ts'
import { written, type DemoOrder } from './trade.ts'

export const orderNo = ({ number }: DemoOrder) => `B2B-${String(100_000 + number)}`
export const doNumber = ({ number }: DemoOrder) => `80${String(1_000_000 + number)}`

const buyer = (order: DemoOrder) =>
  ({ 1: 'dealer', 2: 'dealer2', 3: 'dealer2', 4: 'fixed' })[Number(order.customer.r3.slice(-3))] ??
  `rep0${order.customer.salesman.slice(-1)}`

const pleaseCall: Record<TenantSpec['language'], string> = {
  en: 'Please call before delivery, back door is in the alley.',
  de: 'Bitte vor der Lieferung anrufen, der Hintereingang ist in der Gasse.',
  id: 'Mohon telepon sebelum pengiriman, pintu belakang ada di gang.',
}

export function* orderRecords(
  spec: TenantSpec,
  orders: readonly DemoOrder[],
): Generator<FeedRecord> {
  const terms = usualTerms(spec)
  for (const order of orders) {
    const { number, customer, sorg, placed, status, total, leaves, shipping, random } = order
    yield {
      order_no: orderNo(order),
      customer: customer.r3,
      erp_order_no: status === 'placed' ? '' : `45${String(10_000_000 + number)}`,
      sorg: sorg.sorg,
      status,
      currency: spec.currency,
      total: written(spec, total),
      po_number: number % 3 === 0 ? '' : `PO-${placed.slice(2, 4)}-${number}`,
      notes: number % 19 === 0 ? pleaseCall[spec.language] : '',
      requested_date: addDays(placed, 7),
      expected_date: status === 'cancelled' ? '' : leaves,
      ship_to: `${customer.r3}-1`,
      shipment_amount: written(spec, shipping),
      ...terms,
      created_by: buyer(order),
      created_at: `${placed}T${String(8 + (number % 10)).padStart(2, '0')}:${String(random.between(10, 59))}:00Z`,
    }
  }
}

/** Pieces of a line that come two weeks after the rest. */
export const late = ({ status }: DemoOrder, at: number, qty: number) =>
  status === 'confirmed' && at % 4 === 1 ? Math.ceil(qty / 2) : 0

export function* lineRecords(
  spec: TenantSpec,
  orders: readonly DemoOrder[],
): Generator<FeedRecord> {
  for (const order of orders) {
    for (const [
      at,
      {
        item: { article },
        qty,
        price,
        promoPrice,
        amount,
      },
    ] of [...order.lines, ...order.cancelled].entries()) {
      yield {
        order_no: orderNo(order),
        line_no: at + 1,
        article_code: article.code,
        article_code_display: article.codeDisplay,
        description: article.name,
        qty,
        back_order_qty: at < order.lines.length ? late(order, at, qty) : 0,
        uom: 'EA',
        price,
        promo_price: promoPrice,
        subtotal: written(spec, amount),
        cancelled: at < order.lines.length ? '' : 1,
      }
    }
  }
}

/**
 * Yields confirmations; back orders arrive two weeks after the rest. Dates move with the current
 * day, so each day confirms again.
 */
export function* confirmationRecords(
  orders: readonly DemoOrder[],
  today: Day,
): Generator<FeedRecord> {
  const revision = today.replaceAll('-', '')
  for (const order of orders) {
    if (order.status !== 'confirmed' && order.status !== 'shipped') continue
    for (const [at, { qty }] of order.lines.entries()) {
      const later = late(order, at, qty)
      if (qty > later)
        yield {
          order_no: orderNo(order),
          line_no: at + 1,
          date: order.leaves,
          qty: qty - later,
          revision,
        }
      if (later > 0)
        yield {
          order_no: orderNo(order),
          line_no: at + 1,
          date: addDays(order.leaves, 14),
          qty: later,
          revision,
        }
    }
  }
}
