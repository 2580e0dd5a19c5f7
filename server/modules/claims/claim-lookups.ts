import { frameNumberOf } from '#domain/frames/frame-number.ts'
import type { FoundArticle } from '#domain/claims/claim-article.ts'
import type { ClaimCategory } from '#domain/claims/claim-status.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { searchWords } from '../../db/page.ts'
import { todayOf } from '../../tenants.ts'
import { frameStatusSql, warrantyEndSql } from '../frames/frame-status-sql.ts'
import { joinLatestPdi } from '../pdi/pdi-store.ts'
import { roleOf } from './claim-store.ts'

/** Problems that can be chosen, by part. */
export const readProblems = (tx: Tx, category: ClaimCategory) =>
  tx.query<{ id: string; part: string; description: string }>(
    `SELECT code AS id, part, description FROM claim_problem WHERE category = $1 AND active ORDER BY part, description, code`,
    [category],
  )

/** Brands of articles. */
export const readBrands = async (tx: Tx): Promise<string[]> =>
  (
    await tx.query<{ brand: string }>(
      'SELECT DISTINCT brand FROM article WHERE active ORDER BY brand',
    )
  ).map(({ brand }) => brand)

/** Finds articles by code, name or EAN; at most 20. */
export const findArticles = (tx: Tx, search: string, brand: string | null) =>
  tx.query<FoundArticle>(
    `SELECT code, code_display AS "codeDisplay", name, brand, model_name AS model, serie AS series, ean FROM article
     WHERE active AND ($2::text IS NULL OR brand = $2)
       AND NOT EXISTS (SELECT 1 FROM unnest($1::text[]) word WHERE lower(concat_ws(' ', code, code_display, ean, name)) NOT LIKE '%' || word || '%')
     ORDER BY (lower($3) IN (lower(code), lower(code_display), ean)) DESC NULLS LAST, name, code LIMIT 20`,
    [searchWords(search), brand, search.trim()],
  )

/** Customers with claims that this transaction may see. */
export const findClaimCustomers = (tx: Tx, search: string | null) =>
  tx.query<{ custCode: string; custName: string; claims: number }>(
    `SELECT c.r3 AS "custCode", c.name AS "custName", count(*)::int AS claims FROM claim k JOIN customer c ON c.id = k.customer_id
     WHERE NOT EXISTS (SELECT 1 FROM unnest($1::text[]) word WHERE lower(concat_ws(' ', c.name, c.r3)) NOT LIKE '%' || word || '%')
     GROUP BY c.id ORDER BY lower(c.name), c.r3 LIMIT 51`,
    [searchWords(search)],
  )

interface Dealer {
  custCode: string
  custName: string
  phone: string | null
  email: string | null
  address: string | null
  city: string | null
}

/** Contact of a customer that this transaction sees; null: there is none. */
export const readDealer = async (tx: Tx, custCode: string) =>
  (
    await tx.query<Dealer>(
      'SELECT c.r3 AS "custCode", c.name AS "custName", c.phone, c.email, c.address, c.city FROM customer c WHERE c.r3 = $1',
      [custCode],
    )
  )[0] ?? null

/**
 * Finds a delivered bicycle, which the ERP names or a customer's delivery has. Its receiver and papers are told where this
 * transaction sees the receiver.
 */
export async function findFrame({ tx, tenant, clock }: RequestContext, frameNumber: string) {
  const [row] = await tx.query<Record<string, string | number | boolean | null>>(
    `SELECT n.number AS "frameNumber", coalesce(f.article_code, a.code) AS "articleCode", a.name AS "articleName", a.brand, a.model_name AS model, a.model_year AS "modelYear", a.serie AS series, f.production_code AS "productionCode",
       CASE WHEN c.id IS NOT NULL THEN coalesce(f.delivery_no, m.delivery_no) END AS "deliveryNo", coalesce(d.delivery_date, m.shipped_at)::text AS "shippedAt", c.r3 AS "shippedTo", c.name AS "shippedToName", sale.day::text AS "soldOn",
       ${warrantyEndSql('sale.day', 'f.warranty_until')}::text AS "warrantyUntil", f.recall, coalesce(p.day, f.pdi_on)::text AS "pdiOn", p.id AS "pdiId", coalesce(p.complete, true) AS "pdiComplete", coalesce(f.stolen, false) AS stolen, ${frameStatusSql('$2::date', 'f')} AS status
     FROM (SELECT $1::text AS number) n LEFT JOIN shipped_frame f ON f.frame_number = n.number LEFT JOIN frame m ON m.number = n.number
     LEFT JOIN frame_registration r ON r.frame_number = n.number AND r.status <> 'withdrawn'
     ${joinLatestPdi('n.number')}
     LEFT JOIN article a ON a.code = f.article_code OR (f.article_code IS NULL AND a.id = m.article_id)
     LEFT JOIN customer c ON c.r3 = f.shipped_to OR (f.shipped_to IS NULL AND c.id = m.customer_id)
     LEFT JOIN delivery d ON d.do_number = f.delivery_no AND d.customer_id = c.id,
     LATERAL (SELECT coalesce(r.sold_date, CASE WHEN c.id IS NOT NULL THEN f.sold_on END) AS day) sale
     WHERE f.frame_number IS NOT NULL OR m.number IS NOT NULL`,
    [frameNumberOf(frameNumber), todayOf(tenant, clock)],
  )
  return row ?? null
}

/** Comments that the person may read, oldest first: internal ones with `claim.process` alone. */
export const readComments = (request: RequestContext, claimId: string) =>
  request.tx.query<{
    id: string
    comment: string
    internal: boolean
    displayName: string
    createdAt: Date
    createdBy: string
  }>(
    `SELECT m.id::text AS id, m.comment, m.internal, coalesce(u.name, '') AS "displayName", m.created_at AS "createdAt", m.created_by::text AS "createdBy"
     FROM claim_comment m LEFT JOIN app_user u ON u.id = m.created_by WHERE m.claim_id = $1::uuid AND (NOT m.internal OR $2) ORDER BY m.created_at, m.id`,
    [claimId, roleOf(request) === 'office'],
  )

/** Every change of a claim's status, oldest first. */
export const readHistory = (tx: Tx, claimId: string) =>
  tx.query<{
    fromStatusId: string | null
    toStatusId: string
    reason: string
    createdAt: Date
    createdBy: string
  }>(
    `SELECT h.from_status AS "fromStatusId", h.to_status AS "toStatusId", h.reason, h.created_at AS "createdAt", coalesce(u.name, '') AS "createdBy"
     FROM claim_history h LEFT JOIN app_user u ON u.id = h.created_by WHERE h.claim_id = $1::uuid ORDER BY h.created_at, h.id`,
    [claimId],
  )
