import { addDays, type Day } from '#domain/time/day.ts'
import type { FeedRecord } from '../import/source.ts'
import type { OnSale } from './selling.ts'
import type { TenantSpec } from './tenant-spec.ts'

type Words = Record<'name' | 'tagline' | 'terms', string>

/** Names of the demo's promotions, by the tenant's language. */
const words: Record<string, Record<'shop' | 'brand', Words>> = {
  en: {
    shop: {
      name: 'Workshop weeks',
      tagline: 'Tires by the box',
      terms: 'From five pieces on, while stocks last.',
    },
    brand: {
      name: 'Season start',
      tagline: 'Ready for the first warm weekend',
      terms: 'From three pieces of an article on.',
    },
  },
  de: {
    shop: {
      name: 'Werkstattwochen',
      tagline: 'Reifen im Karton',
      terms: 'Ab fünf Stück, solange der Vorrat reicht.',
    },
    brand: {
      name: 'Saisonstart',
      tagline: 'Bereit für das erste warme Wochenende',
      terms: 'Ab drei Stück eines Artikels.',
    },
  },
  id: {
    shop: {
      name: 'Pekan bengkel',
      tagline: 'Ban per kotak',
      terms: 'Mulai lima buah, selama persediaan ada.',
    },
    brand: {
      name: 'Awal musim',
      tagline: 'Siap untuk akhir pekan cerah',
      terms: 'Mulai tiga buah per artikel.',
    },
  },
}

/** The brand that has most parts: its promotion is seen everywhere. */
function brandOf(items: readonly OnSale[]): string {
  const counts = new Map<string, number>()
  for (const { article } of items)
    if (article.category === 'paa') counts.set(article.brand, (counts.get(article.brand) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0] ?? ''
}

/** Two promotions that run, one that is over and one to come. */
export function promotionRecords({ language }: TenantSpec, today: Day): FeedRecord[] {
  const { shop, brand } = words[language] ?? words.en!
  const running = {
    valid_from: addDays(today, -10),
    valid_to: addDays(today, 40),
    product_category: 'paa',
    locations: 'home catalog product cart',
  }
  return [
    { code: 'SHOP', ...shop, badge: '-15 %', ...running },
    { code: 'BRAND', ...brand, badge: '-7 %', ...running },
    {
      code: 'PAST',
      ...brand,
      badge: '-20 %',
      ...running,
      valid_from: addDays(today, -60),
      valid_to: addDays(today, -30),
    },
    {
      code: 'NEXT',
      ...shop,
      badge: '-20 %',
      ...running,
      valid_from: addDays(today, 50),
      valid_to: addDays(today, 80),
    },
  ]
}

/** Conditions of the promotions: none applies to only one or two pieces. */
export function promotionDetailRecords(items: readonly OnSale[]): FeedRecord[] {
  const brand = brandOf(items)
  return [
    { promotion: 'SHOP', position: 1, mc: 'TY', value: '-15', type: '%', min_qty: 5 },
    { promotion: 'BRAND', position: 1, brand, value: '-7', type: '%', min_qty: 3 },
    { promotion: 'PAST', position: 1, brand, value: '-20', type: '%' },
    { promotion: 'NEXT', position: 1, mc: 'TY', value: '-20', type: '%' },
  ]
}

/** Yields the freight discounts by pieces ordered from one warehouse area. */
export function* freightRecords(spec: TenantSpec): Generator<FeedRecord> {
  const amount = (times: number) =>
    spec.step ? String(spec.step * 20 * times) : (5 * times).toFixed(spec.precision)
  for (const { sorg, sells } of spec.sorgs) {
    for (const [n, warehouse_area] of sells.length > 0 ? spec.warehouseAreas.entries() : []) {
      for (const [target_qty, times] of [
        [20, 1],
        [60, 3],
      ] as const)
        yield {
          sorg,
          warehouse_area,
          target_qty,
          is_home_warehouse: n === 0,
          discount_amount: amount(times),
        }
    }
  }
}
