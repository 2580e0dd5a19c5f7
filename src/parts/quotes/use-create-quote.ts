import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useSave } from '#data/save.ts'
import type { Failure } from '#data/failure.ts'
import type { QuoteFields } from '#domain/quotes/quote-fields.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { CreateQuote } from './quotes.gql.ts'

/** Outcome of a quote: made by the server, waiting on this device, or why there is none. */
export type CreatedQuote =
  | { made: { id: string; number: string; mailed: boolean } }
  | { queued: true }
  | { failure: Pick<Failure, 'code' | 'fields'> }

/** The lines as a quote takes them; null: one of them has no price on this device. */
function productsOf({ lines }: CartView) {
  const products = lines.flatMap(({ sorg, article, qty, unitPrice, note }) =>
    unitPrice === null ? [] : [{ sorg, article_code: article, qty, price: unitPrice, note }],
  )
  return products.length === lines.length ? products : null
}

/**
 * Makes a quote of a cart: at once, or through the outbox where the server is out of reach. Both ways carry the same id,
 * so that a lost answer never makes a second quote.
 */
export function useCreateQuote(cart: CartView) {
  const save = useSave(CreateQuote)
  const online = useAtomValue(onlineAtom)
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const id = useRef<string>(null)
  return async (fields: QuoteFields): Promise<CreatedQuote> => {
    const products = productsOf(cart)
    if (!products) return { failure: { code: 'no_price', fields: {} } }
    if (!offline || customerKey === null) return { failure: { code: 'UNKNOWN', fields: {} } }
    id.current ??= offline.newId()
    const queue = async (): Promise<CreatedQuote> => {
      try {
        await offline.dispatch(customerKey, [
          { intent: { kind: 'QUOTE', args: { id: id.current!, ...fields, products } } },
        ])
        return { queued: true }
      } catch {
        return { failure: { code: 'not_saved', fields: {} } }
      }
    }
    if (!online) return queue()
    const { data, failure } = await save({ id: id.current, quote: { ...fields, products } })
    const quote = data?.createQuote.quote
    if (quote) return { made: { ...quote, mailed: quote.mailedAt !== null } }
    return failure?.kind === 'network'
      ? queue()
      : { failure: failure ?? { code: 'UNKNOWN', fields: {} } }
  }
}
