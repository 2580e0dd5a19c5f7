import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { configAtom } from '#shell/session/session-atoms.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { publicly } from '#data/public.ts'
import { useSave } from '#data/save.ts'
import { problem } from '#parts/form/problem-text.tsx'
import { PublicPage } from '#parts/public-page/public-page.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { RequestPasswordLink } from '../password-link.gql.ts'

export const Route = createFileRoute('/$locale/_client/forgot-password')({
  staticData: {
    screen: {
      title: msg`Forgot password`,
      allow: 'anyone',
      layout: 'full-container',
      firstWords: true,
    },
  },
  beforeLoad: ({ context, params }) => {
    if (!context.store.get(configAtom)?.forgotPassword)
      throw redirect({ to: `/${params.locale}/login` as never, replace: true })
  },
  component: ForgotPassword,
})

type State =
  | { kind: 'asking'; problem?: string }
  | { kind: 'busy' }
  | { kind: 'sent' }
  | { kind: 'unreachable' }

function ForgotPassword() {
  const { t } = useLingui()
  const { locale } = Route.useParams()
  const { imageLogin, webLogo, webTitle } = useConfig()
  const save = useSave(RequestPasswordLink, publicly)
  const [state, setState] = useState<State>({ kind: 'asking' })

  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind === 'busy') return
    const username = String(new FormData(event.currentTarget).get('username')).trim()
    if (!username) return setState({ kind: 'asking', problem: 'required' })
    setState({ kind: 'busy' })
    const { failure } = await save({ username })
    if (!failure) setState({ kind: 'sent' })
    else
      setState(
        failure.kind === 'coded'
          ? { kind: 'asking', problem: failure.code }
          : { kind: 'unreachable' },
      )
  }
  return (
    <PublicPage title={t`Forgot password`} logo={imageLogin || webLogo} webTitle={webTitle}>
      {state.kind === 'sent' ? (
        <Notice tone="success" live="status" title={<Trans>Look into your mail</Trans>}>
          <Trans>
            If there is such a user with an e-mail address, a link to set a new password is on its
            way. It works once, for one hour.
          </Trans>
        </Notice>
      ) : (
        <form noValidate onSubmit={(event) => void ask(event)}>
          <Stack>
            <p>
              <Trans>Enter your user name. We mail you a link to set a new password.</Trans>
            </p>
            {state.kind === 'unreachable' && (
              <Notice tone="danger" live="alert">
                <Trans>The server was not reached. Check the connection and try again.</Trans>
              </Notice>
            )}
            <TextField
              label={t`Username`}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              required
              unmarked
              error={problem(state.kind === 'asking' ? state.problem : undefined)}
            />
            <Button type="submit" variant="primary" size="lg" fill busy={state.kind === 'busy'}>
              <Trans>Send link</Trans>
            </Button>
          </Stack>
        </form>
      )}
      <Link to={`/${locale}/login` as never}>
        <Trans>Back to the login page</Trans>
      </Link>
    </PublicPage>
  )
}
