import { useId, type ReactNode } from 'react'
import * as css from './field.css.ts'
import { FieldError, type FieldFrame } from './field.tsx'

interface RadioGroupProps<Value extends string> extends FieldFrame {
  name?: string
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; disabled?: boolean }[]
  /** Beside each other instead of below. */
  inline?: boolean
}

/** One of a few, all in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    hideLabel,
    hint,
    error,
    value,
    defaultValue,
    onChange,
    options,
    inline = false,
  } = props
  const id = useId()
  const name = props.name ?? id
  return (
    <fieldset
      className={css.field}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-label={hideLabel ? label : undefined}
    >
      {!hideLabel && <legend className={css.legend}>{label}</legend>}
      {hint && <span className={css.hint}>{hint}</span>}
      <div className={css.group({ inline })}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span className={css.choiceText}>
              {option.label}
              {option.hint && <span className={css.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
