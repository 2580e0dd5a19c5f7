import type { WebhookEvent } from '#domain/machine/webhook.ts'
import type { Tx } from '../../db/database.ts'
import { orderDocument } from '../../erp/order-document.ts'
import { feedback, users } from '../../machine/records/people-records.ts'
import { type MachineRecord, readRecord } from '../../machine/records/record.ts'
import {
  collectOrders,
  deliveries,
  quotes,
  thirdPartyOrders,
} from '../../machine/records/sales-records.ts'
import { claims, inspections, retailSales, visits } from '../../machine/records/service-records.ts'

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

/** The record as the machine API answers it. */
const recordOf =
  (record: MachineRecord): Reader =>
  (tx, object) =>
    readRecord(tx, record, object)

const paymentSql = `SELECT p.number, p.module, p.status, p.failure, p.source, p.sorg, p.payer_code, p.currency, p.total, p.discount, p.amount, p.received_amount, p.received_currency, p.received_at, p.order_no, p.external_id,
    (SELECT coalesce(json_agg(json_build_object('invoice_no', i.invoice_no, 'accounting_no', i.accounting_no, 'amount', i.amount::text) ORDER BY i.due_date, i.invoice_no), '[]')
      FROM payment_request_invoice i WHERE i.tenant_id = p.tenant_id AND i.request_id = p.id) AS invoices
  FROM payment_request p WHERE p.number = $1`

/** Content of each event. */
export const eventData: Record<WebhookEvent | 'test', Reader> = {
  'order.placed': order,
  'order.changed': order,
  'order.cancelled': order,
  'payment.completed': one(paymentSql),
  'payment.failed': one(paymentSql),
  'inquiry.created': one(
    'SELECT id::text, reason, goal, name, address, city, state, postal_code, country, email, phone, web FROM customer_inquiry WHERE id::text = $1',
  ),
  'user.created': one('SELECT username, name, email, role FROM app_user WHERE username = $1'),
  'quote.sent': recordOf(quotes),
  'quote.accepted': recordOf(quotes),
  'quote.declined': recordOf(quotes),
  'claim.created': recordOf(claims),
  'claim.changed': recordOf(claims),
  'frame.registered': recordOf(retailSales),
  'frame.changed': recordOf(retailSales),
  'frame.withdrawn': recordOf(retailSales),
  'inspection.created': recordOf(inspections),
  'delivery.received': recordOf(deliveries),
  'collect-order.changed': recordOf(collectOrders),
  'third-party-order.placed': recordOf(thirdPartyOrders),
  'third-party-order.changed': recordOf(thirdPartyOrders),
  'visit.created': recordOf(visits),
  'feedback.created': recordOf(feedback),
  'user.deactivated': recordOf(users),
  test: async () => ({ message: 'This is a test.' }),
}
