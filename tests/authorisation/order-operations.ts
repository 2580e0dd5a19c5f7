import type { Operation } from './operation.ts'

/** Calls of orders and deliveries. */
export const orderOperations: Record<string, Operation> = {
  orderView: {
    document: 'query($n: ID!) { orderView(orderNo: $n) { phase lines { line } } }',
    variables: ({ orderNo }) => ({ n: orderNo }),
    hidden: (data) => data?.orderView,
  },
  orderPage: { document: '{ orderPage { count rows { order_no } } }' },
  openOrderV4: { document: '{ openOrderV4 { companyCode orders { orderNumber } } }' },
  openDeliveryV4: {
    document:
      '{ openDeliveryV4(from: "2026-11-01", to: "2026-11-30") { openDelivery { doNumber } } }',
  },
  delivery: {
    document: 'query($n: ID!) { delivery(doNumber: $n) { doNumber } }',
    variables: ({ orderNo }) => ({ n: orderNo }),
    hidden: (data) => data?.delivery,
  },
  shippedOrders: {
    document:
      '{ shippedOrders(from: "2026-11-01", to: "2026-11-30") { openDelivery { doNumber } } }',
  },
}
