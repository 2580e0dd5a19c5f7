import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { compare, sum } from '#domain/ordering/money.ts'
import { RefusalText } from '#parts/order/refusal-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ratesOf, sharedRates, type ShipmentRate, type Terms } from '../terms/checkout-terms.ts'
import { useSorgMoney } from '../terms/use-sorg-money.ts'
import type { CheckoutFieldsProps } from './checkout-fields.tsx'
import type { FilledForm } from './checkout-form-data.ts'
import * as css from './checkout-fields.css.ts'

/** Choice of the shipment: one for all sales organisations of the cart as far as they offer the same, else one for each. */
export function ShipmentFields({
  filled,
  terms,
  errors,
  onChange,
  nameOf,
}: CheckoutFieldsProps & { nameOf: (sorg: string) => string }) {
  const { shipments } = filled
  const [apart, setApart] = useState(false)
  const [first] = shipments
  const shared = sharedRates(
    terms,
    shipments.map(({ sorg }) => sorg),
  )
  const isOne =
    shipments.length > 1 &&
    shared.some(({ id }) => id === first?.id) &&
    shipments.every(({ id, input }) => id === first?.id && input === first.input)
  const together = isOne && !apart
  const change = (changed: Shipment) =>
    onChange({
      shipments: shipments.map((one) =>
        together
          ? { ...one, id: changed.id, input: changed.input }
          : one.sorg === changed.sorg
            ? changed
            : one,
      ),
    })
  return (
    <Card title={<Trans>Shipping</Trans>}>
      <div className={css.form}>
        {(together ? shipments.slice(0, 1) : shipments).map((shipment) => (
          <OneShipment
            key={shipment.sorg}
            shipment={shipment}
            sorgs={together ? shipments.map(({ sorg }) => sorg) : [shipment.sorg]}
            rates={together ? shared : ratesOf(terms, shipment.sorg)}
            label={nameOf(shipment.sorg)}
            alone={together || shipments.length === 1}
            terms={terms}
            errors={errors}
            onChange={change}
          />
        ))}
        {together && (
          <div>
            <Button size="sm" variant="ghost" onClick={() => setApart(true)}>
              <Trans>Choose separately</Trans>
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

type Shipment = FilledForm['shipments'][number]

interface OneShipmentProps extends Pick<CheckoutFieldsProps, 'terms' | 'errors'> {
  shipment: Shipment
  /** Sales organizations it is for. */
  sorgs: readonly string[]
  rates: readonly ShipmentRate[]
  label: string
  alone: boolean
  onChange: (shipment: Shipment) => void
}

function OneShipment({
  shipment,
  sorgs,
  rates,
  label,
  alone,
  terms,
  errors,
  onChange,
}: OneShipmentProps) {
  const { t } = useLingui()
  const cost = useCost(terms, sorgs)
  const { sorg, id, input } = shipment
  const error = errors[`shipments.${sorg}`]
  const inputError = errors[`shipments.${sorg}.input`]
  if (rates.length === 0)
    return (
      <Notice tone="danger">
        <Trans>No shipping option for {label}. Ask your contact in sales.</Trans>
      </Notice>
    )
  return (
    <div className={css.form}>
      <RadioGroup
        label={alone ? t`Shipment` : t`Shipment of ${label}`}
        hideLabel={alone}
        value={id}
        error={error && <RefusalText code={error} />}
        options={rates.map(({ id: value, desc }) => ({
          value,
          label: (
            <span className={css.choice}>
              <span>{desc}</span>
              <span>{cost(value)}</span>
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

/** Writes what a shipment costs for all of these sales organisations, one amount for each currency. */
function useCost(terms: Terms, sorgs: readonly string[]) {
  const { t } = useLingui()
  const money = useSorgMoney()
  return (id: string): string => {
    const rates = sorgs.flatMap((sorg) => ratesOf(terms, sorg).filter((rate) => rate.id === id))
    const currencies = [...new Set(rates.map(({ rate }) => rate.currency))]
    const amounts = currencies.flatMap((currency) => {
      const own = rates.filter(({ rate }) => rate.currency === currency)
      const amount = sum(own.map(({ rate }) => rate.rate))
      return compare(amount, '0') === 0 ? [] : [money(own[0]!.sorg, amount)]
    })
    return amounts.join(' + ') || t`free`
  }
}
