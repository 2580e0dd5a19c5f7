import { frameNumberOf } from '#domain/frames/frame-number.ts'
import { type FrameHandover, type FrameStatus, handoverLabel } from '#domain/frames/registration.ts'
import type { RequestContext } from '../../context.ts'
import { orderOf, page } from '../../db/page.ts'
import { todayOf } from '../../tenants.ts'
import { frameStatusSql, joinShipped } from './frame-status-sql.ts'

/** A reported frame as the database has it. */
export interface RegistrationRow {
  id: string
  frameNumber: string
  brand: string
  oldCode: string
  articleDescription: string
  soldDate: string
  custName: string | null
  custPhone: string | null
  custEmail: string | null
  custAddress: string | null
  custCity: string | null
  dealerCode: string
  dealerName: string
  useAccountData: boolean
  nonRetail: boolean
  status: FrameStatus
  handoverAction: FrameHandover['action']
  handoverState: FrameHandover['state']
  createdAt: Date
  revision: string
}

const ownerSql = (own: string, shop: string) =>
  `CASE WHEN r.use_account_data THEN c.${shop} ELSE r.${own} END`

/** Reports: $1 the tenant's day. */
const registrationsSql = `SELECT r.frame_number AS id, r.frame_number AS "frameNumber", a.brand, a.code AS "oldCode", a.name AS "articleDescription",
    r.sold_date::text AS "soldDate", ${ownerSql('owner_name', 'name')} AS "custName", ${ownerSql('owner_phone', 'phone')} AS "custPhone",
    ${ownerSql('owner_email', 'email')} AS "custEmail", ${ownerSql('owner_address', 'address')} AS "custAddress", ${ownerSql('owner_city', 'city')} AS "custCity",
    c.r3 AS "dealerCode", c.name AS "dealerName", r.use_account_data AS "useAccountData", r.non_retail AS "nonRetail", ${frameStatusSql('$1::date')} AS status,
    r.handover_action AS "handoverAction", r.handover_state AS "handoverState", r.created_at AS "createdAt", r.revision::text
  FROM frame_registration r JOIN customer c ON c.id = r.customer_id JOIN article a ON a.id = r.article_id ${joinShipped}`

const shaped = ({ handoverAction: action, handoverState: state, ...row }: RegistrationRow) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  handover: handoverLabel({ action, state }),
})

/** Reads a report of a customer this transaction sees; null: there is none. */
export async function readRegistration({ tx, tenant, clock }: RequestContext, frameNumber: string) {
  const [row] = await tx.query<RegistrationRow>(`${registrationsSql} WHERE r.frame_number = $2`, [
    todayOf(tenant, clock),
    frameNumber,
  ])
  return row ? shaped(row) : null
}

interface Asked {
  search?: string | null
  type?: 'retail' | 'nonRetail' | null
  status?: FrameStatus | null
  custCode?: string | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** Reads a page of the reports of a customer this transaction sees. */
export async function registrationPage(
  { tx, tenant, clock }: RequestContext,
  custCode: string,
  asked: Asked,
) {
  const { search, type, status, sort } = asked
  const {
    rows,
    totals: _,
    ...found
  } = await page<RegistrationRow>(tx, {
    sql: `${registrationsSql} WHERE c.r3 = $2 AND ($3::boolean IS NULL OR r.non_retail = $3) AND ($4::text IS NULL OR ${frameStatusSql('$1::date')} = $4)`,
    args: [todayOf(tenant, clock), custCode, type ? type === 'nonRetail' : null, status ?? null],
    search: {
      term: search,
      in: ['"frameNumber"', '"oldCode"', '"articleDescription"', '"custName"', '"custCity"'],
    },
    orderBy: orderOf(
      sort,
      { soldDate: '"soldDate"', frameNumber: '"frameNumber"', createdAt: '"createdAt"' },
      '"soldDate" DESC, id',
    ),
    page: asked.page,
    limit: asked.limit,
  })
  return { ...found, rows: rows.map(shaped) }
}

/** A delivered frame, with what is reported of it. */
export interface FrameRow {
  frameNumber: string
  articleId: number
  articleCode: string
  articleDescription: string
  brand: string
  modelYear: number | null
  deliveryNo: string | null
  shippedAt: string | null
  registrable: boolean
  status: FrameStatus | null
}

/** Frames of a customer: $1 the customer, $2 the tenant's day. */
const framesSql = `SELECT f.number AS "frameNumber", f.article_id AS "articleId", a.code AS "articleCode", a.name AS "articleDescription", a.brand,
    a.model_year AS "modelYear", f.delivery_no AS "deliveryNo", f.shipped_at::text AS "shippedAt", coalesce(b.registrable, false) AS registrable, ${frameStatusSql('$2::date')} AS status
  FROM frame f JOIN article a ON a.id = f.article_id LEFT JOIN frame_brand b ON b.brand = a.brand LEFT JOIN frame_registration r ON r.frame_number = f.number ${joinShipped}
  WHERE f.customer_id = $1`

/** Most frames that a search offers. */
const mostFrames = 20

/** Finds frames delivered to a customer by the beginning of their number. */
export async function findFrames(
  { tx, tenant, clock }: RequestContext,
  customerId: number,
  search: string,
): Promise<FrameRow[]> {
  const beginning = frameNumberOf(search)
  if (beginning === '') return []
  return tx.query<FrameRow>(
    `${framesSql} AND starts_with(f.number, $3) ORDER BY f.number LIMIT $4`,
    [customerId, todayOf(tenant, clock), beginning, mostFrames],
  )
}

/** Reads one frame delivered to a customer, and holds it until the transaction ends. */
export async function lockFrame(
  { tx, tenant, clock }: RequestContext,
  customerId: number,
  frameNumber: string,
): Promise<FrameRow | undefined> {
  // Locked first: what is read with it is what the transaction before has left.
  await tx.query('SELECT 1 FROM frame WHERE number = $1 FOR UPDATE', [frameNumber])
  const [row] = await tx.query<FrameRow>(`${framesSql} AND f.number = $3`, [
    customerId,
    todayOf(tenant, clock),
    frameNumber,
  ])
  return row
}

/** Sales organisation whose dealers report sales. */
const reportingSorg = '1000'

/** Whether a customer is a dealer of the sales organisation whose dealers report sales. */
export const isReportingDealer = async ({ tx }: RequestContext, customerId: number) =>
  (
    await tx.query('SELECT 1 FROM customer_area WHERE customer_id = $1 AND sorg = $2 AND active', [
      customerId,
      reportingSorg,
    ])
  ).length > 0

/** Reads the dealers that the person may report sales for. */
export async function readDealers({ tx, user }: RequestContext) {
  await tx.query('SELECT act_for_all($1)', [user.id])
  return tx.query<{ custCode: string; custName: string; custCity: string | null }>(
    `SELECT c.r3 AS "custCode", c.name AS "custName", c.city AS "custCity" FROM customer c
       JOIN customer_area a ON a.customer_id = c.id AND a.sorg = $1 AND a.active WHERE c.active ORDER BY lower(c.name), c.r3`,
    [reportingSorg],
  )
}
