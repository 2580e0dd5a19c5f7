import { nearestArea } from '#domain/sales-area/nearest-area.ts'
import { type AreaColor, mayEditArea } from '#domain/sales-area/sales-area.ts'
import type { RequestContext } from '../../context.ts'

export interface AreaCategory {
  id: string
  name: string
  color: AreaColor
}

/** Reads the categories in their order. */
export const readCategories = ({ tx }: Pick<RequestContext, 'tx'>) =>
  tx.query<AreaCategory>(
    'SELECT id::text, name, color FROM sales_area_category ORDER BY sorting, lower(name), id',
  )

interface AreaRow {
  id: string
  name: string
  group: string
  lat: number
  lng: number
  categoryId: string | null
}

/** Reads the regions as they are stored, by group and name. */
export const readAreaRows = ({ tx }: Pick<RequestContext, 'tx'>) =>
  tx.query<AreaRow>(
    `SELECT id::text, name, group_name AS "group", lat, lng, category_id::text AS "categoryId" FROM sales_area WHERE active ORDER BY lower(group_name), group_name, lower(name), id`,
  )

interface CustomerRow {
  custCode: string
  custName: string
  custCity: string | null
  lat: number | null
  lng: number | null
  placeFrom: 'customer' | 'visit' | 'city' | null
  lastVisitAt: Date | null
  visits: number
}

/**
 * The customers this transaction may see, each with the best place known: the ERP's, the last one noted at a visit, or the
 * middle of its city, where no other city of the country could be meant: the next of that name has less than a tenth of its
 * people.
 */
const customersSql = `
  WITH named AS (
    SELECT country, lower(name) AS name, (array_agg(lat ORDER BY population DESC))[1] AS lat, (array_agg(lng ORDER BY population DESC))[1] AS lng
    FROM city WHERE lat IS NOT NULL AND country IN (SELECT DISTINCT country FROM customer WHERE active AND lat IS NULL) GROUP BY 1, 2
    HAVING count(*) = 1 OR (array_agg(population ORDER BY population DESC))[1] > 10 * (array_agg(population ORDER BY population DESC))[2])
  SELECT c.r3 AS "custCode", c.name AS "custName", c.city AS "custCity",
    coalesce(c.lat, seen.lat, named.lat) AS lat, coalesce(c.lng, seen.lng, named.lng) AS lng,
    CASE WHEN c.lat IS NOT NULL THEN 'customer' WHEN seen.lat IS NOT NULL THEN 'visit' WHEN named.lat IS NOT NULL THEN 'city' END AS "placeFrom",
    v."lastVisitAt", v.visits
  FROM customer c
  JOIN LATERAL (SELECT max(visited_at) AS "lastVisitAt", count(*)::int AS visits FROM visit WHERE visit.customer_id = c.id AND deleted_at IS NULL) v ON true
  LEFT JOIN LATERAL (SELECT r.lat, r.lng FROM visit JOIN visit_revision r ON r.tenant_id = visit.tenant_id AND r.visit_id = visit.id AND r.revision = visit.revision
    WHERE visit.customer_id = c.id AND visit.deleted_at IS NULL AND r.lat IS NOT NULL AND c.lat IS NULL ORDER BY visit.visited_at DESC LIMIT 1) seen ON true
  LEFT JOIN named ON named.country = c.country AND named.name = lower(c.city)
  WHERE c.active ORDER BY lower(c.name), c.r3`

/** A customer with its region. */
export type AreaCustomer = Omit<CustomerRow, 'lastVisitAt'> & {
  lastVisitAt: string | null
  area: string | null
}

/** Reads the customers that the person may act for, with their places, regions and last visits. */
export async function readAreaCustomers(
  request: RequestContext,
  areas: readonly AreaRow[],
): Promise<AreaCustomer[]> {
  await request.tx.query('SELECT act_for_all($1)', [request.user.id])
  const rows = await request.tx.query<CustomerRow>(customersSql)
  return rows.map(({ lastVisitAt, ...row }) => ({
    ...row,
    lastVisitAt: lastVisitAt && new Date(lastVisitAt).toISOString(),
    area:
      row.lat === null || row.lng === null
        ? null
        : (nearestArea(areas, { lat: row.lat, lng: row.lng })?.id ?? null),
  }))
}

/** Reads the regions as the contract has them, with what this person may do with each. */
export async function readAreas(request: RequestContext) {
  const rows = await readAreaRows(request)
  const categories = await readCategories(request)
  const customers = await readAreaCustomers(request, rows)
  const limitations = (
    await request.tx.query<{ limitation: string | null }>(
      'SELECT limitation FROM user_area WHERE of_user = $1',
      [request.user.id],
    )
  ).map(({ limitation }) => limitation)
  const person = {
    isAdministrator: request.user.permissions.includes('page.user-management'),
    limitations,
  }
  return rows.map(({ categoryId, ...area }) => {
    const counted = {
      ...area,
      category: categories.find(({ id }) => id === categoryId) ?? null,
      customers: customers.filter(({ area: own }) => own === area.id).length,
    }
    return { ...counted, mayEdit: mayEditArea(person, counted) }
  })
}
