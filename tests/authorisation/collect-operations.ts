import type { Operation } from './operation.ts'

/** Number that no order has: each call is about none. */
const none = 'NO-SUCH-ORDER'

/** Calls of click and collect. */
export const collectOperations: Record<string, Operation> = {
  clickCollectOrders: {
    document: '{ clickCollectOrders(status: [open]) { count rows { id details { sku } } } }',
  },
  clickCollectOrder: { document: `{ clickCollectOrder(orderId: "${none}") { id } }` },
  clickCollectUpdateStatus: {
    document: `mutation { clickCollectUpdateStatus(orderId: "${none}", status: confirmed) { order { id } userErrors { code } } }`,
  },
  clickCollectUpdateShipments: {
    document: `mutation { clickCollectUpdateShipments(shipment: { orderId: "${none}", details: [{ id: "1", qtyShipped: 1 }] }) { orderId userErrors { code } } }`,
  },
}
