import type { FeedRecord } from '../import/source.ts'
import { companiesAt, type DemoCustomer } from './customers.ts'
import type { TenantSpec } from './tenant-spec.ts'
import type { DemoInvoice } from './invoices.ts'
import { type DemoOrder, written } from './trade.ts'

/** Places in the list of customers where credit is other than usual. */
const places = {
  /** No record at all: the portal has to say so. */
  none: 6,
  /** Everything used up, to the last cent. */
  empty: 12,
  /** No limit, so that all that is open is over it. */
  noLimit: 18,
  /** One record for all companies of the credit control area. */
  shared: 24,
  /** Amounts as long as they get. */
  huge: 30,
  /** Blocked by one company, and by the others for that reason alone. */
  chain: 22,
} as const

/** In the smallest unit; more digits no ERP delivers. */
const hugeLimit = 12_345_678_901_000

interface Owed {
  openInvoice: number
  openDo: number
  consignment: number
}

function owedTo(
  r3: string,
  companies: readonly string[],
  orders: readonly DemoOrder[],
  invoices: readonly DemoInvoice[],
  consigns: boolean,
): Owed {
  const mine = (order: DemoOrder) =>
    order.customer.r3 === r3 && companies.includes(order.sorg.companyCode)
  const openInvoice = invoices
    .filter(({ order }) => mine(order))
    .reduce((sum, { open }) => sum + open, 0)
  const openDo = orders
    .filter((order) => mine(order) && (order.status === 'confirmed' || order.status === 'placed'))
    .reduce((sum, { total }) => sum + total, 0)
  return { openInvoice, openDo, consignment: consigns ? Math.round(openDo * 0.15) : 0 }
}

function limitOf(
  spec: TenantSpec,
  { weight, reasonBlocked }: DemoCustomer,
  at: number,
  exposure: number,
): number {
  const step = 10 ** spec.precision * spec.rate * 5000
  if (at === places.noLimit) return 0
  if (at === places.empty) return exposure
  if (at === places.huge) return hugeLimit
  return Math.round(
    reasonBlocked === 'limit_exceeded'
      ? Math.floor(exposure * 0.8)
      : Math.ceil((exposure * 1.4 + weight * step) / step) * step,
  )
}

const reasonAt = (at: number, company: number, usual: string) =>
  at === places.chain && company === 0 ? 'overdue_over_limit' : usual

/** Yields the credit of each customer with each company, from open invoices and open orders. */
export function* creditRecords(
  spec: TenantSpec,
  customers: readonly DemoCustomer[],
  orders: readonly DemoOrder[],
  invoices: readonly DemoInvoice[],
): Generator<FeedRecord> {
  for (const [at, customer] of customers.entries()) {
    if (at === places.none) continue
    const companies = companiesAt(spec, at)
    const records = at === places.shared ? [companies] : companies.map((company) => [company])
    for (const [company, covered] of records.entries()) {
      const owed = owedTo(customer.r3, covered, orders, invoices, at % 5 === 0)
      const exposure = owed.openInvoice + owed.openDo + owed.consignment
      const limit = limitOf(spec, customer, at, exposure)
      yield {
        customer: customer.r3,
        company_code: covered[0]!,
        credit_control: `${spec.id.toUpperCase()}01`,
        credit_limit: written(spec, limit),
        balance: written(spec, limit - exposure),
        credit_exposure: written(spec, exposure),
        open_invoice: written(spec, owed.openInvoice),
        open_do: written(spec, owed.openDo),
        consignment: written(spec, owed.consignment),
        reason_blocked: reasonAt(at, company, customer.reasonBlocked),
      }
    }
  }
}
