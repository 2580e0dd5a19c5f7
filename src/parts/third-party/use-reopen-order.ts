import { useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { itemKey, withItems } from '#domain/third-party/cart.ts'
import type { ThirdPartyOrder } from '#domain/third-party/third-party-intent.ts'
import { database } from '#offline/database.ts'
import { contentOfRows } from '#offline/drafts/form-draft.ts'
import { reopenForm } from '#offline/drafts/reopen-form.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { type ShownItem, thirdPartyCart } from './cart-draft.ts'

interface QueuedOrder {
  mutationId: string
  customerKey: string
  args: ThirdPartyOrder
}

/** Returns what puts a refused third-party order back into its customer's cart, beside what is there now. */
export function useReopenOrder() {
  const { t } = useLingui()
  const { id: userId } = useUser()
  const { currency } = useConfig()
  const offline = useAtomValue(offlineAtom)
  const navigate = useNavigate()
  const toast = useToast()
  return async ({ mutationId, customerKey, args }: QueuedOrder) => {
    if (!offline) return
    const { fields } = contentOfRows(await offline.draft(thirdPartyCart, customerKey).open())
    const there = (fields.items ?? []) as readonly ShownItem[]
    const known = new Set(there.map(itemKey))
    // The order names its articles by their codes alone.
    const back = args.items
      .filter((item) => !known.has(itemKey(item)))
      .map((item): ShownItem => ({
        ...item,
        vendorName: '',
        description: item.articleCode,
        salesUnit: '',
        currency: currency.display,
        stock: 0,
      }))
    const opened = await reopenForm(
      { database, uploads: uploadDatabase, userId },
      mutationId,
      () => ({
        id: customerKey,
        fields: {
          items: withItems(there, back),
          shipTo: args.shipTo,
          notes: args.notes,
          day: args.reqDeliveryDate ?? '',
        },
      }),
      (id) => offline.draft(thirdPartyCart, id),
    )
    if (opened === null) return toast({ text: t`This order is being sent already.` })
    await navigate({ to: '/3rd-party/catalog' as never })
  }
}
