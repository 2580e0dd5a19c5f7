import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { OrderIntent } from '#domain/ordering/order-intent.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { useConflicts } from '#parts/sync/use-conflicts.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { type CheckoutDraft, checkoutErrorsAtom } from '#parts/cart/checkout-draft.ts'
import { errorsOf } from './checkout-form-data.ts'
import type { useCheckout } from './use-checkout.ts'

interface Reviewing {
  checkout: ReturnType<typeof useCheckout>
  cart: CartView
  /** Cart and draft are read. */
  ready: boolean
  change: (part: Partial<CheckoutDraft>) => void
}

/**
 * Places an order again that was made offline and refused, as the buyer saw it then: the server answers with every
 * difference, which opens the sheet. The refusal is settled once the order is placed or queued again.
 * @param mutationId of the refused order; undefined: none is reviewed
 */
export function useReviewedOrder(
  mutationId: string | undefined,
  { checkout, cart, ready, change }: Reviewing,
): void {
  const offline = useAtomValue(offlineAtom)
  const row = useConflicts().find((one) => one.mutationId === mutationId && one.kind === 'ORDER')
  const setErrors = useSetAtom(checkoutErrorsAtom)
  const begun = useRef(false)
  const { state } = checkout.state
  useEffect(() => {
    if (!row || begun.current || !ready || state !== 'form' || cart.lines.length === 0) return
    begun.current = true
    const { form, products } = row.args as OrderIntent['args']
    change(draftOf(form))
    void checkout.place(form, cart, products).then((next) => {
      if (next.state !== 'form') return
      const fields = errorsOf(
        next.errors.filter(({ field }) => field !== null),
        form as Parameters<typeof errorsOf>[1],
      )
      setErrors({ fields, tries: Object.keys(fields).length > 0 ? 1 : 0 })
    })
  }, [row, ready, state, cart, change, checkout, setErrors])
  useEffect(() => {
    if (row && (state === 'placed' || state === 'queued'))
      void offline?.needsYou.dismiss(row.mutationId)
  }, [row, state, offline])
}

/** The form of an order as the draft of a new one. */
const draftOf = (form: OrderIntent['args']['form']): Partial<CheckoutDraft> => ({
  shipto: form.shipto,
  paymentId: form.paymentId,
  shipments: Object.fromEntries(
    form.shipments.map(({ sorg, id, input }) => [sorg, { id, input: input ?? '' }]),
  ),
  custPoNo: form.custPoNo ?? '',
  notes: form.notes ?? '',
  request_delivery_date: form.request_delivery_date ?? '',
  request_delivery_to: form.request_delivery_to ?? '',
  orderType: form.orderType ?? '',
})
