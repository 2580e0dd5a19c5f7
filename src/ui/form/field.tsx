import { useId, type ReactNode } from 'react'
import { Icon } from '../display/icon.tsx'
import { VisuallyHidden } from '../display/visually-hidden.tsx'
import * as css from './field.css.ts'

/** Properties of every field of the kit. */
export interface FieldFrame {
  label: string
  /** The label is said, not shown: for fields in rows and tables. */
  hideLabel?: boolean
  hint?: ReactNode
  error?: ReactNode
}

/** Attributes the frame gives to its control. */
export interface ControlWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldFrame {
  /** Marks the label with a star; the control itself says so to those who listen. */
  required?: boolean
  children: (wiring: ControlWiring) => ReactNode
}

/** Label above, hint and error below, tied to the control for those who listen. */
export function Field({ label, hideLabel, hint, error, required, children }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <span className={hideLabel ? undefined : css.label}>
        <label htmlFor={id}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</label>
        {required && !hideLabel && (
          <span className={css.mark} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </span>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The words under a field that is wrong; spoken when they appear. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} role="alert" className={css.error}>
      <Icon name="warning" size="sm" />
      <span>{children}</span>
    </span>
  )
}
