import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { rateBases } from '#domain/terms/term-kinds.ts'
import { LinesField } from '#ui/form/lines-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'

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
  const fromLabels = {
    weight: t`From (kg)`,
    value: t`From (${currency})`,
    pieces: t`From (pieces)`,
  }
  return (
    <LinesField
      legend={<Trans>Rate steps</Trans>}
      hint={
        <Trans>
          Each step holds until the next one starts. Below the first one the rate counts.
        </Trans>
      }
      value={value}
      blank={{ from: '', rate: '' }}
      onChange={onChange}
      error={error}
      fields={2}
      nameOf={(n) => t`Step ${n}`}
      removeLabel={(n) => t`Remove step ${n}`}
      addLabel={<Trans>Add step</Trans>}
    >
      {(step, change) => (
        <>
          <TextField
            label={fromLabels[basis]}
            numeric
            inputMode="decimal"
            value={step.from}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextField
            label={t`Rate (${currency})`}
            numeric
            inputMode="decimal"
            value={step.rate}
            onChange={({ target }) => change({ rate: target.value })}
          />
        </>
      )}
    </LinesField>
  )
}
