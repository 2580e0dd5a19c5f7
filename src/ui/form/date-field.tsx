import type { InputHTMLAttributes, Ref } from 'react'
import { control } from './field.css.ts'
import { Field, type FieldFrame } from './field.tsx'

interface DateFieldProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'type'> {
  /** A month instead of a day. */
  month?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A day as YYYY-MM-DD, picked with the platform's own calendar. */
export function DateField({
  label,
  hideLabel,
  hint,
  error,
  month = false,
  ...input
}: DateFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={input.required}>
      {(wiring) => (
        <input {...input} {...wiring} type={month ? 'month' : 'date'} className={control()} />
      )}
    </Field>
  )
}
