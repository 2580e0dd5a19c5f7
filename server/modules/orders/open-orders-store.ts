import type { Day } from '#domain/time/day.ts'
import type { OpenOrderCompany, OpenOrderDelivery } from '../../resolver-types.gen.ts'
import { type OrderReader, readFacts } from './order-facts.ts'

interface LineRow {
  companyCode: string
  companyName: string
  id: string
  line_no: number
  soNumber: string | null
  orderNumber: string
  orderType: string | null
  poNumber: string | null
  createdAt: Date
  requestDeliveryDate: Day | null
  notes: string | null
  internalNotes: string | null
  createdBy: string | null
  shipTo: string | null
  shipToDetail: { name: string; address: string } | null
  custCode: string
  custName: string
  articleCode: string
  articleCodeDisplay: string
  articleDescription: string
  brand: string | null
  productCategory: string | null
  modelYear: number | null
  qty: number
  uom: string
  price: string
  subTotal: string
  currency: string
  status: 'placed' | 'confirmed'
}

const linesSql = `
  SELECT s.company_code AS "companyCode", s.company_name AS "companyName", o.order_no || '/' || l.line_no AS id, l.line_no, o.erp_order_no AS "soNumber", o.order_no AS "orderNumber",
    o.order_type AS "orderType", o.po_number AS "poNumber", o.created_at AS "createdAt", o.requested_date::text AS "requestDeliveryDate", o.notes, o.internal_notes AS "internalNotes", o.created_by AS "createdBy",
    o.ship_to->>'code' AS "shipTo", CASE WHEN o.ship_to IS NOT NULL THEN json_build_object('name', coalesce(o.ship_to->>'name', ''), 'address',
      concat_ws(', ', o.ship_to->>'address', concat_ws(' ', o.ship_to->>'postalCode', o.ship_to->>'city'))) END AS "shipToDetail",
    c.r3 AS "custCode", c.name AS "custName", l.article_code AS "articleCode", l.article_code_display AS "articleCodeDisplay", l.description AS "articleDescription", a.brand,
    a.category AS "productCategory", a.model_year AS "modelYear", l.qty, l.uom, coalesce(l.promo_price, l.price) AS price, l.subtotal AS "subTotal", o.currency, o.status
  FROM sales_order o JOIN order_line l ON l.tenant_id = o.tenant_id AND l.order_no = o.order_no JOIN customer c ON c.id = o.customer_id
  JOIN sales_organisation s ON s.tenant_id = o.tenant_id AND s.sorg = o.sorg LEFT JOIN article a ON a.tenant_id = l.tenant_id AND a.code = l.article_code
  WHERE o.customer_id = $1 AND o.sorg = ANY ($2::text[]) AND o.status IN ('placed', 'confirmed') AND NOT l.cancelled
  ORDER BY s.company_name, s.company_code, o.created_at DESC, o.order_no DESC, l.line_no`

/**
 * Lines of a customer's orders of which something is open, and the deliveries that hold pieces of these orders.
 * @param options.internal the reader is one of the distributor's own people: internal notes are left out of all else
 */
export async function readOpenOrders(
  request: OrderReader,
  customerId: number,
  sorgs: readonly string[],
  { internal = false }: { internal?: boolean } = {},
): Promise<OpenOrderCompany[]> {
  const rows = await request.tx.query<LineRow>(linesSql, [customerId, sorgs])
  const facts = await readFacts(request, [...new Set(rows.map((row) => row.orderNumber))])
  const companies = new Map<string, OpenOrderCompany>()
  for (const { companyCode, companyName, line_no, ...row } of rows) {
    const figures = facts.get(row.orderNumber)?.lines.get(line_no)
    if (!figures || figures.open === 0) continue
    const company = companies.get(companyCode) ?? {
      companyCode,
      companyName,
      orders: [],
      deliveries: [],
    }
    companies.set(companyCode, company)
    company.orders.push({
      ...row,
      internalNotes: internal ? row.internalNotes : null,
      createdAt: new Date(row.createdAt).toISOString() as never,
      expectedDeliveryDate: figures.expected,
      figures,
    })
  }
  const deliveries = await readDeliveries(
    request,
    [...companies.values()].flatMap(({ orders }) => orders.map((line) => line.orderNumber)),
  )
  for (const company of companies.values()) {
    const own = new Set(company.orders.map((line) => line.orderNumber))
    company.deliveries = deliveries.filter(({ detail }) =>
      detail.some((line) => own.has(line.orderNo)),
    )
  }
  return [...companies.values()]
}

const readDeliveries = ({ tx }: OrderReader, orderNumbers: readonly string[]) =>
  tx.query<OpenOrderDelivery>(
    `SELECT v.do_number AS "doNumber", min(o.order_type) AS "orderType", c.r3 AS "custCode", v.delivery_date::text AS "deliveryDate", v.estimated_date::text AS "estimatedDeliveryDate",
       v.expedition_name AS "expeditionName", v.tracking_no AS "trackingNo", v.tracking_url AS "trackingUrl",
       json_agg(json_build_object('orderNo', d.order_no, 'articleCode', d.article_code, 'qty', d.qty) ORDER BY d.line_no) AS detail
     FROM delivery_line d JOIN delivery v ON v.tenant_id = d.tenant_id AND v.do_number = d.do_number JOIN customer c ON c.id = v.customer_id
     JOIN sales_order o ON o.tenant_id = d.tenant_id AND o.order_no = d.order_no WHERE d.order_no = ANY ($1::text[])
     GROUP BY v.tenant_id, v.do_number, c.r3 ORDER BY v.delivery_date DESC NULLS FIRST, v.do_number`,
    [orderNumbers],
  )
