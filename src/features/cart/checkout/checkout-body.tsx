import { Trans } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { useCredit } from '#parts/credit/use-credit.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { isCreditRefusal } from '#domain/ordering/credit-check.ts'
import { dayIn } from '#domain/time/day.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { focusFirstProblem } from '#ui/form/focus-first-problem.ts'
import { Button } from '#ui/button.tsx'
import { withFreight } from '#domain/ordering/difference-resolution.ts'
import { CartDisclaimer } from '../terms/cart-disclaimer.tsx'
import * as summary from '../cart-summary.css.ts'
import { type CheckoutDraft, checkoutErrorsAtom } from './checkout-draft.ts'
import * as css from './checkout-fields.css.ts'
import {
  type CheckoutFieldsProps,
  PaymentField,
  ShipmentFields,
  ShipToField,
} from './checkout-fields.tsx'
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
import { type CheckoutStep, StepList, stepOf } from './checkout-steps.tsx'
import { CheckoutSummary, MadeOf, PlaceOrder } from './checkout-summary.tsx'
import type { Terms } from '../terms/checkout-terms.ts'
import { type OrderTotal, orderTotals, totalsOnCredit } from '../terms/checkout-totals.ts'
import { ChosenTerms } from '../terms/terms-review.tsx'
import { CreditNotice } from './credit-notice.tsx'
import { DifferenceSheet } from '../changes/difference-sheet.tsx'
import { OrderWords } from '../orders/order-words.tsx'
import { useFreightOff } from '../terms/use-cart-freight.ts'
import type { useCheckout } from './use-checkout.ts'

export interface CheckoutBodyProps {
  checkout: ReturnType<typeof useCheckout>
  cart: CartView
  terms: Terms
  draft: CheckoutDraft
  onDraft: (part: Partial<CheckoutDraft>) => void
  /** Null: everything on one page. */
  step: CheckoutStep | null
  onStep: (step: CheckoutStep) => void
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
export function CheckoutBody({
  checkout,
  cart,
  terms,
  draft,
  onDraft,
  step,
  onStep,
}: CheckoutBodyProps) {
  const { state } = checkout
  const page = useRef<HTMLDivElement>(null)
  // Leaving a sheet without its buttons, with the browser's "back" for one, turns back as well.
  const { backToForm } = checkout
  useEffect(() => backToForm, [backToForm, step])
  const filled = fillForm(
    draft,
    terms,
    cart.totals.map(({ sorg }) => sorg),
  )
  const { off, asking, askAgain } = useFreightOff(cart)
  const orders = orderTotals(cart, filled, terms, off)
  const { errors, check, order, agree, forget } = useOrdering(
    checkout,
    { page, filled, terms, cart, orders, askFreight: askAgain },
    onStep,
  )
  const fields: CheckoutFieldsProps = {
    filled,
    terms,
    errors,
    onChange: (part) => {
      forget(Object.keys(part))
      onDraft(draftPart(part, draft))
    },
  }
  const nameOf = (sorg: string) => cart.totals.find((total) => total.sorg === sorg)?.name ?? sorg
  const onCredit = totalsOnCredit(cart, filled, terms, off)
  const standing = onCredit.length > 0 ? errors : withoutCredit(errors)
  const shows = (one: CheckoutStep) => step === null || step === one
  const next: CheckoutStep = step === 'shipment' ? 'payment' : 'review'
  return (
    <div ref={page} className={css.page}>
      {step && <StepList current={step} />}
      <CheckoutNotices
        errors={standing}
        unsent={state.state === 'placing' ? 0 : cart.pendingCount}
        earlier={(state.state === 'form' && state.earlier) || []}
        termsAt={terms.at}
      />
      <div className={summary.columns}>
        <div className={css.form}>
          {shows('shipment') && (
            <>
              <ShipToField {...fields} />
              <ShipmentFields {...fields} nameOf={nameOf} />
            </>
          )}
          {shows('payment') && (
            <>
              <PaymentField {...fields} />
              <OrderWords {...fields} />
            </>
          )}
          {step === 'review' && <ChosenTerms filled={filled} terms={terms} onStep={onStep} />}
          {shows('review') && <CheckoutReview cart={cart} terms={terms} />}
          {shows('review') && <MadeOf cart={cart} orders={orders} />}
          {shows('review') && <CreditNotice totals={onCredit} />}
          {shows('review') && <CartDisclaimer />}
        </div>
        <CheckoutSummary cart={cart} orders={orders} onCredit={onCredit} last={shows('review')}>
          {shows('review') ? (
            <PlaceOrder
              instead={step !== null}
              busy={state.state === 'placing' || asking}
              onPlace={() => void order()}
            />
          ) : (
            <Button variant="primary" size="lg" fill onClick={() => check(step) && onStep(next)}>
              <Trans>Continue</Trans>
            </Button>
          )}
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

/** Orders paid in advance are not refused for credit. */
const withoutCredit = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, code]) => !isCreditRefusal(code)))

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
  onStep: (step: CheckoutStep) => void,
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

  const show = (wrong: Record<string, string>) => {
    setErrors(({ tries: before }) => ({
      fields: wrong,
      tries: Object.keys(wrong).length > 0 ? before + 1 : 0,
    }))
    const wrongStep = stepOf(wrong)
    if (wrongStep) onStep(wrongStep)
  }
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
  const check = (step: CheckoutStep | null = null) => {
    const wrong = checkForm(filled, terms, dayIn(timeZone, new Date()), halfTypedDays(page.current))
    const here = Object.fromEntries(
      Object.entries(wrong).filter(([field]) => step === null || stepOf({ [field]: '' }) === step),
    )
    show(here)
    return Object.keys(here).length === 0
  }
  return {
    errors,
    check,
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
