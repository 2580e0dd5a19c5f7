import type { WebhookEvent } from '#domain/machine/webhook.ts'
import type { Tx } from '../../db/database.ts'
import { orderDocument } from '../../erp/order-document.ts'

/** Reads what is told of an object, as it is now. */
type Reader = (tx: Tx, object: string) => Promise<object | undefined>

const order: Reader = async (tx, orderNo) => {
  const [state] = await tx.query(
    'SELECT status, erp_order_no, expected_date FROM sales_order WHERE order_no = $1',
    [orderNo],
  )
  return state && { order_no: orderNo, ...state, order: await orderDocument(tx, orderNo) }
}

const one =
  (sql: string): Reader =>
  async (tx, object) =>
    (await tx.query(sql, [object]))[0]

/** Content of each event. */
export const eventData: Record<WebhookEvent | 'test', Reader> = {
  'order.placed': order,
  'order.changed': order,
  'order.cancelled': order,
  'inquiry.created': one(
    'SELECT id::text, reason, goal, name, address, city, state, postal_code, country, email, phone, web FROM customer_inquiry WHERE id::text = $1',
  ),
  'user.created': one('SELECT username, name, email, role FROM app_user WHERE username = $1'),
  test: async () => ({ message: 'This is a test.' }),
}
