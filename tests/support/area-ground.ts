import type { Database } from '../../server/db/database.ts'
import { r3Of } from './world.ts'

/** Ids of the regions and categories. */
export const areaIds = {
  north: '44444444-0000-4000-8000-000000000001',
  south: '44444444-0000-4000-8000-000000000002',
  key: '44444444-0000-4000-8000-000000000003',
  grow: '44444444-0000-4000-8000-000000000004',
} as const

/** Adds two regions and two categories; customer X is in the northern one, of Y the ERP knows no place. */
export const addSalesAreas = (database: Database, tenantId: string): Promise<void> =>
  database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    for (const [id, name, color] of [
      [areaIds.key, 'Key', 'green'],
      [areaIds.grow, 'Grow', 'blue'],
    ])
      await tx.query(
        'INSERT INTO sales_area_category (tenant_id, id, name, color) VALUES ($1, $2, $3, $4)',
        [tenantId, id, name, color],
      )
    for (const [id, name, group, lat, category] of [
      [areaIds.north, 'North', 'A', 20, areaIds.key],
      [areaIds.south, 'South', 'B', -20, null],
    ])
      await tx.query(
        'INSERT INTO sales_area (tenant_id, id, name, group_name, lat, lng, category_id) VALUES ($1, $2, $3, $4, $5, 5, $6)',
        [tenantId, id, name, group, lat, category],
      )
    await tx.query('UPDATE customer SET lat = 18, lng = 5 WHERE r3 = $1', [r3Of('X')])
  })
