import type { InputHTMLAttributes, Ref } from 'react'
import { control } from './field.css.ts'
import { Field, type FieldFrame } from './field.tsx'

interface DateFieldProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'> {
  /** A month instead of a day. */
  month?: boolean
  /** A day with a time, as YYYY-MM-DDTHH:mm. */
  time?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A day as YYYY-MM-DD, picked with the platform's own calendar. */
export function DateField({
  label,
  hideLabel,
  hint,
  error,
  month = false,
  time = false,
  ...input
}: DateFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={input.required}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          type={month ? 'month' : time ? 'datetime-local' : 'date'}
          className={control()}
        />
      )}
    </Field>
  )
}
