import { addDays } from '#domain/time/day.ts'
import type { FeedRecord } from '../import/source.ts'
import type { DemoOrder } from './trade.ts'
import { doNumber, orderNo } from './order-records.ts'

const carriers = ['Parcel One', 'Transcargo', 'Velofreight'] as const

/** Carrier and tracking number of an order's delivery. */
export const tracked = ({ number }: DemoOrder) => ({
  carrier: carriers[number % 3]!,
  tracking: `TRK${String(number * 7919).padStart(10, '0')}`,
})

/** Deliveries of shipped orders, and of confirmed orders that are packed and still in the warehouse. */
export function* deliveryRecords(orders: readonly DemoOrder[]): Generator<FeedRecord> {
  for (const order of orders) {
    const shipped = order.status === 'shipped'
    if (!shipped && (order.status !== 'confirmed' || order.number % 2 === 0)) continue
    const { carrier, tracking } = tracked(order)
    for (const [at, { item, qty }] of order.lines.entries()) {
      yield {
        do_number: doNumber(order),
        line_no: at + 1,
        order_no: orderNo(order),
        article_code: item.article.code,
        qty,
        delivery_date: shipped ? order.leaves : '',
        estimated_date: addDays(order.leaves, 3),
        expedition_name: carrier,
        tracking_no: shipped ? tracking : '',
        parcels: shipped && order.number % 4 === 0 ? `${tracking}-1 ${tracking}-2` : '',
        tracking_url: shipped ? `https://tracking.example/${tracking}` : '',
      }
    }
  }
}
