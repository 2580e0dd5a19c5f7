import type { Client, CombinedError } from '@urql/core'
import type { ResultOf } from 'gql.tada'
import { failureOf } from '#data/failure.ts'
import { readTerms, storeTerms } from '#offline/checkout/terms-store.ts'
import { database } from '#offline/database.ts'
import type { RouterContext } from '#shell/navigation/router-context.ts'
import { userAtom } from '#shell/session/session-atoms.ts'
import { CheckoutTerms, OrderPayments } from '../cart.gql.ts'

type Offered = ResultOf<typeof CheckoutTerms>
export type ShipTo = Offered['shiptoV2'][number]
export type ShipmentRate = Offered['customerShipmentRates'][number]
export type PaymentMethod = ResultOf<typeof OrderPayments>['payments'][number]

/** Offers for this customer: addresses, shipments and payments. */
export interface OfferedTerms {
  shipTos: readonly ShipTo[]
  rates: readonly ShipmentRate[]
  payments: readonly PaymentMethod[]
  /** Codes of the kinds of order beside the usual one. */
  orderTypes: readonly string[]
  /** The merchants' pages on the web, by sales organisation. */
  pages: ReadonlyMap<string, readonly string[]>
}

/** Terms for a checkout. */
export interface Terms extends OfferedTerms {
  /** Time of stored terms, in ms of this device's clock; null: the server has just given them. */
  at: number | null
}

/**
 * Loads the terms of the chosen customer; null without one. The server is asked first, because an order is placed on
 * terms that still hold; offline the last ones it gave are used, with their time.
 * @param cart key of the cart that is ordered, as freight may depend on it; '' the active one
 * @throws CombinedError without an answer and without stored terms
 */
export async function loadTerms(
  { client, store }: Pick<RouterContext, 'client' | 'store'>,
  cart = '',
): Promise<Terms | null> {
  const user = store.get(userAtom)
  if (!user?.customerData) return null
  const scope = [user.id, user.customerData.custCode.r3] as const
  try {
    const terms = await askTerms(await client(), cart)
    const [userId, customerKey] = scope
    void storeTerms(database, { userId, customerKey, terms, at: Date.now() })
    return { ...terms, at: null }
  } catch (error) {
    if (failureOf(error as CombinedError).kind !== 'network') throw error
    const stored = await readTerms(database, ...scope)
    if (!stored) throw error
    return { ...(stored.terms as OfferedTerms), at: stored.at }
  }
}

async function askTerms(client: Client, cart: string): Promise<OfferedTerms> {
  const fresh = { requestPolicy: 'network-only' } as const
  const offered = await client.query(CheckoutTerms, { cart }, fresh).toPromise()
  // The client keeps the last data beside an error; the stored terms have their time.
  if (offered.error || !offered.data) throw offered.error ?? new Error('no terms')
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
    if (error || !data) throw error ?? new Error('no payments')
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

/** Rates that every one of these sales organisations offers under the same id: one choice for all of them. */
export function sharedRates(terms: Terms, sorgs: readonly string[]): ShipmentRate[] {
  const [first, ...others] = sorgs
  if (first === undefined) return []
  return ratesOf(terms, first).filter(({ id, input }) =>
    others.every((sorg) =>
      ratesOf(terms, sorg).some((one) => one.id === id && one.input === input),
    ),
  )
}
