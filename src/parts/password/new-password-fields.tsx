import { Trans, useLingui } from '@lingui/react/macro'
import { PasswordField } from '#ui/form/password-field.tsx'
import { problem } from '../form/problem-text.tsx'

interface NewPasswordFieldsProps {
  /** For password managers: whose password this is. */
  username: string
  /** Codes by field: `password`, `confirmation`. */
  problems: Readonly<Record<string, string>>
}

/** A new password and once more; a form around them reads `password` and `confirmation`. */
export function NewPasswordFields({ username, problems }: NewPasswordFieldsProps) {
  const { t } = useLingui()
  const words = {
    revealLabel: t`Show`,
    concealLabel: t`Hide`,
    required: true,
    autoComplete: 'new-password',
  } as const
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t`New password`}
        name="password"
        hint={<Trans>At least 8 characters, with a digit, a capital and a small letter</Trans>}
        error={problem(problems.password)}
        {...words}
      />
      <PasswordField
        label={t`New password once more`}
        name="confirmation"
        error={problem(problems.confirmation)}
        {...words}
      />
    </>
  )
}
