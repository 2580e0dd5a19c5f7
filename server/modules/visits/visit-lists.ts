import { brandShare } from '#domain/visits/visit-form.ts'
import type { RequestContext } from '../../context.ts'
import { orderOf, page } from '../../db/page.ts'
import { limitationsFor, readVisitAreas } from './visit-kind-store.ts'
import { shapeVisits, type StoredVisit, type VisitRow, visitSql } from './visit-store.ts'

interface Asked {
  kind: string
  search?: string | null
  custCode?: string | null
  mine?: boolean | null
  from?: string | null
  to?: string | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** Visits of a list: $1 kind, $2 customer, $3 author, $4 and $5 days in the time zone $6; null: whichever. */
export const listedVisitsSql = `SELECT * FROM (${visitSql}) known WHERE "deletedAt" IS NULL AND kind = $1
  AND ($2::text IS NULL OR "custCode" = $2) AND ($3::int IS NULL OR author = $3)
  AND ($4::date IS NULL OR ("visitedAt" AT TIME ZONE $6)::date >= $4) AND ($5::date IS NULL OR ("visitedAt" AT TIME ZONE $6)::date <= $5)`

/** Columns that a list's search looks into. */
export const visitSearch = ['"custName"', '"custCode"', 'isr', 'city', '"createdBy"']

/** Whether a kind is open to the person. */
export const mayRead = async (request: RequestContext, kind: string): Promise<boolean> =>
  limitationsFor(await readVisitAreas(request), kind).length > 0

/** Reads a page of visits to the customers this transaction may see, newest first. */
export async function visitPage(request: RequestContext, asked: Asked) {
  const { kind, search, custCode, mine, from, to, sort } = asked
  if (!(await mayRead(request, kind))) return { rows: [], page: 1, count: 0, pageTotal: 0 }
  const {
    rows,
    totals: _,
    ...found
  } = await page<VisitRow>(request.tx, {
    sql: listedVisitsSql,
    args: [
      kind,
      custCode ?? null,
      mine ? request.user.id : null,
      from ?? null,
      to ?? null,
      request.tenant.timeZone,
    ],
    search: { term: search, in: visitSearch },
    orderBy: orderOf(
      sort,
      { visitedAt: '"visitedAt"', custName: 'lower("custName")', createdBy: 'lower("createdBy")' },
      '"visitedAt" DESC, id',
    ),
    page: asked.page,
    limit: asked.limit,
  })
  return { ...found, rows: await shapeVisits(request, rows) }
}

const ofCustomer = `${visitSql} WHERE v.deleted_at IS NULL AND v.kind = $1 AND c.r3 = $2 ORDER BY v.visited_at DESC, v.id LIMIT $3`

/** Reads the last visits of a kind to a customer, the latest first. */
async function lastVisits(
  request: RequestContext,
  kind: string,
  custCode: string,
  most: number,
): Promise<StoredVisit[]> {
  if (!(await mayRead(request, kind))) return []
  return shapeVisits(request, await request.tx.query<VisitRow>(ofCustomer, [kind, custCode, most]))
}

/** Reads the last visit of a kind to a customer; null: there was none. */
export const readLastVisit = async (request: RequestContext, kind: string, custCode: string) =>
  (await lastVisits(request, kind, custCode, 1))[0] ?? null

/** Most visits of a trend. */
const trendLength = 24

/** Reads what the visits to a customer tell over time, oldest first. */
export async function readTrend(request: RequestContext, kind: string, custCode: string) {
  const visits = await lastVisits(request, kind, custCode, trendLength)
  return visits
    .map(({ id, visitedAt, qtyPlgGrp, qtyNonPlgGrp, seriesList, photos }) => ({
      id,
      visitedAt,
      qtyPlgGrp,
      qtyNonPlgGrp,
      brandShare: brandShare(qtyPlgGrp, qtyNonPlgGrp),
      series: seriesList.length,
      photos,
    }))
    .reverse()
}

interface AskedCustomers {
  sorg: string
  onlyCustomerHasFormVisit?: boolean | null
  kind?: string | null
  search?: string | null
  page?: number | null
  limit?: number | null
}

interface CustomerRow {
  custCode: string
  custName: string
  custCity: string | null
  lastVisitAt: Date | null
  visits: number
}

/** Reads a page of the customers of a sales organisation, with their visits of the kinds open to the person. */
export async function visitCustomers(request: RequestContext, asked: AskedCustomers) {
  const {
    rows,
    totals: _,
    ...found
  } = await page<CustomerRow>(request.tx, {
    sql: `SELECT c.r3 AS "custCode", c.name AS "custName", c.city AS "custCity", c.isr, v."lastVisitAt", v.visits
      FROM customer c JOIN customer_area a ON a.customer_id = c.id AND a.sorg = $1 AND a.active
      JOIN LATERAL (SELECT max(visited_at) AS "lastVisitAt", count(*)::int AS visits FROM visit WHERE visit.customer_id = c.id AND deleted_at IS NULL
        AND ($2::text IS NULL OR kind = $2) AND EXISTS (SELECT 1 FROM user_area own WHERE own.of_user = $4 AND (coalesce(own.option, '') = '' OR lower(own.option) = visit.kind))) v ON true
      WHERE c.active AND (NOT $3 OR v.visits > 0)`,
    args: [
      asked.sorg,
      asked.kind ?? null,
      asked.onlyCustomerHasFormVisit ?? false,
      request.user.id,
    ],
    search: { term: asked.search, in: ['"custName"', '"custCode"', 'isr', '"custCity"'] },
    orderBy: 'lower("custName"), "custCode"',
    page: asked.page,
    limit: asked.limit,
    // A device keeps them all, to begin a visit without a connection.
    most: 999,
  })
  return { ...found, rows }
}
