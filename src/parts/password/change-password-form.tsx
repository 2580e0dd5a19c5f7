import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect } from 'react'
import { useSave } from '#data/save.ts'
import { changedPassword } from '#domain/account/password.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ChangePassword } from './password.gql.ts'

interface ChangePasswordFormProps {
  username: string
  onChanged: () => void
  /** Something stands in the fields. */
  onTyped?: (typed: boolean) => void
  fill?: boolean
}

/** The present password, a new one and once more. The other devices are logged out. */
export function ChangePasswordForm({
  username,
  onChanged,
  onTyped,
  fill,
}: ChangePasswordFormProps) {
  const { t } = useLingui()
  const save = useSave(ChangePassword)
  const form = useForm({
    schema: changedPassword(username),
    initial: { oldPassword: '', password: '', confirmation: '' },
    save: async ({ oldPassword, password }) => {
      const { failure } = await save({ oldPassword, newPassword: password })
      if (!failure) return undefined
      const { newPassword, ...fields } = failure.fields
      return {
        code: failure.code,
        fields: { ...fields, ...(newPassword && { password: newPassword }) },
      }
    },
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await form.submit()) onChanged()
  }
  useEffect(() => onTyped?.(form.dirty), [form.dirty, onTyped])
  return (
    <form {...form.props} onSubmit={(event) => void submit(event)}>
      <Stack>
        {form.error && (
          <Notice tone="danger" live="alert" title={<Trans>Your password was not changed</Trans>}>
            {form.error}
          </Notice>
        )}
        <PasswordField
          label={t`Current password`}
          autoComplete="current-password"
          required
          {...form.field('oldPassword')}
        />
        <NewPasswordFields username={username} field={form.field} />
        <div>
          <Button type="submit" variant="primary" fill={fill} busy={form.busy}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
