import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { type FormEvent, useState } from 'react'
import { useChangeLanguage } from '#shell/i18n/use-change-language.ts'
import { useLocale } from '#shell/i18n/use-locale.ts'
import { loadUser } from '#shell/session/session.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { useSave } from '#data/save.ts'
import { Profile } from '#domain/account/profile.ts'
import { useForm } from '#ui/form/use-form.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { SaveProfile } from './account.gql.ts'
import * as css from './account.css.ts'

/** The form of the signed-in person; the page around it asks before it is left. */
export function useProfileForm() {
  const store = useStore()
  const { id, name, email } = useUser()
  const save = useSave(SaveProfile)
  // Beside the form's own values, because those are kept as a draft.
  const [password, setPassword] = useState({ value: '', problem: '' })
  const [pending, setPending] = useState<string | null>(null)
  const form = useForm({
    schema: Profile,
    initial: { name, email: email ?? '' },
    draft: `profile.draft.${id}`,
    save: async (user) => {
      const { failure, data } = await save({
        user: { ...user, password: password.value || null },
      })
      setPending(data?.updateProfileUser.pendingEmail ?? null)
      setPassword({ value: '', problem: failure?.fields.password ?? '' })
      // The profile is saved whether or not it can be read again at once.
      if (!failure) await loadUser(store).catch(() => undefined)
      return failure
    },
  })
  return {
    ...form,
    password,
    setPassword,
    pending,
    asksPassword: ![email ?? '', pending].includes(form.values.email),
  }
}

/** Name, e-mail and language. */
export function ProfileForm({ form }: { form: ReturnType<typeof useProfileForm> }) {
  const { t } = useLingui()
  const toast = useToast()
  const { username } = useUser()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await form.submit()) toast({ tone: 'success', text: t`Your profile was saved` })
  }
  return (
    <Card title={<Trans>You</Trans>}>
      <form {...form.props} onSubmit={(event) => void submit(event)}>
        <Stack>
          {form.error && (
            <Notice tone="danger" live="alert" title={<Trans>Your profile was not saved</Trans>}>
              {form.error}
            </Notice>
          )}
          {form.pending && (
            <Notice tone="info" live="status" title={<Trans>Confirm your new email address</Trans>}>
              <Trans>
                We sent a link to {form.pending}. The address changes when you open it, within 24
                hours.
              </Trans>
            </Notice>
          )}
          <div className={css.fields}>
            <TextField label={t`Name`} autoComplete="name" required {...form.field('name')} />
            <TextField
              label={t`Email`}
              type="email"
              autoComplete="email"
              required
              {...form.field('email')}
            />
            {form.asksPassword && (
              <PasswordField
                label={t`Your password`}
                hint={<Trans>Needed to change your email address</Trans>}
                autoComplete="current-password"
                required
                name="password"
                value={form.password.value}
                error={form.password.problem && <ProblemText code={form.password.problem} />}
                onChange={({ target }) => form.setPassword({ value: target.value, problem: '' })}
              />
            )}
            <TextField label={t`Username`} value={username} disabled readOnly />
            <LanguageField />
          </div>
          <Row>
            <Button
              type="submit"
              variant="primary"
              busy={form.busy}
              disabled={!form.dirty && !form.busy}
            >
              <Trans>Save profile</Trans>
            </Button>
            {form.dirty && (
              <Button variant="ghost" onClick={form.reset}>
                <Trans>Undo changes</Trans>
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Card>
  )
}

/** Changes at once: the page itself shows whether it did. */
function LanguageField() {
  const { t } = useLingui()
  const locale = useLocale()
  const { languages } = useConfig()
  const changeLanguage = useChangeLanguage()
  return (
    <SelectField
      label={t`Language`}
      value={locale}
      onChange={({ currentTarget }) => void changeLanguage(currentTarget.value)}
      options={languages.map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
}
