import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { rateBases } from '#domain/terms/term-kinds.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import * as css from '../terms.css.ts'

interface TypedStep {
  from: string
  rate: string
}

interface StepsFieldProps {
  basis: (typeof rateBases)[number]
  currency: string
  value: readonly TypedStep[]
  onChange: (steps: TypedStep[]) => void
  error: ReactNode
  name: string
}

/** Rates that hold from a measure on, a line each. */
export function StepsField({ basis, currency, value, onChange, error }: StepsFieldProps) {
  const { t } = useLingui()
  const change = (at: number, part: Partial<TypedStep>) =>
    onChange(value.map((step, n) => (n === at ? { ...step, ...part } : step)))
  const fromLabels = {
    weight: t`From (kg)`,
    value: t`From (${currency})`,
    pieces: t`From (pieces)`,
  }
  return (
    <fieldset className={css.steps}>
      <legend className={css.legend}>
        <Trans>Rate steps</Trans>
      </legend>
      <p className={css.hint}>
        <Trans>
          Each step holds until the next one starts. Below the first one the rate counts.
        </Trans>
      </p>
      {value.map((step, n) => (
        <div key={n} className={css.step} role="group" aria-label={t`Step ${n + 1}`}>
          <TextField
            label={fromLabels[basis]}
            numeric
            inputMode="decimal"
            value={step.from}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => change(n, { from: target.value })}
          />
          <TextField
            label={t`Rate (${currency})`}
            numeric
            inputMode="decimal"
            value={step.rate}
            onChange={({ target }) => change(n, { rate: target.value })}
          />
          <IconButton
            icon="trash"
            label={t`Remove step ${n + 1}`}
            onClick={() => onChange(value.filter((_, at) => at !== n))}
          />
        </div>
      ))}
      {error && <FieldError id="rate-steps-error">{error}</FieldError>}
      <div>
        <Button size="sm" icon="plus" onClick={() => onChange([...value, { from: '', rate: '' }])}>
          <Trans>Add step</Trans>
        </Button>
      </div>
    </fieldset>
  )
}
