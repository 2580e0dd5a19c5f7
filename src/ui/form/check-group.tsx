import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../button.tsx'
import * as css from './check-group.css.ts'
import { FieldError } from './field.tsx'
import { TextField } from './text-field.tsx'
import { CheckField } from './check-field.tsx'

export interface CheckOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** Text searched by the filter. */
  text: string
}

interface CheckGroupProps {
  label: string
  options: readonly CheckOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  error?: ReactNode
  name?: string
}

/** With more options than this the group has a filter. */
const fewOptions = 12

/** Several of many: checkboxes under one heading, with a filter where there are many. */
export function CheckGroup({ label, options, value, onChange, error, name }: CheckGroupProps) {
  const { t } = useLingui()
  const id = useId()
  const [term, setTerm] = useState('')
  const needle = term.trim().toLowerCase()
  const shown = options.filter(({ text }) => text.toLowerCase().includes(needle))
  const chosen = new Set(value)
  const choose = (values: readonly string[], on: boolean) => {
    const next = new Set(value)
    for (const one of values)
      if (on) next.add(one)
      else next.delete(one)
    onChange([...next])
  }
  return (
    <fieldset className={css.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>
        {label} <Plural value={chosen.size} one="(# selected)" other="(# selected)" />
      </legend>
      {options.length > fewOptions && (
        <div className={css.tools}>
          <TextField
            label={t`Filter`}
            hideLabel
            placeholder={t`Filter`}
            icon="search"
            value={term}
            // Enter here must not send the form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onChange={({ target }) => setTerm(target.value)}
          />
          <Button
            size="sm"
            onClick={() =>
              choose(
                shown.map((one) => one.value),
                true,
              )
            }
          >
            <Trans>Select all</Trans>
          </Button>
          <Button
            size="sm"
            onClick={() =>
              choose(
                shown.map((one) => one.value),
                false,
              )
            }
          >
            <Trans>Select none</Trans>
          </Button>
        </div>
      )}
      <div className={css.options}>
        {shown.map((option, n) => (
          <CheckField
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            checked={chosen.has(option.value)}
            aria-invalid={error && n === 0 ? true : undefined}
            onChange={({ target }) => choose([option.value], target.checked)}
          />
        ))}
        {shown.length === 0 && <Trans>Nothing matches your search</Trans>}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
