import { addDays, type Day } from '#domain/time/day.ts'
import type { DemoCustomer } from './customers.ts'
import { createRandom, type Random } from './random.ts'
import { dealerPrice, type OnSale } from './selling.ts'
import type { SorgSpec, TenantSpec } from './tenant-spec.ts'

export interface DemoLine {
  item: OnSale
  qty: number
  price: number
  promoPrice: number | undefined
  /** In the tenant's smallest unit, so that sums are exact. */
  amount: number
}

export interface DemoOrder {
  number: number
  customer: DemoCustomer
  sorg: SorgSpec
  placed: Day
  status: 'placed' | 'confirmed' | 'shipped' | 'cancelled'
  lines: DemoLine[]
  /** Lines that the ERP has cancelled; the total does not hold them. */
  cancelled: DemoLine[]
  /** Smallest units. */
  total: number
  shipping: number
  leaves: Day
  random: Random
}

/** Smallest units of an amount, rounded once. */
export const unitsOf = (spec: TenantSpec, amount: number) =>
  Math.round(amount * 10 ** spec.precision)
/** An amount as a feed writes it. */
export const written = (spec: TenantSpec, units: number) =>
  (units / 10 ** spec.precision).toFixed(spec.precision)

function lineOf(spec: TenantSpec, customer: DemoCustomer, item: OnSale, random: Random): DemoLine {
  const qty =
    item.article.category === 'bike'
      ? random.between(1, 4)
      : random.pick([1, 2, 2, 4, 5, 6, 10, 10, 20])
  const price = Number(dealerPrice(spec, item, customer.priceGroup))
  const promoPrice = qty >= 10 ? Math.round(price * 0.92 * 10 ** 4) / 10 ** 4 : undefined
  return { item, qty, price, promoPrice, amount: unitsOf(spec, qty * (promoPrice ?? price)) }
}

const statusAt = (age: number, random: Random): DemoOrder['status'] =>
  random.chance(0.02)
    ? 'cancelled'
    : age < 2
      ? 'placed'
      : age < 10 || (age < 40 && random.chance(0.08))
        ? 'confirmed'
        : 'shipped'

/**
 * A year of orders up to today, oldest first: about twelve a customer and sales organisation.
 * @param items what is sold; those with an obstacle are not ordered
 */
export function demoOrders(
  spec: TenantSpec,
  customers: readonly DemoCustomer[],
  items: readonly OnSale[],
  today: Day,
): DemoOrder[] {
  const free = new Map(
    spec.sorgs.map(({ sorg }) => [
      sorg,
      items.filter((item) => item.sorg === sorg && !item.obstacle),
    ]),
  )
  const ages = customers.flatMap((customer, at) =>
    (at % 10 === 9 ? spec.sorgs.slice(0, 1) : spec.sorgs).flatMap((sorg) => {
      const random = createRandom(`orders ${spec.id} ${customer.r3} ${sorg.sorg}`)
      const count = Math.round(
        customer.weight * (spec.sorgs.filter(({ sells }) => sells.length > 0).length > 1 ? 9 : 14),
      )
      return Array.from({ length: count }, () => ({
        customer,
        sorg,
        age: Math.floor(random.next() ** 1.3 * 365),
        random,
      }))
    }),
  )
  ages.sort((a, b) => b.age - a.age)
  return ages
    .filter(({ sorg }) => free.get(sorg.sorg)!.length > 0)
    .map(({ customer, sorg, age, random }, at) => {
      const chosen = new Set(
        Array.from({ length: random.between(1, 8) }, () => random.pick(free.get(sorg.sorg)!)),
      )
      const lines = [...chosen].map((item) => lineOf(spec, customer, item, random))
      const placed = addDays(today, -age)
      const status = statusAt(age, random)
      const cancelled =
        at % 23 === 5 && lines.length > 1 && status !== 'placed' ? lines.splice(-1) : []
      // What is shipped has left by yesterday; the rest is expected from tomorrow on.
      const leaves =
        status === 'shipped'
          ? addDays(placed, Math.min(random.between(2, 8), age - 1))
          : addDays(today, random.between(1, 20))
      return {
        number: at + 1,
        customer,
        sorg,
        placed,
        status,
        lines,
        cancelled,
        leaves,
        random,
        total: lines.reduce((sum, line) => sum + line.amount, 0),
        shipping: random.chance(0.6) ? 0 : unitsOf(spec, spec.step ? 150_000 : 14.9),
      }
    })
}
