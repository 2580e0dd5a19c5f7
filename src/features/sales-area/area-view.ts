import { type Coverage, coverageOf, visitState } from '#domain/sales-area/coverage.ts'
import type { VisitState } from '#domain/sales-area/visit-states.ts'
import type { AreaSearch } from './area-search.ts'
import type { AreaCustomer, SalesArea, SalesAreasAnswer } from './sales-area.gql.ts'

/** A customer with the state of its visits. */
export interface SeenCustomer extends Omit<AreaCustomer, 'lastVisitAt'> {
  state: VisitState
  /** In ms; null: never visited. */
  lastVisit: number | null
}

/** A region with those of its customers that the filters leave. */
export interface SeenArea {
  area: SalesArea
  customers: SeenCustomer[]
  /** Of all its customers, whatever the filters leave. */
  coverage: Coverage
}

/** The state of the map and the list beside it. */
export interface AreaView {
  areas: SeenArea[]
  /** Customers that the filters leave and whose place is not known. */
  withoutPlace: SeenCustomer[]
  /** Of all customers. */
  coverage: Coverage
  /** Customers that the filters leave. */
  shown: number
}

/** Returns customers with the state of their visits, those that still wait on this device among them. */
export const seenCustomers = (
  customers: readonly AreaCustomer[],
  /** Moment of the latest visit on this device in ms, by customer code. */
  waiting: ReadonlyMap<string, number>,
  now: number,
): SeenCustomer[] =>
  customers.map(({ lastVisitAt, ...customer }) => {
    const known = lastVisitAt ? Date.parse(String(lastVisitAt)) : null
    const own = waiting.get(customer.custCode)
    const lastVisit = own === undefined ? known : Math.max(own, known ?? own)
    return { ...customer, lastVisit, state: visitState(lastVisit, now) }
  })

const hasCategory = ({ category }: SalesArea, wanted: string | undefined) =>
  wanted === undefined || (category?.id ?? 'none') === wanted

/** Narrows regions and customers by the filters of the address. Regions without a fitting customer stay while no filter is about customers. */
export function areaView(
  { salesAreaMaps: areas }: Pick<SalesAreasAnswer, 'salesAreaMaps'>,
  customers: readonly SeenCustomer[],
  { search = '', group, category, state }: AreaSearch,
): AreaView {
  const term = search.trim().toLowerCase()
  const fits = (customer: SeenCustomer) =>
    (state === undefined || customer.state === state) &&
    [customer.custName, customer.custCode, customer.custCity].some((text) =>
      text?.toLowerCase().includes(term),
    )
  const isNarrowed = term !== '' || state !== undefined
  const seen = areas
    .filter((area) => (group === undefined || area.group === group) && hasCategory(area, category))
    .map((area) => {
      const own = customers.filter((one) => one.area === area.id)
      return {
        area,
        customers: own.filter(fits),
        coverage: coverageOf(own.map((one) => one.state)),
      }
    })
    .filter((one) => !isNarrowed || one.customers.length > 0)
  const withoutPlace =
    group === undefined && category === undefined
      ? customers.filter((one) => one.area === null && fits(one))
      : []
  return {
    areas: seen,
    withoutPlace,
    coverage: coverageOf(customers.map((one) => one.state)),
    shown: seen.reduce((sum, one) => sum + one.customers.length, withoutPlace.length),
  }
}
