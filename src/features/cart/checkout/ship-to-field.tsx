import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addressText } from '#domain/ordering/address-text.ts'
import { fold } from '#domain/search/word-index.ts'
import { RefusalText } from '#parts/order/refusal-text.tsx'
import { Card } from '#ui/display/card.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { ShipTo } from '../terms/checkout-terms.ts'
import type { CheckoutFieldsProps } from './checkout-fields.tsx'
import * as css from './checkout-fields.css.ts'

const addressOf = ({ address, postalCode, city, country }: ShipTo) =>
  addressText({ address, postalCode, city, country })

/** More addresses than this are a list to open. */
const fewAddresses = 5
/** From here on an address is quicker found by its words. */
const manyAddresses = 10
/** Found addresses in sight. */
const mostShown = 6

/** Choice of the ship-to address. */
export function ShipToField({ filled, terms: { shipTos }, errors, onChange }: CheckoutFieldsProps) {
  const { t } = useLingui()
  const [term, setTerm] = useState('')
  const error = errors.shipto && <RefusalText code={errors.shipto} />
  const chosen = shipTos.find(({ code }) => code === filled.shipto)
  const many = shipTos.length >= manyAddresses
  const found = many ? foundIn(shipTos, term, chosen) : shipTos
  return (
    <Card title={<Trans>Ship to</Trans>}>
      {shipTos.length > fewAddresses && !many ? (
        <SelectField
          label={t`Ship to`}
          hideLabel
          required
          error={error}
          value={filled.shipto}
          placeholder={t`Choose an address`}
          hint={chosen && addressOf(chosen)}
          options={shipTos.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          onChange={(event) => onChange({ shipto: event.target.value })}
        />
      ) : (
        <div className={css.form}>
          {many && (
            <SearchBox
              label={t`Search addresses`}
              placeholder={t`Name, city, code`}
              value={term}
              onSearch={setTerm}
              onType={setTerm}
            />
          )}
          <RadioGroup
            label={t`Ship to`}
            hideLabel
            error={error}
            value={filled.shipto}
            options={found.map((shipTo) => ({
              value: shipTo.code,
              label: shipTo.name,
              hint: addressOf(shipTo),
            }))}
            onChange={(shipto) => onChange({ shipto })}
          />
          {many && found.length < shipTos.length && (
            <span className={css.quiet} role="status">
              <Trans>
                {found.length} of {shipTos.length} addresses
              </Trans>
            </span>
          )}
        </div>
      )}
    </Card>
  )
}

/** The first addresses that have every word; the chosen one stays in sight. */
function foundIn(shipTos: readonly ShipTo[], term: string, chosen: ShipTo | undefined): ShipTo[] {
  const words = fold(term).split(/\s+/).filter(Boolean)
  const fits = shipTos.filter((shipTo) => {
    const text = fold(`${shipTo.code} ${shipTo.name} ${addressOf(shipTo)}`)
    return words.every((word) => text.includes(word))
  })
  const shown = fits.slice(0, mostShown)
  return chosen && !shown.includes(chosen) ? [chosen, ...shown.slice(0, mostShown - 1)] : shown
}
