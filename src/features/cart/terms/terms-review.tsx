import { Trans } from '@lingui/react/macro'
import { DayText } from '#parts/article/stock-word.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import type { FilledForm } from '../checkout/checkout-form-data.ts'
import * as css from '../checkout/checkout-fields.css.ts'
import type { CheckoutStep } from '../checkout/checkout-steps.tsx'
import { paymentsFor, ratesOf, type Terms } from './checkout-terms.ts'

interface ChosenTermsProps {
  filled: FilledForm
  terms: Terms
  onStep: (step: CheckoutStep) => void
}

/** Choices of the earlier steps, for review. */
export function ChosenTerms({ filled, terms, onStep }: ChosenTermsProps) {
  const shipTo = terms.shipTos.find(({ code }) => code === filled.shipto)
  // Most orders of a cart are sent alike.
  const rates = [
    ...new Set(
      filled.shipments
        .map(({ sorg, id }) => ratesOf(terms, sorg).find((rate) => rate.id === id)?.desc)
        .filter(Boolean),
    ),
  ]
  const payment = paymentsFor(
    terms,
    filled.shipments.map(({ sorg }) => sorg),
  ).find(({ id }) => id === filled.paymentId)
  const {
    custPoNo,
    notes,
    request_delivery_date: day,
    request_delivery_to: until,
    orderType,
  } = filled
  return (
    <Card>
      <div className={css.form}>
        <div className={css.chosen}>
          <div>
            <div className={css.name}>{shipTo?.name ?? '–'}</div>
            <div className={css.quiet}>
              {shipTo?.address} · {rates.join(', ') || '–'}
            </div>
          </div>
          <Button size="sm" onClick={() => onStep('shipment')}>
            <Trans>Change</Trans>
          </Button>
        </div>
        <div className={css.chosen}>
          <div>
            <div className={css.name}>{payment?.desc ?? '–'}</div>
            <div className={css.quiet}>
              {day ? <DayText day={day} /> : <Trans>As soon as possible</Trans>}
              {until && (
                <>
                  {' '}
                  – <DayText day={until} />
                </>
              )}
              {orderType && <> · {orderType}</>}
              {custPoNo && <> · {custPoNo}</>}
              {notes && <> · {notes}</>}
            </div>
          </div>
          <Button size="sm" onClick={() => onStep('payment')}>
            <Trans>Change</Trans>
          </Button>
        </div>
      </div>
    </Card>
  )
}
