import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { useChangeLanguage } from '#shell/i18n/use-change-language.ts'
import { useLocale } from '#shell/i18n/use-locale.ts'
import { takeUser } from '#shell/session/session.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { useSave } from '#data/save.ts'
import { Profile } from '#domain/account/profile.ts'
import { problemsOf } from '#domain/portal/validation.ts'
import { focusFirstProblem } from '#parts/form/focus-first-problem.ts'
import { problem } from '#parts/form/problem-text.tsx'
import type { useDraft } from '#parts/form/use-draft.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { SaveProfile } from './account.gql.ts'
import * as css from './account.css.ts'

type ProfileDraft = ReturnType<typeof useDraft<{ name: string; email: string }>>

/** Name, e-mail and language. */
export function ProfileForm({ draft }: { draft: ProfileDraft }) {
  const { t } = useLingui()
  const store = useStore()
  const toast = useToast()
  const { username } = useUser()
  const save = useSave(SaveProfile)
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const { values, change, forget, dirty } = draft

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = problemsOf(Profile, values)
    setProblems(found)
    if (Object.keys(found).length > 0) return focusFirstProblem(form.current)
    setBusy(true)
    const { failure } = await save({ user: values })
    // The profile is saved whether or not it can be read again at once.
    if (!failure) await takeUser(store).catch(() => undefined)
    setBusy(false)
    if (failure) {
      setProblems(
        failure.kind === 'coded' && Object.keys(failure.fields).length > 0
          ? failure.fields
          : { form: failure.code },
      )
      return focusFirstProblem(form.current)
    }
    forget()
    toast({ tone: 'success', text: t`Your profile was saved` })
  }
  const field = (name: 'name' | 'email') => ({
    value: values[name],
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
      change({ [name]: currentTarget.value }),
    error: problem(problems[name]),
  })
  return (
    <Card title={<Trans>You</Trans>}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {problems.form && (
            <Notice tone="danger" live="alert">
              <Trans>
                Your profile was not saved. What you typed is kept; check the connection and try
                again.
              </Trans>
            </Notice>
          )}
          <div className={css.fields}>
            <TextField
              label={t`Name`}
              name="name"
              autoComplete="name"
              required
              {...field('name')}
            />
            <TextField
              label={t`E-mail`}
              name="email"
              type="email"
              autoComplete="email"
              required
              {...field('email')}
            />
            <TextField label={t`Username`} value={username} disabled readOnly />
            <LanguageField />
          </div>
          <Row>
            <Button type="submit" variant="primary" busy={busy} disabled={!dirty && !busy}>
              <Trans>Save profile</Trans>
            </Button>
            {dirty && (
              <Button
                variant="ghost"
                onClick={() => {
                  forget()
                  setProblems({})
                }}
              >
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
