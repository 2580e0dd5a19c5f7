import { useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type FilledCart, itemKey, maxItems, withOrder } from '#domain/third-party/cart.ts'
import type { ThirdPartyOrder } from '#domain/third-party/third-party-intent.ts'
import { database } from '#offline/database.ts'
import { contentOfRows } from '#offline/drafts/form-draft.ts'
import { reopenForm } from '#offline/drafts/reopen-form.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { type Refusal, refusalOf, type ShownItem, thirdPartyCart } from './cart-draft.ts'

interface QueuedOrder {
  mutationId: string
  customerKey: string
  args: ThirdPartyOrder
  /** Code of its refusal, and what the server said of single articles. */
  reason: string | null
  data?: unknown
}

/** Fate of a cart that has been filled since. */
export type Reopening = 'add' | 'replace'

/** Returns what puts a refused third-party order back into its customer's cart, and what tells whether something is in there. */
export function useReopenOrder() {
  const { t } = useLingui()
  const { id: userId } = useUser()
  const { currency } = useConfig()
  const offline = useAtomValue(offlineAtom)
  const navigate = useNavigate()
  const toast = useToast()
  const cartOf = async (customerKey: string): Promise<FilledCart<ShownItem>> => {
    const { fields } = contentOfRows(await offline!.draft(thirdPartyCart, customerKey).open())
    const {
      items = [],
      shipTo = '',
      notes = '',
      day = '',
    } = fields as Partial<FilledCart<ShownItem>>
    return { items, shipTo, notes, day }
  }
  return {
    isFilled: async (customerKey: string) =>
      offline !== null && (await cartOf(customerKey)).items.length > 0,
    async reopen({ mutationId, customerKey, args, reason, data }: QueuedOrder, how: Reopening) {
      if (!offline) return
      const order = {
        // The order names its articles by their codes alone.
        items: args.items.map((item): ShownItem => ({
          ...item,
          vendorName: '',
          description: item.articleCode,
          salesUnit: '',
          currency: currency.display,
          stock: 0,
        })),
        shipTo: args.shipTo,
        notes: args.notes,
        day: args.reqDeliveryDate ?? '',
      }
      const before = await cartOf(customerKey)
      const cart = how === 'replace' ? order : withOrder(before, order)
      if (!cart)
        return toast({
          tone: 'danger',
          text: t`The cart can hold at most ${maxItems} articles. Order what is in it first.`,
        })
      const { errors = [] } = (data ?? {}) as Partial<Refusal>
      const refusal: Refusal = {
        code: errors.length > 0 ? 'refused_products' : (reason ?? ''),
        errors,
      }
      // What both have stays as the cart has it, which is not what was refused.
      const kept = new Set(how === 'add' ? before.items.map(itemKey) : [])
      const putBack = order.items.filter((item) => !kept.has(itemKey(item)))
      const opened = await reopenForm(
        { database, uploads: uploadDatabase, userId },
        mutationId,
        () => ({
          id: customerKey,
          fields: { ...cart, refusal: refusalOf(refusal, putBack), attempt: null },
        }),
        (id) => offline.draft(thirdPartyCart, id),
      )
      if (opened === null) return toast({ text: t`This order is being sent already.` })
      await navigate({ to: '/3rd-party/catalog' as never })
    },
  }
}
