import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'
import { configAtom } from '#shell/session/session-atoms.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { withoutToken } from '#data/without-token.ts'
import { useSave } from '#data/save.ts'
import { rules } from '#domain/portal/validation.ts'
import { useForm } from '#ui/form/use-form.tsx'
import { PublicPage } from '#parts/public-page/public-page.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { RequestPasswordLink } from '../password-link.gql.ts'

export const Route = createFileRoute('/_client/forgot-password')({
  staticData: {
    screen: {
      title: msg`Forgot password`,
      allow: 'anyone',
      layout: 'full-container',
      firstWords: true,
    },
  },
  beforeLoad: ({ context }) => {
    if (!context.store.get(configAtom)?.forgotPassword)
      throw redirect({ to: '/login', replace: true })
  },
  component: ForgotPassword,
})

const Asked = v.object({ username: v.pipe(v.string(), v.trim(), rules.required) })

function ForgotPassword() {
  const { t } = useLingui()
  const { imageLogin, webLogo, webTitle, passwordLogin } = useConfig()
  const save = useSave(RequestPasswordLink, withoutToken)
  const [sent, setSent] = useState(false)
  const form = useForm({
    schema: Asked,
    initial: { username: '' },
    save: async (asked) => {
      const { failure } = await save(asked)
      setSent(!failure)
      return failure
    },
  })
  return (
    <PublicPage title={t`Forgot password`} logo={imageLogin || webLogo} webTitle={webTitle}>
      {sent ? (
        <Notice tone="success" live="status" title={<Trans>Check your email</Trans>}>
          <Trans>
            If this user has an email address, a link to set a new password is on its way. It works
            once, for one hour.
          </Trans>
        </Notice>
      ) : (
        <form {...form.props}>
          <Stack>
            <p>
              <Trans>Enter your username and we’ll email you a link to set a new password.</Trans>
            </p>
            {!passwordLogin && (
              <Notice>
                <Trans>
                  Most people log in with their company account here and need no password. We’ll
                  email them that instead of a link.
                </Trans>
              </Notice>
            )}
            {form.error && (
              <Notice tone="danger" live="alert">
                {form.error}
              </Notice>
            )}
            <TextField
              label={t`Username`}
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              required
              unmarked
              {...form.field('username')}
            />
            <Button type="submit" variant="primary" size="lg" fill busy={form.busy}>
              <Trans>Send link</Trans>
            </Button>
          </Stack>
        </form>
      )}
      <Link to="/login">
        <Trans>Back to the login page</Trans>
      </Link>
    </PublicPage>
  )
}
