import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordField } from '#ui/form/password-field.tsx'
import type { TextFieldProps } from '#ui/form/text-field.tsx'

interface NewPasswordFieldsProps {
  /** For password managers: whose password this is. */
  username: string
  /** Of the form around them. */
  field: (name: 'password' | 'confirmation') => Partial<TextFieldProps>
}

/** A new password and once more. */
export function NewPasswordFields({ username, field }: NewPasswordFieldsProps) {
  const { t } = useLingui()
  const words = {
    required: true,
    autoComplete: 'new-password',
  } as const
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t`New password`}
        hint={<Trans>At least 8 characters, with a digit, a capital and a small letter</Trans>}
        {...words}
        {...field('password')}
      />
      <PasswordField label={t`Repeat the new password`} {...words} {...field('confirmation')} />
    </>
  )
}
