import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { useQuery } from 'urql'
import { rules } from '#domain/portal/validation.ts'
import { FieldError } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { type FormRefusal, useForm } from '#ui/form/use-form.tsx'
import { factorWords } from './factor-words.ts'
import { Factors } from './second-factor.gql.ts'
import { FormDialog } from './form-dialog.tsx'

const Password = v.object({ password: v.pipe(v.string(), rules.required) })
const NoPassword = v.object({ password: v.string() })

interface PasswordDialogProps {
  title: ReactNode
  text: ReactNode
  confirm: ReactNode
  danger?: boolean
  onClose: () => void
  /** Does what the password is asked for. Returns nothing when it worked. */
  onPassword: (password: string) => Promise<FormRefusal | undefined>
}

/** Asks for the person's password before second factors are changed; a person who has none must have logged in just now. */
export function PasswordDialog({ onPassword, ...shown }: PasswordDialogProps) {
  const { t } = useLingui()
  const [{ data }] = useQuery({ query: Factors })
  const asksPassword = data?.secondFactor.asksPassword ?? true
  const form = useForm({
    schema: asksPassword ? Password : NoPassword,
    initial: { password: '' },
    words: factorWords,
    save: ({ password }) => onPassword(password),
  })
  return (
    <FormDialog {...shown} form={form}>
      {asksPassword ? (
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          autoFocus
          required
          unmarked
          {...form.field('password')}
        />
      ) : (
        <p>
          <Trans>
            You log in with your company’s account. If that was more than 10 minutes ago, log out
            and log in again first.
          </Trans>
          {form.control('password').error && (
            <FieldError id="log-in-again">{form.control('password').error}</FieldError>
          )}
        </p>
      )}
    </FormDialog>
  )
}
