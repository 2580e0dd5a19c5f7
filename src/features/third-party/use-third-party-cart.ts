import { useAtomValue } from 'jotai'
import { useClient } from 'urql'
import { itemKey, withItem } from '#domain/third-party/cart.ts'
import type { ThirdPartyOrder } from '#domain/third-party/third-party-intent.ts'
import { failureOf } from '#data/failure.ts'
import { silent } from '#data/silent.ts'
import { newId } from '#offline/sync/new-id.ts'
import { useOfflineDraft } from '#parts/drafts/use-offline-draft.ts'
import { type ShownItem, thirdPartyCart } from '#parts/third-party/cart-draft.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { cartCustomerAtom } from '#shell/sync/sync-state.ts'
import { CheckoutThirdParty, type ProductError } from './third-party.gql.ts'

/** Outcome of an order: placed with its numbers, kept on this device until it can be sent, or refused. */
export type Outcome =
  | { kind: 'ordered'; orders: readonly string[] }
  | { kind: 'waiting' }
  | { kind: 'refused'; code: string; errors: readonly ProductError[] }

/** Fields of the cart's draft. */
interface Fields {
  items?: readonly ShownItem[]
  shipTo?: string
  notes?: string
  day?: string
  /** The order that is on its way: sent again unchanged, it counts once. */
  attempt?: { key: string; order: string } | null
}

export interface ThirdPartyCart {
  customer: string
  items: readonly ShownItem[]
  shipTo: string
  notes: string
  day: string
  /** The device has not stored the last change. */
  notSaved: boolean
  qtyOf: (item: Pick<ShownItem, 'vendor' | 'articleCode'>) => number
  put: (item: ShownItem) => void
  set: (fields: Pick<Fields, 'shipTo' | 'notes' | 'day'>) => void
  place: (shipTo: string) => Promise<Outcome>
}

/** The chosen customer's third-party cart, kept on this device. @returns null while it is read, or without a customer */
export function useThirdPartyCart(): ThirdPartyCart | null {
  const client = useClient()
  const online = useAtomValue(onlineAtom)
  const customer = useAtomValue(cartCustomerAtom)
  const draft = useOfflineDraft(thirdPartyCart, customer ?? '')
  if (!draft || customer === null) return null
  const { items = [], shipTo = '', notes = '', day = '', attempt } = draft.fields as Fields
  const empty = () => draft.setFields({ items: [], notes: '', day: '', attempt: null })

  const orderFor = (to: string): ThirdPartyOrder => {
    const order = {
      shipTo: to,
      notes: notes.trim(),
      reqDeliveryDate: day || null,
      items: items.map(({ vendor, articleCode, qty, price }) => ({
        vendor,
        articleCode,
        qty,
        price,
      })),
    }
    const written = JSON.stringify(order)
    const key = attempt?.order === written ? attempt.key : newId()
    draft.setField('attempt', { key, order: written })
    return { key, ...order }
  }
  const queue = async (args: ThirdPartyOrder): Promise<Outcome> => {
    await draft.send(customer, () => ({ kind: 'THIRD_PARTY_ORDER', args }))
    return { kind: 'waiting' }
  }

  return {
    customer,
    items,
    shipTo,
    notes,
    day,
    notSaved: draft.notSaved,
    qtyOf: (item) => items.find((one) => itemKey(one) === itemKey(item))?.qty ?? 0,
    put: (item) => draft.setField('items', withItem(items, item)),
    set: (fields) => draft.setFields({ ...fields }),
    async place(to) {
      const order = orderFor(to)
      if (!online) return queue(order)
      const { data, error } = await client
        .mutation(CheckoutThirdParty, { order }, silent)
        .toPromise()
      if (!data) {
        const failure = failureOf(error)
        // It may have arrived: with its key it counts once, however it is sent again.
        if (failure.kind === 'network') return queue(order)
        return { kind: 'refused', code: failure.code, errors: [] }
      }
      const { orders, errors, userErrors } = data.checkoutThirdPartyV2
      if (userErrors[0]) return { kind: 'refused', code: userErrors[0].code, errors }
      empty()
      return { kind: 'ordered', orders }
    },
  }
}
