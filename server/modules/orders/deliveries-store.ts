import { deliveryPhase } from '#domain/orders/line-figures.ts'
import type { Day } from '#domain/time/day.ts'
import type { RequestContext } from '../../context.ts'
import type {
  DeliveryLine,
  DeliveryReceipt,
  OrderDelivery,
  ShippedDelivery,
  ShippedOrderCompany,
} from '../../resolver-types.gen.ts'
import { receiptsSql } from './receipts.ts'

interface Row {
  do_number: string
  delivery_date: Day | null
  estimated_date: Day | null
  expedition_name: string | null
  tracking_no: string | null
  tracking_url: string | null
  custCode: string
  custName: string
  companyCode: string
  companyName: string
  custPoNo: string | null
  shipTo: string | null
  requestDeliveryDate: Day | null
  notes: string | null
  parcels: string[]
  detail: DeliveryLine[]
  receipts: DeliveryReceipt[]
}

// A delivery names its order and article; of several lines of the order with the article the first one stands for all.
const deliveriesSql = `
  SELECT v.do_number, v.delivery_date::text, v.estimated_date::text, v.expedition_name, v.tracking_no, v.tracking_url, c.r3 AS "custCode", c.name AS "custName",
    h.company_code AS "companyCode", h.company_name AS "companyName", h.po AS "custPoNo", h.ship_to AS "shipTo", h.requested AS "requestDeliveryDate", h.notes, h.detail,
    CASE WHEN v.parcels <> '{}' THEN v.parcels WHEN v.tracking_no IS NULL THEN '{}' ELSE ARRAY[v.tracking_no] END AS parcels, ${receiptsSql} AS receipts
  FROM delivery v JOIN customer c ON c.id = v.customer_id JOIN LATERAL (
    SELECT min(s.company_code) AS company_code, min(s.company_name) AS company_name, string_agg(DISTINCT o.po_number, ', ') AS po, min(o.requested_date)::text AS requested,
      string_agg(DISTINCT nullif(o.notes, ''), E'\\n') AS notes, min(concat_ws(', ', o.ship_to->>'name', o.ship_to->>'address', o.ship_to->>'city')) AS ship_to,
      json_agg(json_build_object('line', d.line_no::text, 'orderNo', d.order_no, 'poNo', o.po_number, 'soNo', o.erp_order_no, 'articleCode', d.article_code,
        'articleCodeDisplay', coalesce(l.article_code_display, d.article_code), 'codes', array_remove(ARRAY[d.article_code, l.article_code_display, a.ean]
          || ARRAY(SELECT k.word FROM customer_article_code k WHERE k.tenant_id = d.tenant_id AND k.customer_id = d.customer_id AND k.article_id = a.id), NULL), 'description', coalesce(l.description, d.article_code), 'qty', d.qty, 'uom', coalesce(l.uom, 'EA'),
        'orderQty', coalesce(l.qty, d.qty), 'price', coalesce(l.promo_price, l.price)::text, 'currency', o.currency, 'createdBy', o.created_by, 'orderCreatedAt', o.created_at) ORDER BY d.line_no) AS detail
    FROM delivery_line d JOIN sales_order o ON o.tenant_id = d.tenant_id AND o.order_no = d.order_no
    LEFT JOIN sales_organisation s ON s.tenant_id = o.tenant_id AND s.sorg = o.sorg
    LEFT JOIN article a ON a.tenant_id = d.tenant_id AND a.code = d.article_code
    LEFT JOIN LATERAL (SELECT min(n.article_code_display) AS article_code_display, min(n.description) AS description, min(n.uom) AS uom, sum(n.qty)::int AS qty,
        min(n.price) AS price, min(n.promo_price) AS promo_price FROM order_line n
      WHERE n.tenant_id = d.tenant_id AND n.order_no = d.order_no AND n.article_code = d.article_code) l ON true
    WHERE d.tenant_id = v.tenant_id AND d.do_number = v.do_number) h ON h.detail IS NOT NULL`

const phaseOf = (row: Row, today: Day) =>
  deliveryPhase(
    {
      left: row.delivery_date,
      estimated: row.estimated_date,
      tracked: row.tracking_no !== null,
      receivedOn: row.receipts[0] ? String(row.receipts[0].createdAt).slice(0, 10) : null,
    },
    today,
  )

const isoOf = (moment: unknown) => new Date(String(moment)).toISOString() as never

const headOf = (row: Row, today: Day): OrderDelivery => ({
  doNumber: row.do_number,
  deliveryDate: row.delivery_date,
  estimatedDeliveryDate: row.estimated_date,
  expeditionName: row.expedition_name,
  trackingNo: row.tracking_no,
  trackingUrl: row.tracking_url,
  phase: phaseOf(row, today),
  parcels: row.parcels,
  receipts: row.receipts.map((receipt) => ({
    ...receipt,
    countedAt: isoOf(receipt.countedAt),
    createdAt: isoOf(receipt.createdAt),
  })),
  detail: row.detail.map((line) => ({
    ...line,
    orderCreatedAt: isoOf(line.orderCreatedAt),
  })),
})

const shippedOf = (row: Row, today: Day): ShippedDelivery => ({
  ...headOf(row, today),
  custCode: row.custCode,
  custName: row.custName,
  custPoNo: row.custPoNo,
  notes: row.notes,
  shipTo: row.shipTo,
  requestDeliveryDate: row.requestDeliveryDate,
})

/** Reads a delivery of a customer; null: it has none of this number. */
export async function readDelivery(
  { tx, today }: Pick<RequestContext, 'tx' | 'today'>,
  customerId: number,
  doNumber: string,
): Promise<ShippedDelivery | null> {
  const [row] = await tx.query<Row>(
    `${deliveriesSql} WHERE v.customer_id = $1 AND v.do_number = $2`,
    [customerId, doNumber],
  )
  return row ? shippedOf(row, today) : null
}

/** Deliveries that hold something of an order, the first to leave first; all their lines. */
export const deliveriesOf = async ({ tx, today }: RequestContext, orderNo: string) =>
  (
    await tx.query<Row>(
      `${deliveriesSql} WHERE v.do_number IN (SELECT d.do_number FROM delivery_line d WHERE d.order_no = $1)
       ORDER BY v.delivery_date NULLS LAST, v.estimated_date, v.do_number`,
      [orderNo],
    )
  ).map((row) => headOf(row, today))

/** Deliveries of a customer that left in a period, or are packed and expected in it; by company, the latest first. */
export async function deliveriesBetween(
  { tx, today }: Pick<RequestContext, 'tx' | 'today'>,
  customerId: number,
  from: Day,
  to: Day,
): Promise<ShippedOrderCompany[]> {
  const rows = await tx.query<Row>(
    `${deliveriesSql} WHERE v.customer_id = $1 AND coalesce(v.delivery_date, v.estimated_date, $4::date) BETWEEN $2::date AND $3::date
     ORDER BY coalesce(v.delivery_date, v.estimated_date) DESC NULLS FIRST, v.do_number DESC`,
    [customerId, from, to, today],
  )
  const companies = new Map<string, ShippedOrderCompany>()
  for (const row of rows) {
    const { companyCode, companyName } = row
    const company = companies.get(companyCode) ?? { companyCode, companyName, openDelivery: [] }
    companies.set(companyCode, company)
    company.openDelivery.push(shippedOf(row, today))
  }
  return [...companies.values()].sort((a, b) => a.companyName.localeCompare(b.companyName))
}
