import type { Ref, TextareaHTMLAttributes } from 'react'
import { control } from './field.css.ts'
import { Field, type FieldFrame } from './field.tsx'

interface TextAreaProps
  extends FieldFrame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextArea({ label, hideLabel, hint, error, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={area.required}>
      {(wiring) => (
        <textarea {...area} {...wiring} rows={rows} className={control({ kind: 'area' })} />
      )}
    </Field>
  )
}
