import { useAtom, useAtomValue } from 'jotai'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { syncStatusAtom } from '#shell/sync/sync-state.ts'
import { useCredit } from '#parts/credit/use-credit.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { isCreditRefusal } from '#domain/ordering/credit-check.ts'
import { dayIn } from '#domain/time/day.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { focusFirstProblem } from '#ui/form/focus-first-problem.ts'
import { withFreight } from '#domain/ordering/difference-resolution.ts'
import { CartDisclaimer } from '../terms/cart-disclaimer.tsx'
import * as summary from '../cart-summary.css.ts'
import { type CheckoutDraft, checkoutErrorsAtom } from '#parts/cart/checkout-draft.ts'
import * as css from './checkout-fields.css.ts'
import { type CheckoutFieldsProps, PaymentField } from './checkout-fields.tsx'
import { ShipToField } from './ship-to-field.tsx'
import { ShipmentFields } from './shipment-fields.tsx'
import {
  checkForm,
  errorsOf,
  type FieldErrors,
  fillForm,
  type FilledForm,
  formOf,
} from './checkout-form-data.ts'
import { CheckoutNotices } from './checkout-notices.tsx'
import { CheckoutReview } from './checkout-review.tsx'
import { CheckoutSummary, MadeOf, PlaceOrder } from './checkout-summary.tsx'
import type { Terms } from '../terms/checkout-terms.ts'
import { type OrderTotal, orderTotals, totalsOnCredit } from '../terms/checkout-totals.ts'
import { CreditNotice } from './credit-notice.tsx'
import { DifferenceSheet } from '../changes/difference-sheet.tsx'
import { OrderWords } from '../orders/order-words.tsx'
import { useFreightOff } from '../terms/use-cart-freight.ts'
import type { useCheckout } from './use-checkout.ts'
import { useCustomerBlock } from './use-customer-block.ts'

export interface CheckoutBodyProps {
  checkout: ReturnType<typeof useCheckout>
  cart: CartView
  terms: Terms
  draft: CheckoutDraft
  onDraft: (part: Partial<CheckoutDraft>) => void
}

/** A draft holds shipments by sales organisation, so that a cart that loses and regains one finds them again. */
const draftPart = (
  { shipments, ...rest }: Partial<FilledForm>,
  draft: CheckoutDraft,
): Partial<CheckoutDraft> =>
  shipments
    ? {
        ...rest,
        shipments: {
          ...draft.shipments,
          ...Object.fromEntries(shipments.map(({ sorg, id, input }) => [sorg, { id, input }])),
        },
      }
    : rest

/** The form of an order, its review, and what is to be settled before it can be placed. */
export function CheckoutBody({ checkout, cart, terms, draft, onDraft }: CheckoutBodyProps) {
  const { state } = checkout
  const page = useRef<HTMLDivElement>(null)
  // Leaving a sheet without its buttons, with the browser's "back" for one, turns back as well.
  const { backToForm } = checkout
  useEffect(() => backToForm, [backToForm])
  const filled = fillForm(
    draft,
    terms,
    cart.totals.map(({ sorg }) => sorg),
  )
  const { off, asking, askAgain } = useFreightOff(cart)
  const orders = orderTotals(cart, filled, terms, off)
  const { errors, order, agree, forget } = useOrdering(checkout, {
    page,
    filled,
    terms,
    cart,
    orders,
    askFreight: askAgain,
  })
  const fields: CheckoutFieldsProps = {
    filled,
    terms,
    errors,
    onChange: (part) => {
      forget(Object.keys(part))
      onDraft(draftPart(part, draft))
    },
  }
  const blocked = useCustomerBlock() !== null
  const nameOf = (sorg: string) => cart.totals.find((total) => total.sorg === sorg)?.name ?? sorg
  const onCredit = totalsOnCredit(cart, filled, terms, off)
  const unsent = state.state === 'placing' ? 0 : cart.pendingCount
  const isSent = useSentSince(unsent, state.state === 'placing')
  const standing = standingErrors(errors, onCredit.length > 0, isSent)
  return (
    <div ref={page} className={css.page}>
      <CheckoutNotices
        errors={standing}
        unsent={unsent}
        earlier={(state.state === 'form' && state.earlier) || []}
        termsAt={terms.at}
      />
      <div className={summary.columns}>
        <div className={css.form}>
          <OrderWords {...fields} />
          <ShipToField {...fields} />
          <ShipmentFields {...fields} nameOf={nameOf} />
          <PaymentField {...fields} />
          <CheckoutReview cart={cart} terms={terms} />
          <MadeOf cart={cart} orders={orders} onCredit={onCredit} />
          <CreditNotice totals={onCredit} />
          <CartDisclaimer />
        </div>
        <CheckoutSummary cart={cart} orders={orders} onCredit={onCredit}>
          <PlaceOrder
            busy={state.state === 'placing' || asking}
            blocked={blocked}
            onPlace={() => void order()}
          />
        </CheckoutSummary>
      </div>
      {state.state === 'differences' && (
        <DifferenceSheet
          differences={state.differences}
          freight={state.freight}
          lines={cart.lines}
          onOrder={(verdicts) => void agree(verdicts)}
          onCancel={backToForm}
        />
      )}
    </div>
  )
}

