import type { ResultOf } from 'gql.tada'
import type { RouterContext } from '#shell/navigation/router-context.ts'
import { userAtom } from '#shell/session/session-atoms.ts'
import { CheckoutTerms, OrderPayments } from '../cart.gql.ts'

type Offered = ResultOf<typeof CheckoutTerms>
export type ShipTo = Offered['shiptoV2'][number]
export type ShipmentRate = Offered['customerShipmentRates'][number]
export type PaymentMethod = ResultOf<typeof OrderPayments>['payments'][number]

/** What this customer is offered: where to, how, and against what. */
export interface Terms {
  shipTos: readonly ShipTo[]
  rates: readonly ShipmentRate[]
  payments: readonly PaymentMethod[]
  /** Codes of the kinds of order beside the usual one. */
  orderTypes: readonly string[]
  /** The merchants' pages on the web, by sales organisation. */
  pages: ReadonlyMap<string, readonly string[]>
}

/**
 * Asks for the terms of the chosen customer; null without one. Always of the server and never of the cache: an order is
 * placed online alone, and on terms that still hold. @throws CombinedError when there is no answer
 */
export async function loadTerms({ client: now, store }: RouterContext): Promise<Terms | null> {
  if (!store.get(userAtom)?.customerData) return null
  const client = await now()
  const fresh = { requestPolicy: 'network-only' } as const
  const offered = await client.query(CheckoutTerms, {}, fresh).toPromise()
  if (!offered.data) throw offered.error ?? new Error('no terms')
  const {
    shiptoV2: shipTos,
    customerShipmentRates: rates,
    orderTypes,
    merchantConfigs,
  } = offered.data
  const sorgs = [...new Set(rates.map(({ sorg }) => sorg))]
  const answers = await Promise.all(
    sorgs.map((sorg) => client.query(OrderPayments, { sorg }, fresh).toPromise()),
  )
  const payments = answers.flatMap(({ data, error }) => {
    if (!data) throw error ?? new Error('no payments')
    return data.payments
  })
  const pages = new Map(
    merchantConfigs.map(({ sorg, url1, url2, url3 }) => [
      sorg,
      [url1, url2, url3].filter((url) => url !== null),
    ]),
  )
  return { shipTos, rates, payments, orderTypes: orderTypes.map(({ code }) => code), pages }
}

/** Rates of one sales organisation. */
export const ratesOf = ({ rates }: Terms, sorg: string) =>
  rates.filter((rate) => rate.sorg === sorg)

/** Ways to pay that every one of these sales organisations takes: an order has one. */
export function paymentsFor({ payments }: Terms, sorgs: readonly string[]): PaymentMethod[] {
  const [first, ...others] = sorgs
  return payments.filter(
    ({ sorg, id }) =>
      sorg === first &&
      others.every((other) => payments.some((one) => one.sorg === other && one.id === id)),
  )
}
