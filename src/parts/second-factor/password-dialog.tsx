import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import * as v from 'valibot'
import { rules } from '#domain/portal/validation.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { type FormRefusal, useForm } from '#ui/form/use-form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { factorWords } from './factor-words.ts'

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
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, text, confirm, danger = false, onClose, onPassword } = props
  const { t } = useLingui()
  const id = useId()
  const form = useForm({
    schema: Password,
    initial: { password: '' },
    words: factorWords,
    save: ({ password }) => onPassword(password),
  })
  return (
    <Dialog
      open
      width="small"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={form.busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id}>
        <Stack>
          {form.error && (
            <Notice tone="danger" live="alert">
              {form.error}
            </Notice>
          )}
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            autoFocus
            required
            unmarked
            {...form.field('password')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
