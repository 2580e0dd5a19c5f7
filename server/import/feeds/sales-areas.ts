import { areaColors } from '#domain/sales-area/sales-area.ts'
import type { Feed } from '../feed.ts'
import { choice, degrees, text, whole } from '../cells/kinds.ts'

export const salesAreaCategories: Feed = {
  name: 'sales-area-categories',
  doc: 'Categories that regions of the sales map can have.',
  table: 'sales_area_category',
  key: ['name'],
  missing: 'keep',
  columns: [
    { name: 'name', kind: text(60), required: true, doc: 'Name of the category' },
    {
      name: 'color',
      kind: choice(...areaColors),
      required: true,
      doc: 'Its color on the map',
    },
    { name: 'sorting', kind: whole(0, 10_000), fallback: '0', doc: 'Its place in the list' },
  ],
}

export const salesAreas: Feed = {
  name: 'sales-areas',
  doc: 'Regions of the sales map, by their centers. A customer belongs to the region with the nearest one.',
  table: 'sales_area',
  key: ['group_name', 'name'],
  missing: 'deactivate',
  refuses: [
    {
      column: 'category',
      reason: 'unknown_category',
      when: `b.category IS NOT NULL AND NOT EXISTS (SELECT 1 FROM sales_area_category c WHERE c.tenant_id = $1 AND c.name = b.category)`,
    },
  ],
  columns: [
    {
      name: 'group_name',
      kind: text(60),
      required: true,
      doc: 'Regions of one group stand together',
    },
    { name: 'name', kind: text(60), required: true, doc: 'Name of the region, once in its group' },
    { name: 'lat', kind: degrees(90), required: true, doc: 'Latitude of its center' },
    { name: 'lng', kind: degrees(180), required: true, doc: 'Longitude of its center' },
    {
      name: 'category',
      kind: text(60),
      to: null,
      doc: 'Category of a region that has none yet; afterwards people give it on the map',
    },
  ],
  after: [
    `UPDATE sales_area a SET category_id = c.id FROM feed_batch b JOIN sales_area_category c ON c.tenant_id = $1 AND c.name = b.category
      WHERE a.tenant_id = $1 AND a.group_name = b.group_name AND a.name = b.name AND a.category_id IS NULL`,
  ],
}
