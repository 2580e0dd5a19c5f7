import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'trailing' | 'numeric' | 'icon'
> {
  revealLabel: string
  concealLabel: string
}

/** A secret that can be looked at while it is typed. */
export function PasswordField({ revealLabel, concealLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? concealLabel : revealLabel}
          size="sm"
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
