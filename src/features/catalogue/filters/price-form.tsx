import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { shownAmount, writtenAmount } from '#parts/money/written-amount.ts'
import * as css from './filter-bar.css.ts'

interface PriceFormProps {
  /** Decimal amounts, as the address has them. */
  from: string | undefined
  to: string | undefined
  /** Least and greatest price there is; none: nothing has one. */
  range: readonly { value: string }[]
  onChange: (prices: { priceFrom: string | undefined; priceTo: string | undefined }) => void
}

/** Retail price from and to; what cannot be read as a price is said at its field, and nothing is filtered by it. */
export function PriceForm({ from, to, range, onChange }: PriceFormProps) {
  const { t } = useLingui()
  const { currency } = useConfig()
  const [typed, setTyped] = useState({
    from: from === undefined ? '' : shownAmount(from, currency),
    to: to === undefined ? '' : shownAmount(to, currency),
  })
  const [wrong, setWrong] = useState<{ from?: string; to?: string }>({})
  const apply = () => {
    const amounts = {
      from: writtenAmount(typed.from, currency),
      to: writtenAmount(typed.to, currency),
    }
    const unread = t`Enter a price, for example 49.90`
    if (amounts.from === null || amounts.to === null)
      return setWrong({
        from: amounts.from === null ? unread : undefined,
        to: amounts.to === null ? unread : undefined,
      })
    if (amounts.from && amounts.to && Number(amounts.from) > Number(amounts.to))
      return setWrong({ to: t`Must be at least the lower price` })
    setWrong({})
    onChange({ priceFrom: amounts.from, priceTo: amounts.to })
  }
  const hint = (n: number) =>
    range[n]
      ? shownAmount(Number(range[n].value).toFixed(currency.decimalPrecision), currency)
      : undefined
  return (
    <form
      className={css.prices}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <TextField
        label={t`Lowest price`}
        inputMode="decimal"
        numeric
        placeholder={hint(0)}
        value={typed.from}
        error={wrong.from}
        onChange={({ target }) => setTyped({ ...typed, from: target.value })}
      />
      <TextField
        label={t`Highest price`}
        inputMode="decimal"
        numeric
        placeholder={hint(1)}
        value={typed.to}
        error={wrong.to}
        onChange={({ target }) => setTyped({ ...typed, to: target.value })}
      />
      <Button type="submit">
        <Trans>Apply</Trans>
      </Button>
    </form>
  )
}
