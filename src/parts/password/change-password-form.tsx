import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { useSave } from '#data/save.ts'
import { newPasswordProblems } from '#domain/account/password.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { focusFirstProblem } from '../form/focus-first-problem.ts'
import { problem } from '../form/problem-text.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ChangePassword } from './password.gql.ts'

interface ChangePasswordFormProps {
  username: string
  onChanged: () => void
  /** Something stands in the fields. */
  onTyped?: (typed: boolean) => void
  fill?: boolean
}

type Problems = Readonly<Record<string, string>>

/** The present password, a new one and once more. The other devices are logged out. */
export function ChangePasswordForm({
  username,
  onChanged,
  onTyped,
  fill,
}: ChangePasswordFormProps) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const save = useSave(ChangePassword)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)

  const refuse = (found: Problems) => {
    setProblems(found)
    focusFirstProblem(form.current)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const [oldPassword, password, confirmation] = ['oldPassword', 'password', 'confirmation'].map(
      (name) => String(data.get(name)),
    ) as [string, string, string]
    const found = {
      ...(oldPassword ? {} : { oldPassword: 'required' }),
      ...newPasswordProblems({ password, confirmation }, username),
    }
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    const { failure } = await save({ oldPassword, newPassword: password })
    setBusy(false)
    if (failure) {
      const { newPassword, ...fields } = failure.fields
      return refuse({
        ...fields,
        ...(newPassword ? { password: newPassword } : {}),
        ...(Object.keys(failure.fields).length === 0 ? { form: failure.code } : {}),
      })
    }
    form.current?.reset()
    setProblems({})
    onTyped?.(false)
    onChanged()
  }
  const typed = () =>
    onTyped?.(
      [...new FormData(form.current ?? undefined).entries()].some(
        ([name, value]) => name !== 'username' && value !== '',
      ),
    )
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} onInput={typed}>
      <Stack>
        {problems.form && (
          <Notice tone="danger" live="alert">
            <Trans>The password was not changed. Check the connection and try again.</Trans>
          </Notice>
        )}
        <PasswordField
          label={t`Present password`}
          name="oldPassword"
          autoComplete="current-password"
          required
          revealLabel={t`Show`}
          concealLabel={t`Hide`}
          error={problem(problems.oldPassword)}
        />
        <NewPasswordFields username={username} problems={problems} />
        <div>
          <Button type="submit" variant="primary" fill={fill} busy={busy}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
