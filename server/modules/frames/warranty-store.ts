import type { FrameStatus } from '#domain/frames/registration.ts'
import { warrantyEnd, warrantyState } from '#domain/frames/warranty.ts'
import type { Tx } from '../../db/database.ts'

interface WarrantyRow {
  code: string
  frameNumber: string
  brand: string
  model: string
  modelYear: number | null
  article: string
  soldDate: string
  named: string | null
  status: FrameStatus
  owner: string | null
  dealer: string
  dealerCity: string | null
}

const warrantySql = `SELECT r.warranty_code::text AS code, r.frame_number AS "frameNumber", a.brand, a.model_name AS model, a.model_year AS "modelYear", a.name AS article,
    r.sold_date::text AS "soldDate", f.warranty_until::text AS named, r.status, CASE WHEN r.use_account_data THEN c.name ELSE r.owner_name END AS owner,
    c.name AS dealer, c.city AS "dealerCity"
  FROM frame_registration r JOIN article a ON a.id = r.article_id JOIN customer c ON c.id = r.customer_id
  LEFT JOIN shipped_frame f ON f.tenant_id = r.tenant_id AND f.frame_number = r.frame_number`

/** Warranty of a reported frame. */
export interface Warranty extends Omit<WarrantyRow, 'named'> {
  until: string
}

const shaped = ({ named, ...row }: WarrantyRow): Warranty => ({
  ...row,
  until: warrantyEnd(row.soldDate, named),
})

/** Reads the warranty of a frame that a customer this transaction sees has reported; null: there is none. */
export async function readWarranty(tx: Tx, frameNumber: string): Promise<Warranty | null> {
  const [row] = await tx.query<WarrantyRow>(
    `${warrantySql} WHERE r.frame_number = $1 AND r.status <> 'withdrawn'`,
    [frameNumber],
  )
  return row ? shaped(row) : null
}

const shape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text can be the code of a warranty. */
export const isWarrantyCode = (code: string): boolean => shape.test(code)

/** Reads what anyone with the code may know: the model and the state of its warranty. @param today the tenant's day */
export async function readPublicWarranty(tx: Tx, code: string, today: string) {
  const [row] = await tx.query<WarrantyRow>(`${warrantySql} WHERE r.warranty_code = $1::uuid`, [
    code,
  ])
  if (!row) return null
  const { brand, model, modelYear, until, status } = shaped(row)
  return { brand, model, modelYear, until, state: warrantyState(status, until, today) }
}
