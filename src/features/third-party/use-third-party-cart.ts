import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useClient } from 'urql'
import { isTooMany, itemKey, maxItems, withItem } from '#domain/third-party/cart.ts'
import type { ThirdPartyOrder } from '#domain/third-party/third-party-intent.ts'
import { failureOf } from '#data/failure.ts'
import { silent } from '#data/silent.ts'
import { newId } from '#offline/sync/new-id.ts'
import { useOfflineDraft } from '#parts/drafts/use-offline-draft.ts'
import {
  type Refusal,
  refusalOf,
  type ShownItem,
  thirdPartyCart,
} from '#parts/third-party/cart-draft.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { CheckoutThirdParty } from './third-party.gql.ts'

/** Outcome of an order: placed with its numbers, kept on this device until it can be sent, or refused. */
export type Outcome =
  | { kind: 'ordered'; orders: readonly string[] }
  | { kind: 'waiting' }
  | ({ kind: 'refused' } & Refusal)

/** Fields of the cart's draft. */
interface Fields {
  items?: readonly ShownItem[]
  shipTo?: string
  notes?: string
  day?: string
  /** The order that is on its way: sent again unchanged, it counts once. */
  attempt?: { key: string; order: string } | null
  /** Why the order that it came from was refused. */
  refusal?: Refusal | null
}

export interface ThirdPartyCart {
  customer: string
  items: readonly ShownItem[]
  shipTo: string
  notes: string
  day: string
  refusal: Refusal | null
  /** The device has not stored the last change. */
  notSaved: boolean
  qtyOf: (item: Pick<ShownItem, 'vendor' | 'articleCode'>) => number
  /** Puts an article in, or changes it: what its order was refused for no longer holds. */
  put: (item: ShownItem) => void
  set: (fields: Pick<Fields, 'shipTo' | 'notes' | 'day' | 'refusal'>) => void
  /** Takes everything out. */
  clear: () => void
  place: (shipTo: string) => Promise<Outcome>
}

/** Takes an article that was changed out of a refusal; null: nothing keeps the order from being placed again. */
const without = (refusal: Refusal, items: readonly ShownItem[], item: ShownItem): Refusal | null =>
  refusal.errors.length > 0
    ? refusalOf(
        refusal,
        items.filter((one) => itemKey(one) !== itemKey(item)),
      )
    : null

/** The chosen customer's third-party cart, kept on this device. @returns null while it is read, or without a customer */
export function useThirdPartyCart(): ThirdPartyCart | null {
  const { t } = useLingui()
  const toast = useToast()
  const client = useClient()
  const online = useAtomValue(onlineAtom)
  const offline = useAtomValue(offlineAtom)
  const customer = useAtomValue(cartCustomerAtom)
  const draft = useOfflineDraft(thirdPartyCart, customer ?? '')
  if (!draft || !offline || customer === null) return null
  const {
    items = [],
    shipTo = '',
    notes = '',
    day = '',
    attempt,
    refusal: stored = null,
  } = draft.fields as Fields
  const refusal = stored && refusalOf(stored, items)
  const empty = () =>
    draft.setFields({ items: [], notes: '', day: '', attempt: null, refusal: null })

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
    // A draft that was sent can't be used again. The cart needs the same draft for its next order, so it is emptied instead.
    await offline.dispatch(customer, [{ intent: { kind: 'THIRD_PARTY_ORDER', args } }])
    empty()
    return { kind: 'waiting' }
  }

  return {
    customer,
    items,
    shipTo,
    notes,
    day,
    refusal,
    notSaved: draft.notSaved,
    qtyOf: (item) => items.find((one) => itemKey(one) === itemKey(item))?.qty ?? 0,
    put(item) {
      if (isTooMany(items, item))
        return toast({
          tone: 'danger',
          text: t`The cart can hold at most ${maxItems} articles. Order what is in it first.`,
        })
      draft.setFields({
        items: withItem(items, item),
        refusal: refusal && without(refusal, items, item),
      })
    },
    set: (fields) => draft.setFields({ ...fields }),
    clear: empty,
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
      if (userErrors[0])
        return {
          kind: 'refused',
          code: userErrors[0].code,
          errors: errors.map((error) => ({
            ...error,
            price: error.price === null ? null : String(error.price),
          })),
        }
      empty()
      return { kind: 'ordered', orders }
    },
  }
}
