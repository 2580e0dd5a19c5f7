import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../display/icon.tsx'
import type { IconName } from '../display/icon-paths.ts'
import { control, frame, leadIcon, trailButton } from './field.css.ts'
import { Field, type FieldFrame } from './field.tsx'

export interface TextFieldProps
  extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  icon?: IconName
  /** Right-aligned, tabular digits. */
  numeric?: boolean
  /** No star at a required field: where everything is required it says nothing. */
  unmarked?: boolean
  /** A small control inside the field's end. */
  trailing?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text; controlled or not, as an input is. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  icon,
  numeric,
  unmarked,
  trailing,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      required={input.required && !unmarked}
    >
      {(wiring) => (
        <span className={frame}>
          {icon && (
            <span className={leadIcon}>
              <Icon name={icon} size="sm" />
            </span>
          )}
          <input
            type="text"
            {...input}
            {...wiring}
            className={control({
              kind: numeric ? 'number' : 'line',
              lead: !!icon,
              trail: !!trailing,
            })}
          />
          {trailing && <span className={trailButton}>{trailing}</span>}
        </span>
      )}
    </Field>
  )
}
