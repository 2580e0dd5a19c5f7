import { Trans, useLingui } from '@lingui/react/macro'
import { compare } from '#domain/ordering/money.ts'
import { Card } from '#ui/display/card.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { FieldErrors, FilledForm } from './checkout-form-data.ts'
import { paymentsFor, ratesOf, type ShipTo, type Terms } from '../terms/checkout-terms.ts'
import * as css from './checkout-fields.css.ts'
import { RefusalText } from '#parts/order/refusal-text.tsx'
import { useSorgMoney } from '../terms/use-sorg-money.ts'

export interface CheckoutFieldsProps {
  filled: FilledForm
  terms: Terms
  errors: FieldErrors
  onChange: (part: Partial<FilledForm>) => void
}

const addressOf = ({ address, postalCode, city, country }: ShipTo) =>
  [address, [postalCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ')

/** More addresses than this are a list to open. */
const fewAddresses = 5

/** Choice of the ship-to address. */
export function ShipToField({ filled, terms: { shipTos }, errors, onChange }: CheckoutFieldsProps) {
  const { t } = useLingui()
  const error = errors.shipto && <RefusalText code={errors.shipto} />
  const chosen = shipTos.find(({ code }) => code === filled.shipto)
  return (
    <Card title={<Trans>Where</Trans>}>
      {shipTos.length > fewAddresses ? (
        <SelectField
          label={t`Ship to`}
          required
          error={error}
          value={filled.shipto}
          placeholder={t`Choose an address`}
          hint={chosen && addressOf(chosen)}
          options={shipTos.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          onChange={(event) => onChange({ shipto: event.target.value })}
        />
      ) : (
        <RadioGroup
          label={t`Ship to`}
          hideLabel
          error={error}
          value={filled.shipto}
          options={shipTos.map((shipTo) => ({
            value: shipTo.code,
            label: shipTo.name,
            hint: addressOf(shipTo),
          }))}
          onChange={(shipto) => onChange({ shipto })}
        />
      )}
    </Card>
  )
}

/** Choice of the shipment, for each sales organisation of the cart. */
export function ShipmentFields({
  filled,
  terms,
  errors,
  onChange,
  nameOf,
}: CheckoutFieldsProps & { nameOf: (sorg: string) => string }) {
  return (
    <Card title={<Trans>How</Trans>}>
      <div className={css.form}>
        {filled.shipments.map((shipment) => (
          <OneShipment
            key={shipment.sorg}
            shipment={shipment}
            label={nameOf(shipment.sorg)}
            alone={filled.shipments.length === 1}
            terms={terms}
            errors={errors}
            onChange={(changed) =>
              onChange({
                shipments: filled.shipments.map((one) =>
                  one.sorg === changed.sorg ? changed : one,
                ),
              })
            }
          />
        ))}
      </div>
    </Card>
  )
}

type Shipment = FilledForm['shipments'][number]

interface OneShipmentProps extends Pick<CheckoutFieldsProps, 'terms' | 'errors'> {
  shipment: Shipment
  label: string
  alone: boolean
  onChange: (shipment: Shipment) => void
}

function OneShipment({ shipment, label, alone, terms, errors, onChange }: OneShipmentProps) {
  const { t } = useLingui()
  const money = useSorgMoney()
  const { sorg, id, input } = shipment
  const rates = ratesOf(terms, sorg)
  const error = errors[`shipments.${sorg}`]
  const inputError = errors[`shipments.${sorg}.input`]
  if (rates.length === 0)
    return (
      <Notice tone="danger">
        <Trans>No shipment is offered for {label}. Ask your contact in sales.</Trans>
      </Notice>
    )
  return (
    <div className={css.form}>
      <RadioGroup
        label={alone ? t`Shipment` : t`Shipment of ${label}`}
        hideLabel={alone}
        value={id}
        error={error && <RefusalText code={error} />}
        options={rates.map(({ id: value, desc, rate }) => ({
          value,
          label: (
            <span className={css.choice}>
              <span>{desc}</span>
              <span>
                {compare(rate.rate, '0') === 0 ? <Trans>free</Trans> : money(sorg, rate.rate)}
              </span>
            </span>
          ),
        }))}
        onChange={(next) => onChange({ ...shipment, id: next })}
      />
      {rates.some((rate) => rate.id === id && rate.input) && (
        <div className={css.input}>
          <TextField
            label={t`Details for this shipment`}
            required
            maxLength={100}
            value={input}
            error={inputError && <RefusalText code={inputError} />}
            onChange={(event) => onChange({ ...shipment, input: event.target.value })}
          />
        </div>
      )}
    </div>
  )
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
            No way to pay is offered for everything in this cart. Order its parts one after the
            other.
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
