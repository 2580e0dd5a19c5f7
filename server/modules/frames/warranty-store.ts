import type { FrameStatus } from '#domain/frames/registration.ts'
import { warrantyState } from '#domain/frames/warranty.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { todayOf } from '../../tenants.ts'
import { frameStatusSql, joinShipped, warrantyEndSql } from './frame-status-sql.ts'

/** Warranty of a reported frame. */
export interface Warranty {
  code: string
  frameNumber: string
  brand: string
  model: string
  modelYear: number | null
  article: string
  soldDate: string
  until: string
  status: FrameStatus
  stolen: boolean
  owner: string | null
  dealer: string
  dealerCity: string | null
}

/** Warranties: $2 the tenant's day. */
const warrantySql = `SELECT r.warranty_code::text AS code, r.frame_number AS "frameNumber", a.brand, a.model_name AS model, a.model_year AS "modelYear", a.name AS article,
    r.sold_date::text AS "soldDate", ${warrantyEndSql('r.sold_date', 's.warranty_until')}::text AS until, ${frameStatusSql('$2::date')} AS status, coalesce(s.stolen, false) AS stolen, CASE WHEN r.use_account_data THEN c.name ELSE r.owner_name END AS owner,
    c.name AS dealer, c.city AS "dealerCity"
  FROM frame_registration r JOIN article a ON a.id = r.article_id JOIN customer c ON c.id = r.customer_id
  ${joinShipped}`

/** Reads the warranty of a frame that a customer this transaction sees has reported; null: there is none. */
export async function readWarranty(
  { tx, tenant, clock }: RequestContext,
  frameNumber: string,
): Promise<Warranty | null> {
  const [row] = await tx.query<Warranty>(
    `${warrantySql} WHERE r.frame_number = $1 AND r.status <> 'withdrawn'`,
    [frameNumber, todayOf(tenant, clock)],
  )
  return row ?? null
}

const shape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text can be the code of a warranty. */
export const isWarrantyCode = (code: string): boolean => shape.test(code)

/** Reads what anyone with the code may know: the model and the state of its warranty. @param today the tenant's day */
export async function readPublicWarranty(tx: Tx, code: string, today: string) {
  const [row] = await tx.query<Warranty>(`${warrantySql} WHERE r.warranty_code = $1::uuid`, [
    code,
    today,
  ])
  if (!row) return null
  const { brand, model, modelYear, until } = row
  return { brand, model, modelYear, until, state: warrantyState(row) }
}
