import type { Ref, SelectHTMLAttributes } from 'react'
import { Icon } from '../display/icon.tsx'
import { control, frame, trailIcon } from './field.css.ts'
import { Field, type FieldFrame } from './field.tsx'

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

interface SelectFieldProps
  extends FieldFrame, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  options: readonly Option[]
  /** Shown first, for "nothing chosen yet". */
  placeholder?: string
  ref?: Ref<HTMLSelectElement>
}

/** The platform's own select: the one list that works with every thumb, keyboard and reader. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={select.required}>
      {(wiring) => (
        <span className={frame}>
          <select {...select} {...wiring} className={control({ kind: 'choice' })}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={trailIcon}>
            <Icon name="chevron-down" size="sm" />
          </span>
        </span>
      )}
    </Field>
  )
}
