import { addDays, type Day } from '#domain/time/day.ts'
import type { FeedRecord } from '../import/source.ts'
import type { DemoOrder } from './trade.ts'
import { doNumber, late, orderNo } from './order-records.ts'

const carriers = ['Parcel One', 'Transcargo', 'Velofreight'] as const

/** Carrier and tracking number of an order's delivery. */
export const tracked = ({ number }: DemoOrder) => ({
  carrier: carriers[number % 3]!,
  tracking: `TRK${String(number * 7919).padStart(10, '0')}`,
})

/** Day on which what there was of a confirmed order left; null: nothing has left of it yet. */
function leftInPart({ number, status, placed, lines }: DemoOrder, today: Day): Day | null {
  const left = addDays(placed, 2)
  return status === 'confirmed' && number % 4 === 2 && lines.length > 1 && left < today
    ? left
    : null
}

/** Deliveries of shipped orders, of confirmed ones that are packed and still in the warehouse, and of confirmed ones that have left in part. */
export function* deliveryRecords(orders: readonly DemoOrder[], today: Day): Generator<FeedRecord> {
  for (const order of orders) {
    const part = leftInPart(order, today)
    const left = order.status === 'shipped' ? order.leaves : part
    if (!left && (order.status !== 'confirmed' || order.number % 2 === 0)) continue
    const { carrier, tracking } = tracked(order)
    for (const [at, { item, qty: ordered }] of order.lines.entries()) {
      const qty = part ? ordered - late(order, at, ordered) : ordered
      if (qty === 0 || (part && at % 3 === 2)) continue
      yield {
        do_number: doNumber(order),
        line_no: at + 1,
        order_no: orderNo(order),
        article_code: item.article.code,
        qty,
        delivery_date: left ?? '',
        estimated_date: addDays(left ?? order.leaves, 3),
        expedition_name: carrier,
        tracking_no: left ? tracking : '',
        parcels: left && order.number % 4 === 0 ? `${tracking}-1 ${tracking}-2` : '',
        tracking_url: left ? `https://tracking.example/${tracking}` : '',
      }
    }
  }
}
