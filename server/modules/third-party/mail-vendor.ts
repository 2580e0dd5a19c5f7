import { formatMoneyIn } from '#domain/ordering/money.ts'
import { orderAddresses } from '#domain/third-party/vendor.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { queueMail, type Sender } from '../../mail/queue-mail.ts'
import type { Tenant } from '../../tenants.ts'

interface NewOrder {
  orderNo: string
  vendorId: number
  customerId: number
}

interface Facts {
  email: string | null
  orderEmails: string[]
  customer: string
  address: string
  total: string
  currency: string
  day: string | null
  notes: string | null
  lines: { code: string; description: string; qty: number; unit: string }[]
}

const lineText = ({ code, description, qty, unit }: Facts['lines'][number]) =>
  `${qty} ${unit} ${description} (${code})`

/** Lines that a mail names; the rest are in the portal. */
const named = 20

/** Mails a cancelled article to each address of its vendor, which may be packing it. */
export async function mailCancelled(
  tx: Tx,
  tenant: Sender & Pick<Tenant, 'hosts'>,
  { orderNo, article }: { orderNo: string; article: string },
): Promise<void> {
  const [order] = await tx.query<Pick<Facts, 'email' | 'orderEmails' | 'customer' | 'lines'>>(
    `SELECT v.email, v.order_emails AS "orderEmails", o.cust_name AS customer,
       (SELECT json_agg(json_build_object('code', l.code, 'description', l.description, 'qty', l.qty, 'unit', l.sales_unit)) FROM vendor_order_line l WHERE l.order_no = o.order_no AND l.code = $2) AS lines
     FROM vendor_order o JOIN vendor v ON v.id = o.vendor_id WHERE o.order_no = $1`,
    [orderNo, article],
  )
  const [host] = tenant.hosts
  if (!order || !host) return
  for (const to of orderAddresses(order))
    await queueMail(tx, tenant, {
      to,
      language: null,
      host,
      say: (words) => words.vendorCancelled({ article, order: orderNo, customer: order.customer }),
      facts: ({ orderFields: fields }) => [[fields.lines, order.lines.map(lineText).join('\n')]],
      link: { path: `/3rd-party/order?search=${encodeURIComponent(orderNo)}` },
    })
}

/** Mails a new order to each of its vendor's addresses. */
export async function mailVendor(
  { tx, tenant, host }: Pick<RequestContext, 'tx' | 'tenant' | 'host'>,
  { orderNo, vendorId, customerId }: NewOrder,
): Promise<void> {
  const [order] = await tx.query<Facts>(
    `SELECT v.email, v.order_emails AS "orderEmails", o.cust_name AS customer, o.address, o.total, o.currency, o.req_delivery_date::text AS day, o.notes,
       (SELECT json_agg(json_build_object('code', l.code, 'description', l.description, 'qty', l.qty, 'unit', l.sales_unit) ORDER BY l.id)
        FROM vendor_order_line l WHERE l.order_no = o.order_no) AS lines
     FROM vendor_order o JOIN vendor v ON v.id = o.vendor_id
     WHERE o.order_no = $1 AND o.vendor_id = $2 AND o.customer_id = $3`,
    [orderNo, vendorId, customerId],
  )
  if (!order) return
  const { lines } = order
  for (const to of orderAddresses(order))
    await queueMail(tx, tenant, {
      to,
      language: null,
      host,
      say: (words) => words.vendorOrder({ order: orderNo, customer: order.customer }),
      facts: ({ orderFields: fields }) => [
        [fields.shipTo, order.address],
        [fields.delivery, order.day ?? fields.soon],
        ...(order.notes ? [[fields.notes, order.notes] as const] : []),
        [
          fields.lines,
          [
            ...lines.slice(0, named).map(lineText),
            ...(lines.length > named ? [fields.more(lines.length - named)] : []),
          ].join('\n'),
        ],
        [fields.total, formatMoneyIn(order.total, order.currency, tenant.config.currency)],
      ],
      link: { path: `/3rd-party/order?search=${encodeURIComponent(orderNo)}` },
    })
}
