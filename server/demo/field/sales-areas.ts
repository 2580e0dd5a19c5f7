import type { AreaColor } from '#domain/sales-area/sales-area.ts'
import type { Database } from '../../db/database.ts'
import type { Words } from '../range/family.ts'
import type { TenantSpec } from '../tenant-spec.ts'

const categories: readonly (Words & { color: AreaColor })[] = [
  { color: 'green', en: 'Key market', de: 'Kernmarkt', id: 'Pasar utama' },
  { color: 'blue', en: 'Growing', de: 'Wachstum', id: 'Berkembang' },
  { color: 'amber', en: 'To build up', de: 'Im Aufbau', id: 'Rintisan' },
]

/** A region: its name, group, centre, and the place of its category in the list; -1: none. */
type DemoArea = readonly [name: string, group: string, lat: number, lng: number, category: number]

const areas: Readonly<Record<string, readonly DemoArea[]>> = {
  us: [
    ['Pacific Northwest', 'West', 46.5, -121.5, 0],
    ['California', 'West', 36.8, -119.8, 0],
    ['Rocky Mountains', 'West', 42.2, -108.5, 1],
    ['Southwest', 'West', 34, -110, 2],
    ['Texas', 'Central', 31, -98.5, 1],
    ['Upper Midwest', 'Central', 44.5, -91.5, 1],
    ['New England', 'East', 43.8, -72, 0],
    ['Mid-Atlantic', 'East', 40, -77, 2],
    ['Southeast', 'East', 34.5, -82.5, -1],
  ],
  de: [
    ['Weser-Ems', 'Nord', 52.9, 8.5, 1],
    ['Hamburg und Holstein', 'Nord', 53.7, 10.1, 0],
    ['Mecklenburg-Vorpommern', 'Nord', 53.7, 12.7, 2],
    ['Rheinland', 'West', 50.8, 6.9, 0],
    ['Westfalen', 'West', 51.8, 7.9, 1],
    ['Hessen und Südniedersachsen', 'West', 50.9, 9.4, 2],
    ['Berlin und Brandenburg', 'Ost', 52.4, 13.4, 0],
    ['Sachsen und Thüringen', 'Ost', 51, 12.4, 1],
    ['Franken', 'Süd', 49.7, 10.7, -1],
    ['Altbayern und Schwaben', 'Süd', 48.4, 11.9, 0],
    ['Baden-Württemberg', 'Süd', 48.5, 8.8, 1],
  ],
  id: [
    ['Sumatera Utara', 'Sumatera', 2.8, 99, 1],
    ['Sumatera Selatan', 'Sumatera', -3, 104.5, 2],
    ['Jabodetabek', 'Jawa', -6.3, 106.8, 0],
    ['Jawa Barat', 'Jawa', -6.95, 107.9, 0],
    ['Jawa Tengah dan DIY', 'Jawa', -7.4, 110.4, 1],
    ['Jawa Timur', 'Jawa', -7.6, 112.6, 0],
    ['Bali dan Nusa Tenggara', 'Indonesia Timur', -8.6, 116, 1],
    ['Kalimantan', 'Indonesia Timur', -0.8, 114.5, 2],
    ['Sulawesi', 'Indonesia Timur', -3.5, 120.3, -1],
  ],
}

/** Writes the regions of the sales map with their categories. A region's category that was changed stays. */
export async function addSalesAreas(
  database: Database,
  { id: tenantId, language }: Pick<TenantSpec, 'id' | 'language'>,
): Promise<void> {
  const categoryKey = (n: number) => `${tenantId} sales area category ${n}`
  await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    for (const [n, category] of categories.entries())
      await tx.query(
        'INSERT INTO sales_area_category (tenant_id, id, name, color, sorting) VALUES ($1, md5($2)::uuid, $3, $4, $5) ON CONFLICT DO NOTHING',
        [tenantId, categoryKey(n), category[language], category.color, n],
      )
    for (const [name, group, lat, lng, category] of areas[tenantId] ?? [])
      await tx.query(
        `INSERT INTO sales_area (tenant_id, id, name, group_name, lat, lng, category_id)
         VALUES ($1, md5($2)::uuid, $3, $4, $5, $6, md5($7)::uuid) ON CONFLICT DO NOTHING`,
        [
          tenantId,
          `${tenantId} sales area ${name}`,
          name,
          group,
          lat,
          lng,
          category < 0 ? null : categoryKey(category),
        ],
      )
  })
}
