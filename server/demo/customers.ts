import type { FeedRecord } from '../import/source.ts'
import { createRandom } from './random.ts'
import type { TenantSpec } from './tenant-spec.ts'

export interface DemoCustomer {
  r3: string
  isr: string
  unified: string
  name: string
  city: string
  postalCode: string
  lat: number
  lng: number
  address: string
  phone: string
  priceGroup: string
  salesman: string
  salesGroup: string
  salesOffice: string
  reasonBlocked: string
  /** Share of purchases; 1 is average. */
  weight: number
}

/** Names that tables and printers stumble over; they stand at fixed places among the others. */
const awkward: Readonly<Record<number, string>> = {
  7: 'X',
  11: 'The Very Long Named Family Owned and Operated Bicycle Sales, Service, Rental, Repair and Coffee Company of Greater Northern Springfield & Sons',
  15: 'O\'Brien\'s "Wheel & Deal"',
  19: 'Fahrräder Öztürk & Jürgens GmbH – Filiale Süd',
  23: 'متجر الدراجات الهوائية',
  27: 'חנות אופניים',
  31: '<b>Bold Bikes</b> & Co; DROP TABLE',
  35: '自転車の店 山本',
}

const blocked: Readonly<Record<number, string>> = {
  2: 'overdue_over_limit',
  9: 'limit_exceeded',
  14: 'oldest_ar_blocked',
  22: 'other_company_blocked',
}

/** Sixty customers; the first five are those of the demo log-ins. */
export function demoCustomers(
  { id, customers: { shops, places, streets, phone, house } }: TenantSpec,
  count = 60,
): DemoCustomer[] {
  const random = createRandom(`customers ${id}`)
  const around = createRandom(`places ${id}`)
  /** A place a few kilometres from the middle of a city. */
  const near = (degrees: number) =>
    Math.round((degrees + around.between(-60, 60) / 1000) * 10_000) / 10_000
  return Array.from({ length: count }, (_, at) => {
    const [city, postalCode, lat, lng] = places[at % places.length]!
    const number = String(at + 1).padStart(3, '0')
    const team = at % 6
    return {
      r3: `0000100${number}`,
      isr: at % 8 === 5 ? '' : `I020${number}`,
      unified: `${id.toUpperCase()}-${10_000 + at}`,
      name:
        awkward[at] ?? `${city} ${shops[(at * 5 + Math.floor(at / places.length)) % shops.length]}`,
      city,
      postalCode,
      lat: near(lat),
      lng: near(lng),
      address: house(random.pick(streets), random.between(1, 240)),
      phone: `${phone}${String(random.between(100, 999))}`,
      priceGroup: ['A', 'B', 'B', 'C'][at % 4]!,
      salesman: `S0${team + 1}`,
      salesGroup: team < 3 ? 'G1' : 'G2',
      salesOffice: at % 2 === 0 ? 'O1' : 'O2',
      reasonBlocked: blocked[at] ?? '',
      weight: at === 0 ? 3 : at < 4 ? 2 : random.between(2, 14) / 10,
    }
  })
}

export const customerRecords = function* (
  spec: TenantSpec,
  customers: readonly DemoCustomer[],
): Generator<FeedRecord> {
  for (const [
    at,
    { r3, isr, unified, name, address, city, postalCode, lat, lng, phone, reasonBlocked },
  ] of customers.entries()) {
    yield {
      r3,
      isr,
      unified,
      name,
      address,
      city,
      postal_code: postalCode,
      country: spec.country,
      lat,
      lng,
      phone,
      email: `shop${at + 1}@${spec.id}.example`,
      cust_category: ['Dealer', 'Dealer', 'Chain', 'Online'][at % 4],
      reason_blocked: reasonBlocked,
    }
  }
}

/**
 * Returns the sales organisations of the customer at an index: every tenth buys from the first one
 * only.
 */
const sorgsAt = ({ sorgs }: TenantSpec, at: number) => (at % 10 === 9 ? sorgs.slice(0, 1) : sorgs)

/** The companies that the customer at a place has to do with, each once. */
export const companiesAt = (spec: TenantSpec, at: number): string[] => [
  ...new Set(sorgsAt(spec, at).map(({ companyCode }) => companyCode)),
]

export const areaRecords = function* (
  spec: TenantSpec,
  customers: readonly DemoCustomer[],
): Generator<FeedRecord> {
  for (const [at, customer] of customers.entries()) {
    for (const { sorg } of sorgsAt(spec, at)) {
      yield {
        customer: customer.r3,
        sorg,
        cust_group: ['Independent', 'Chain', 'Sports store'][at % 3],
        price_group: customer.priceGroup,
        salesman: customer.salesman,
        sales_group: customer.salesGroup,
        sales_office: customer.salesOffice,
        credit_control: `${spec.id.toUpperCase()}01`,
        account_current: customer.unified,
        server: 'R3',
        include_tax: false,
      }
    }
  }
}

export const shipToRecords = function* (
  spec: TenantSpec,
  customers: readonly DemoCustomer[],
): Generator<FeedRecord> {
  for (const [at, { r3, name, address, city, postalCode, phone }] of customers.entries()) {
    const common = { customer: r3, country: spec.country, phone }
    yield {
      ...common,
      code: `${r3}-1`,
      name,
      address,
      city,
      postal_code: postalCode,
      is_default: true,
    }
    for (let other = 2; other <= (at === 0 ? 4 : at % 3 === 0 ? 2 : 1); other += 1) {
      const [otherCity, otherPostal] =
        spec.customers.places[(at + other) % spec.customers.places.length]!
      yield {
        ...common,
        code: `${r3}-${other}`,
        name: `${name} · ${otherCity}`.slice(0, 200),
        address: spec.customers.house(spec.customers.streets[other]!, 10 * other),
        city: otherCity,
        postal_code: otherPostal,
      }
    }
  }
}
