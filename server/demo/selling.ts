import { addDays, type Day } from '#domain/time/day.ts'
import type { FeedRecord } from '../import/source.ts'
import type { DemoArticle } from './range/articles.ts'
import { createRandom, type Random } from './random.ts'
import type { TenantSpec } from './tenant-spec.ts'

/** Why an article of the demo cannot be ordered just so; every kind there is occurs. */
export const blockers = [
  'allow_to_order',
  'order_blocked',
  'brand_blocked',
  'category_blocked',
  'hierarchy_blocked',
  'sorg_blocked',
  'no_price',
  'quota',
  'out_of_stock',
  'available_for_order_at',
] as const
export type Blocker = (typeof blockers)[number]

/** An article with all that decides what it costs and whether it is there. */
export interface OnSale {
  article: DemoArticle
  sorg: string
  obstacle: Blocker | undefined
  /** Availability of the model: 'gone' is sold out, 'back' is sold out with a date of return. */
  stocked: 'gone' | 'back' | 'yes'
  /** Retail in the tenant's currency. */
  retail: number
  random: Random
}

/** One article in 47 has an obstacle, one kind after the other; the first few of a range have none. */
const obstacleAt = (at: number): Blocker | undefined =>
  at % 47 === 30 ? blockers[Math.floor(at / 47) % blockers.length] : undefined

export function onSale(spec: TenantSpec, article: DemoArticle, at: number): OnSale {
  const scaled = article.retail * spec.rate
  const serial = Number(article.model.slice(2))
  return {
    article,
    sorg: spec.sorgs.find(({ sells }) => sells.includes(article.category))!.sorg,
    obstacle: obstacleAt(at),
    stocked: serial % 17 === 4 ? 'gone' : serial % 17 === 9 ? 'back' : 'yes',
    retail: spec.step
      ? Math.max(spec.step, Math.round(scaled / spec.step) * spec.step)
      : Math.round(scaled * 20) / 20,
    random: createRandom(`${spec.id} ${article.code}`),
  }
}

export const assortmentRecord = (
  spec: TenantSpec,
  { article, sorg, obstacle, retail }: OnSale,
  at: number,
  today: Day,
): FeedRecord => ({
  article: article.code,
  sorg,
  retail: retail.toFixed(spec.precision),
  rank: at,
  ...(obstacle === 'allow_to_order' ? { allow_to_order: false } : {}),
  ...(obstacle === 'quota' ? { order_quota: article.category === 'bike' ? 2 : 5 } : {}),
  ...(obstacle === 'available_for_order_at' ? { available_for_order_at: addDays(today, 30) } : {}),
  ...(obstacle?.endsWith('_blocked') ? { [obstacle]: true } : {}),
})

/** Dealer price of a price group, in the tenant's currency. Cheap small parts have four decimals. */
export function dealerPrice(spec: TenantSpec, { retail, article }: OnSale, group: string): string {
  const margin = { A: 0.58, B: 0.62, C: 0.66 }[group] ?? 0.66
  if (spec.step) return (Math.round((retail * margin) / 500) * 500).toFixed(0)
  return article.mc === 'TY' && retail < 10
    ? (retail * margin).toFixed(4)
    : (Math.round(retail * margin * 100) / 100).toFixed(2)
}

export function* priceRecords(
  spec: TenantSpec,
  item: OnSale,
  at: number,
  today: Day,
  special: readonly string[],
): Generator<FeedRecord> {
  if (item.obstacle === 'no_price') return
  const common = { article: item.article.code, sorg: item.sorg }
  const changes = at % 60 === 7
  for (const group of ['A', 'B', 'C']) {
    const dealer = dealerPrice(spec, item, group)
    yield {
      ...common,
      price_group: group,
      dealer,
      ...(changes ? { valid_to: addDays(today, 20) } : {}),
    }
    if (changes)
      yield {
        ...common,
        price_group: group,
        dealer: (Number(dealer) * 1.04).toFixed(spec.precision),
        valid_from: addDays(today, 21),
      }
  }
  if (at % 45 !== 3) return
  for (const customer of special)
    yield {
      ...common,
      customer,
      dealer: (Number(dealerPrice(spec, item, 'A')) * 0.96).toFixed(spec.precision),
    }
}

