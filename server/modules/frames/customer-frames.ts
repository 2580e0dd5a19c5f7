import { type CustomerFrame, firstKeptDay, keptFrames } from '#domain/frames/kept-frames.ts'
import { frameNumberOf } from '#domain/frames/frame-number.ts'
import { type ActiveCustomer, customerOf, type RequestContext } from '../../context.ts'
import { todayOf } from '../../tenants.ts'
import { joinLatestPdi } from '../pdi/pdi-store.ts'
import { frameStatusSql, warrantyEndSql } from './frame-status-sql.ts'

/**
 * Frames of a customer: those of its deliveries, and those the ERP names for it without an article of the catalogue. What
 * another shop has sold is told by neither. $1 and $2 the customer, $3 the tenant's day.
 */
const customerFramesSql = `WITH mine AS (
    SELECT number, article_id, NULL AS article_code, delivery_no, shipped_at, true AS reportable FROM frame WHERE customer_id = $1
    UNION ALL
    SELECT s.frame_number, a.id, s.article_code, s.delivery_no, d.delivery_date, false FROM shipped_frame s
    LEFT JOIN article a ON a.code = s.article_code LEFT JOIN delivery d ON d.do_number = s.delivery_no AND d.customer_id = $1
    WHERE s.shipped_to = $2 AND NOT EXISTS (SELECT 1 FROM frame WHERE number = s.frame_number))
  SELECT m.number AS "frameNumber", coalesce(a.code, m.article_code) AS "articleCode", a.name AS "articleName", a.brand, a.mc AS merchandise, a.model_name AS model,
    a.model_year AS "modelYear", a.serie AS series, s.production_code AS "productionCode", m.delivery_no AS "deliveryNo", m.shipped_at::text AS "shippedAt",
    sale.day::text AS "soldOn", ${warrantyEndSql('sale.day', 's.warranty_until')}::text AS "warrantyUntil", coalesce(p.day, s.pdi_on)::text AS "pdiOn", p.id AS "pdiId", coalesce(p.complete, true) AS "pdiComplete", s.recall,
    coalesce(s.stolen, false) AS stolen, m.reportable, m.reportable AND coalesce(b.registrable, false) AS registrable, ${frameStatusSql('$3::date')} AS status
  FROM mine m LEFT JOIN article a ON a.id = m.article_id LEFT JOIN shipped_frame s ON s.frame_number = m.number
  LEFT JOIN frame_brand b ON b.brand = a.brand LEFT JOIN frame_registration r ON r.frame_number = m.number AND r.customer_id = $1
  ${joinLatestPdi('m.number')},
  LATERAL (SELECT coalesce(CASE WHEN r.status <> 'withdrawn' THEN r.sold_date END, CASE WHEN s.shipped_to = $2 THEN s.sold_on END) AS day) sale`

/** Reads the frames of the chosen customer that a device keeps. */
export async function readCustomerFrames(request: RequestContext) {
  const { id, r3 } = customerOf(request)
  const today = todayOf(request.tenant, request.clock)
  const rows = await request.tx.query<CustomerFrame>(
    `${customerFramesSql} WHERE coalesce(greatest(m.shipped_at, sale.day), $4::date) >= $4::date
     ORDER BY greatest(m.shipped_at, sale.day) DESC NULLS LAST, m.number LIMIT $5`,
    [id, r3, today, firstKeptDay(today), keptFrames.most + 1],
  )
  return {
    custCode: r3,
    frames: rows.slice(0, keptFrames.most),
    more: rows.length > keptFrames.most,
  }
}

/** Finds one frame of a customer; null: it was not delivered to them. */
export async function findCustomerFrame(
  { tx, tenant, clock }: RequestContext,
  { id, r3 }: Pick<ActiveCustomer, 'id' | 'r3'>,
  frameNumber: string,
) {
  const [row] = await tx.query<CustomerFrame>(`${customerFramesSql} WHERE m.number = $4`, [
    id,
    r3,
    todayOf(tenant, clock),
    frameNumberOf(frameNumber),
  ])
  return row ?? null
}
