import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { choice, choiceText, field, hint as hintClass } from './field.css.ts'
import { FieldError } from './field.tsx'

interface CheckFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'type' | 'id'
> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Yes or no. */
export function CheckField({ label, hint, error, ...input }: CheckFieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={field}>
      <label className={choice}>
        <input
          aria-invalid={error ? true : undefined}
          {...input}
          type="checkbox"
          aria-describedby={described || undefined}
        />
        <span className={choiceText}>
          {label}
          {hint && (
            <span id={`${id}-hint`} className={hintClass}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
