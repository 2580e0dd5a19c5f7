import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldErrors } from './checkout-form-data.ts'
import * as css from './checkout-fields.css.ts'

/** The steps of a phone; `all` is the one page of everything larger. */
export type CheckoutStep = 'shipment' | 'payment' | 'review'

const steps: readonly { step: CheckoutStep; label: ReactNode }[] = [
  { step: 'shipment', label: <Trans>Shipment</Trans> },
  { step: 'payment', label: <Trans>Payment</Trans> },
  { step: 'review', label: <Trans>Review</Trans> },
]

const shipmentField = /^(shipto|shipments\.)/
const paymentField =
  /^(paymentId|custPoNo|notes|request_delivery_date|request_delivery_to|orderType)$/

/** The step on which something is wrong; null: on none of them. */
export function stepOf(errors: FieldErrors): CheckoutStep | null {
  const fields = Object.keys(errors)
  if (fields.some((field) => shipmentField.test(field))) return 'shipment'
  return fields.some((field) => paymentField.test(field)) ? 'payment' : null
}

/** Steps of the checkout with the current one. */
export function StepList({ current }: { current: CheckoutStep }) {
  const { t } = useLingui()
  return (
    <ol className={css.steps} aria-label={t`Steps`}>
      {steps.map(({ step, label }) => (
        <li key={step} className={css.step} aria-current={step === current ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  )
}
