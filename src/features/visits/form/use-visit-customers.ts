import { useAtomValue } from 'jotai'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { useOfflineCustomers } from '#parts/offline-customers/use-offline-customers.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
import { type VisitCustomer, VisitCustomers } from '../visits.gql.ts'

/** Customers a page. */
const limit = 50
/** Customers that are kept on the device, to be searched there when it is offline. */
const keptLimit = 999
type Kept = Pick<VisitCustomer, 'custCode' | 'custName' | 'custCity'>

/** The customers to visit that this device knows: those the server named last, those saved offline, the chosen one. */
function useKeptCustomers(kind: string, sorg: string): VisitCustomer[] | undefined {
  const { customerData } = useUser()
  const { packs } = useOfflineCustomers()
  const [{ data, fetching }] = useQuery({
    query: VisitCustomers,
    variables: { sorg, kind, search: '', page: 1, limit: keptLimit },
    requestPolicy: 'cache-and-network',
    context: silent,
    pause: !sorg,
  })
  const named = data?.formVisitSalesCustomers.rows
  if (!packs || (!named && fetching)) return undefined
  const others = [...packs.map(({ customer }) => customer), ...(customerData ? [customerData] : [])]
  const all = new Map(
    others.map(({ custCode: { r3 }, custName, custCity }): [string, VisitCustomer] => [
      r3,
      { custCode: r3, custName, custCity: custCity ?? null, lastVisitAt: null, visits: 0 },
    ]),
  )
  for (const customer of named ?? []) all.set(customer.custCode, customer)
  return [...all.values()].toSorted((one, other) => one.custName.localeCompare(other.custName))
}

/** Returns a page of the customers to visit; offline all that this device knows, narrowed by what is typed. */
export function useVisitCustomers(kind: string, sorg: string, term: string, page: number) {
  const online = useAtomValue(onlineAtom)
  const kept = useKeptCustomers(kind, sorg)
  const [{ data, error, fetching }, ask] = useQuery({
    query: VisitCustomers,
    variables: { sorg, kind, search: term, page, limit },
    pause: !sorg || !online,
  })
  const found = data?.formVisitSalesCustomers
  const needle = term.trim().toLowerCase()
  const fits = ({ custCode, custName, custCity }: Kept) =>
    [custCode, custName, custCity].some((text) => text?.toLowerCase().includes(needle))
  return {
    rows: online ? found?.rows : kept?.filter(fits),
    pageTotal: online ? (found?.pageTotal ?? 0) : 1,
    isFetching: fetching,
    error: online && !found ? error : undefined,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}