/** Errors that still hold: orders paid in advance are not refused for credit, and sent changes no longer stand in the way. */
const standingErrors = (errors: FieldErrors, isOnCredit: boolean, isSent: boolean): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([, code]) =>
        (isOnCredit || !isCreditRefusal(code)) && !(isSent && code === 'unsent_changes'),
    ),
  )

/** Whether the changes that waited here or in another cart were sent since the last try. */
function useSentSince(unsent: number, isPlacing: boolean): boolean {
  const waiting = useAtomValue(syncStatusAtom).waiting + unsent
  const before = useRef(waiting)
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (isPlacing || waiting > 0) setSent(false)
    else if (before.current > 0) setSent(true)
    before.current = waiting
  }, [waiting, isPlacing])
  return isSent
}

/** A field of a day says that it is empty until the whole day stands in it: the order would go without it. */
const halfTypedDays = (page: HTMLElement | null) =>
  [...(page?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])]
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => name)

/** State of the screen when the order is placed. */
interface OnScreen {
  page: RefObject<HTMLElement | null>
  filled: FilledForm
  terms: Terms
  cart: CartView
  orders: readonly OrderTotal[]
  askFreight: () => void
}

/** Checks, orders, and keeps what is wrong beside its field. */
function useOrdering(
  checkout: CheckoutBodyProps['checkout'],
  { page, filled, terms, cart, orders, askFreight }: OnScreen,
) {
  const router = useRouter()
  const credit = useCredit()
  const { timeZone } = useConfig()
  const [{ fields: fieldErrors, tries }, setErrors] = useAtom(checkoutErrorsAtom)
  const { state } = checkout
  const errors =
    state.state === 'form'
      ? {
          ...errorsOf(
            state.errors.filter(({ field }) => field === null),
            filled,
          ),
          ...fieldErrors,
        }
      : fieldErrors
  // After a try, and not while a field is being mended: the cursor stays in that one.
  useEffect(() => {
    if (tries === 0 || !page.current) return
    page.current.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' })
    focusFirstProblem(page.current)
  }, [tries, page])

  const show = (wrong: FieldErrors) =>
    setErrors(({ tries: before }) => ({
      fields: wrong,
      tries: Object.keys(wrong).length > 0 ? before + 1 : 0,
    }))
  const settle = (next: CheckoutBodyProps['checkout']['state']) => {
    if (next.state === 'form') {
      show(
        errorsOf(
          next.errors.filter(({ field }) => field !== null),
          filled,
        ),
      )
      // What stands beside the refusal must not go on saying that there is enough.
      if (next.errors.some(({ code }) => isCreditRefusal(code))) credit?.retry()
    }
    if (next.state !== 'differences' || next.freight.length === 0) return
    // The form behind the sheet must not go on showing the old freight.
    void router.invalidate()
    askFreight()
  }
  const check = () => {
    const wrong = checkForm(filled, terms, dayIn(timeZone, new Date()), halfTypedDays(page.current))
    show(wrong)
    return Object.keys(wrong).length === 0
  }
  return {
    errors,
    order: async () =>
      check() && settle(await checkout.place(withFreight(formOf(filled, terms), orders), cart)),
    agree: async (verdicts: Parameters<typeof checkout.agree>[1]) =>
      settle(await checkout.agree(cart, verdicts)),
    /** A field that is being changed is no longer wrong as it was. */
    forget: (fields: string[]) =>
      setErrors(({ fields: wrong, tries: before }) => ({
        tries: before,
        fields: Object.fromEntries(
          Object.entries(wrong).filter(([field]) => !fields.includes(field.split('.')[0] ?? '')),
        ),
      })),
  }
}