/** Bands of one deal: percent or amount for each, with the quantities both included; no end for the last. */
function* deal(
  item: OnSale,
  number: string,
  description: string,
  valid: FeedRecord,
  bands: [discount: string, type: string, from: number, to?: number][],
): Generator<FeedRecord> {
  const common = {
    article: item.article.code,
    sorg: item.sorg,
    sales_deal_no: number,
    description,
    ...valid,
  }
  for (const [discount, type, from, to] of bands) {
    yield { ...common, discount, type, term: '>=', qty: from }
    if (to) yield { ...common, discount, type, term: '<=', qty: to }
  }
}

/** The deals an article takes part in: running, over, and yet to come. */
export function* discountRecords(
  spec: TenantSpec,
  item: OnSale,
  at: number,
  today: Day,
): Generator<FeedRecord> {
  const serial = Number(item.article.model.slice(2))
  const running = { valid_from: addDays(today, -60), valid_to: addDays(today, 120) }
  const small = item.article.category !== 'bike'
  const off = (fraction: number) =>
    spec.step
      ? `-${Math.max(500, Math.round((item.retail * fraction) / 500) * 500)}`
      : `-${(item.retail * fraction).toFixed(2)}`
  if (small && serial % 3 === 0)
    yield* deal(item, `V${1000 + (serial % 50)}`, 'Volume deal', running, [
      ['-5', '%', 5, 9],
      ['-8', '%', 10, 19],
      ['-12', '%', 20],
    ])
  if (small && serial % 11 === 2)
    yield* deal(item, `A${2000 + (serial % 50)}`, 'Money off a piece', running, [
      [off(0.04), spec.currency, 3, 5],
      [off(0.07), spec.currency, 6],
    ])
  if (!small && serial % 4 === 1)
    yield* deal(item, `B${3000 + (serial % 50)}`, 'Pair of bikes', running, [
      ['-3', '%', 2, 4],
      ['-6', '%', 5],
    ])
  if (serial % 13 === 5)
    yield* deal(
      item,
      'S4001',
      'Season opening',
      { valid_from: addDays(today, 14), valid_to: addDays(today, 45) },
      [['-10', '%', 1]],
    )
  if (serial % 13 === 7)
    yield* deal(
      item,
      'S3999',
      'Clearance',
      { valid_from: addDays(today, -90), valid_to: addDays(today, -30) },
      [['-25', '%', 1]],
    )
  if (at % 300 === 100)
    yield* deal(item, 'H5000', 'Small quantity surcharge', running, [['2', '%', 1, 2]])
}

export function* stockRecords(spec: TenantSpec, item: OnSale): Generator<FeedRecord> {
  const { article, sorg, obstacle, stocked, random } = item
  const none = obstacle === 'out_of_stock' || stocked !== 'yes' || random.chance(0.06)
  const most = article.category === 'bike' ? 24 : 240
  for (const warehouse_area of spec.warehouseAreas) {
    const available = none ? 0 : random.chance(0.1) ? 1 : random.between(2, most)
    yield {
      article: article.code,
      sorg,
      warehouse_area,
      available,
      ready_to_ship: Math.min(available, random.between(0, most)),
      custorder: random.chance(0.3) ? random.between(1, 20) : 0,
    }
  }
}

export function* arrivalRecords(
  { article, sorg, obstacle, stocked, random }: OnSale,
  today: Day,
): Generator<FeedRecord> {
  if (
    stocked === 'gone' ||
    (obstacle !== 'out_of_stock' && stocked === 'yes' && !random.chance(0.35))
  )
    return
  const first = random.between(4, 60)
  yield { article: article.code, sorg, date: addDays(today, first), qty: random.between(4, 60) }
  if (random.chance(0.3))
    yield {
      article: article.code,
      sorg,
      date: addDays(today, first + random.between(20, 70)),
      qty: random.between(4, 60),
    }
}
