import { isComplete, type PdiPoint } from '#domain/frames/pdi.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'

/** A point of an inspection, as it was called when it was written. */
export interface PdiCheck {
  id: string
  description: string
  checked: boolean
  sorting: number
  required: boolean
}

interface PdiRow {
  id: string
  customerId: number
  frameNumber: string
  articleCode: string
  description: string
  brand: string
  merchandise: string | null
  modelYear: number | null
  model: string
  series: string | null
  mechanic: string
  custCode: string
  custName: string
  checklist: PdiCheck[]
  isDeleted: boolean
  createdAt: Date
  createdBy: string
  revision: string
}

const pdisSql = `SELECT p.id::text AS id, p.customer_id AS "customerId", p.frame_number AS "frameNumber", a.code AS "articleCode", a.name AS description, a.brand,
    a.mc AS merchandise, a.model_year AS "modelYear", a.model_name AS model, a.serie AS series, p.mechanic, c.r3 AS "custCode", c.name AS "custName", p.checklist,
    p.deleted_at IS NOT NULL AS "isDeleted", p.created_at AS "createdAt", u.name AS "createdBy", p.revision::text
  FROM pdi p JOIN customer c ON c.id = p.customer_id JOIN article a ON a.id = p.article_id JOIN app_user u ON u.id = p.created_by`

const shaped = (row: PdiRow) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  complete: isComplete(row.checklist),
})

/** Whether a text can be the id of an inspection. */
export const isPdiId = (id: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

/** Reads all points of the checklist. */
export const readPoints = (tx: Tx): Promise<PdiPoint[]> =>
  tx.query<PdiPoint>('SELECT id, description, merchandise, sorting, required FROM pdi_point')

/** Reads an inspection of a customer this transaction sees; null: there is none. */
export async function readPdi(tx: Tx, id: string) {
  if (!isPdiId(id)) return null
  const [row] = await tx.query<PdiRow>(`${pdisSql} WHERE p.id = $1::uuid`, [id])
  return row ? shaped(row) : null
}

/** Reads the latest inspection of a frame, of the customers this transaction sees; null: there is none. */
export async function pdiOfFrame(tx: Tx, frameNumber: string) {
  const [row] = await tx.query<PdiRow>(
    `${pdisSql} WHERE p.frame_number = $1 AND p.deleted_at IS NULL ORDER BY p.created_at DESC, p.id LIMIT 1`,
    [frameNumber],
  )
  return row ? shaped(row) : null
}

/**
 * Joins the latest inspection `p` of a frame, of the customers the transaction sees: id, day by the tenant's clocks, complete.
 * @param frameNumber in SQL
 */
export const joinLatestPdi = (frameNumber: string): string =>
  `LEFT JOIN LATERAL (SELECT i.id::text AS id, (i.created_at AT TIME ZONE (SELECT time_zone FROM tenant WHERE id = current_setting('app.tenant')))::date AS day,
       NOT EXISTS (SELECT FROM jsonb_to_recordset(i.checklist) point(required boolean, checked boolean) WHERE point.required AND NOT point.checked) AS complete
     FROM pdi i WHERE i.frame_number = ${frameNumber} AND i.deleted_at IS NULL ORDER BY i.created_at DESC, i.id LIMIT 1) p ON true`

interface Asked {
  search?: string | null
  custCode?: string | null
  deleted?: boolean | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** Reads a page of the inspections this transaction sees. */
export async function pdiPage(tx: Tx, { search, custCode, deleted, sort, ...at }: Asked) {
  const {
    rows,
    totals: _,
    ...found
  } = await page<PdiRow>(tx, {
    sql: `${pdisSql} WHERE (p.deleted_at IS NOT NULL) = $1 AND ($2::text IS NULL OR c.r3 = $2)`,
    args: [deleted ?? false, custCode ?? null],
    search: {
      term: search,
      in: ['"frameNumber"', '"articleCode"', 'description', 'mechanic', '"custName"'],
    },
    orderBy: orderOf(
      sort,
      { createdAt: '"createdAt"', frameNumber: '"frameNumber"', mechanic: 'lower(mechanic)' },
      '"createdAt" DESC, id',
    ),
    page: at.page,
    limit: at.limit,
  })
  return { ...found, rows: rows.map(shaped) }
}
