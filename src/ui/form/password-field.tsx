import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'numeric' | 'icon'>

/** A secret that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? t`Hide` : t`Show`}
          size="sm"
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
