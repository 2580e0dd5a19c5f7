import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#ui/display/card.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { FieldErrors, FilledForm } from './checkout-form-data.ts'
import { paymentsFor, type Terms } from '../terms/checkout-terms.ts'
import { RefusalText } from '#parts/order/refusal-text.tsx'

export interface CheckoutFieldsProps {
  filled: FilledForm
  terms: Terms
  errors: FieldErrors
  onChange: (part: Partial<FilledForm>) => void
}

/** Against what. */
export function PaymentField({ filled, terms, errors, onChange }: CheckoutFieldsProps) {
  const { t } = useLingui()
  const offered = paymentsFor(
    terms,
    filled.shipments.map(({ sorg }) => sorg),
  )
  return (
    <Card title={<Trans>Payment</Trans>}>
      {offered.length === 0 && (
        <Notice tone="danger">
          <Trans>
            No payment method covers everything in this cart. Order the parts separately.
          </Trans>
        </Notice>
      )}
      <RadioGroup
        label={t`Payment`}
        hideLabel
        value={filled.paymentId}
        error={errors.paymentId && <RefusalText code={errors.paymentId} />}
        options={offered.map(({ id, desc, paymentMerchants }) => ({
          value: id,
          label: desc,
          hint: paymentMerchants
            .map(({ instruction }) => instruction)
            .filter(Boolean)
            .join(' '),
        }))}
        onChange={(paymentId) => onChange({ paymentId })}
      />
    </Card>
  )
}
