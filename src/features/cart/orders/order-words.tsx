import { Trans, useLingui } from '@lingui/react/macro'
import { useConfig } from '#shell/session/use-session.ts'
import { consignmentFillUp, longestPeriod } from '#domain/ordering/checkout.ts'
import { addDays, dayIn, isDay } from '#domain/time/day.ts'
import { Card } from '#ui/display/card.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import type { CheckoutFieldsProps } from '../checkout/checkout-fields.tsx'
import * as css from '../checkout/checkout-fields.css.ts'
import { FreeText } from '../checkout/free-text.tsx'
import { RefusalText } from '#parts/order/refusal-text.tsx'

/** Fields for delivery days and texts of the order. */
export function OrderWords({ filled, terms, errors, onChange }: CheckoutFieldsProps) {
  const { t } = useLingui()
  return (
    <Card title={<Trans>Reference and date</Trans>}>
      <div className={css.form}>
        <FreeText
          label={t`PO number`}
          longest={35}
          value={filled.custPoNo}
          error={errors.custPoNo}
          onChange={(custPoNo) => onChange({ custPoNo })}
        />
        <ArrivalPeriod filled={filled} errors={errors} onChange={onChange} />
        <FreeText
          label={t`Notes`}
          longest={100}
          long
          value={filled.notes}
          error={errors.notes}
          onChange={(notes) => onChange({ notes })}
        />
        {terms.orderTypes.includes(consignmentFillUp.code) && (
          <CheckField
            label={t`Consignment fill-up (CF)`}
            hint={t`This order refills your consignment stock.`}
            checked={filled.orderType === consignmentFillUp.code}
            error={errors.orderType && <RefusalText code={errors.orderType} />}
            onChange={(event) =>
              onChange({ orderType: event.target.checked ? consignmentFillUp.code : '' })
            }
          />
        )}
      </div>
    </Card>
  )
}

/** From when until when it may arrive; the calendar offers what the rule lets through. */
function ArrivalPeriod({
  filled: { request_delivery_date: from, request_delivery_to: to },
  errors,
  onChange,
}: Omit<CheckoutFieldsProps, 'terms'>) {
  const { t } = useLingui()
  const { timeZone } = useConfig()
  const today = dayIn(timeZone, new Date())
  return (
    <div className={css.pair}>
      <DateField
        name="request_delivery_date"
        label={t`Deliver from`}
        hint={t`Leave empty for as soon as possible`}
        min={today}
        value={from}
        error={errors.request_delivery_date && <RefusalText code={errors.request_delivery_date} />}
        onChange={(event) =>
          onChange({
            request_delivery_date: event.target.value,
            ...(event.target.value === '' && { request_delivery_to: '' }),
          })
        }
      />
      <DateField
        name="request_delivery_to"
        label={t`Deliver by`}
        hint={t`At most ${longestPeriod} days later`}
        min={from || today}
        max={isDay(from) ? addDays(from, longestPeriod) : undefined}
        value={to}
        error={errors.request_delivery_to && <RefusalText code={errors.request_delivery_to} />}
        onChange={(event) => onChange({ request_delivery_to: event.target.value })}
      />
    </div>
  )
}
