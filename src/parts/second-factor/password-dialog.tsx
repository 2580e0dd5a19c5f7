import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { rules } from '#domain/portal/validation.ts'
import { PasswordField } from '#ui/form/password-field.tsx'
import { type FormRefusal, useForm } from '#ui/form/use-form.tsx'
import { factorWords } from './factor-words.ts'
import { FormDialog } from './form-dialog.tsx'

const Password = v.object({ password: v.pipe(v.string(), rules.required) })

interface PasswordDialogProps {
  title: ReactNode
  text: ReactNode
  confirm: ReactNode
  danger?: boolean
  onClose: () => void
  /** Does what the password is asked for. Returns nothing when it worked. */
  onPassword: (password: string) => Promise<FormRefusal | undefined>
}

/** Asks for the person's password before second factors are changed. */
export function PasswordDialog({ onPassword, ...shown }: PasswordDialogProps) {
  const { t } = useLingui()
  const form = useForm({
    schema: Password,
    initial: { password: '' },
    words: factorWords,
    save: ({ password }) => onPassword(password),
  })
  return (
    <FormDialog {...shown} form={form}>
      <PasswordField
        label={t`Your password`}
        autoComplete="current-password"
        autoFocus
        required
        unmarked
        {...form.field('password')}
      />
    </FormDialog>
  )
}
