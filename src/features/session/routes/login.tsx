import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { safeTarget } from '#shell/navigation/guard.ts'
import { useChangeLanguage } from '#shell/i18n/use-change-language.ts'
import { useLocale } from '#shell/i18n/use-locale.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { LoginRefusal } from '#shell/session/login-refusal.tsx'
import { providerLink } from '#shell/session/provider-link.ts'
import { sessionEndAtom, userAtom } from '#shell/session/session-atoms.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { LoginForm } from '../login-form.tsx'
import { loginLinks } from '../login-links.ts'
import { loginSearch, skipWhenSignedIn } from '../login-search.ts'
import { SessionEndReason } from '../session-end-reason.tsx'
import { readTypedInput } from '../typed-input.ts'
import { useLogin } from '../use-login.ts'

export const Route = createFileRoute('/login')({
  staticData: {
    screen: { title: msg`Log in`, allow: 'anyone', layout: 'full-container', firstWords: true },
  },
  validateSearch: loginSearch,
  beforeLoad: skipWhenSignedIn,
  component: Login,
})

const unreachable = { ok: false, reason: 'unreachable' } as const

function Login() {
  const { t } = useLingui()
  const locale = useLocale()
  const { target, refused, password } = Route.useSearch()
  const config = useConfig()
  const online = useAtomValue(onlineAtom)
  const end = useAtomValue(sessionEndAtom)
  const changeLanguage = useChangeLanguage()
  const [typed] = useState(readTypedInput)
  const { busy, refusal, login, passkeyLogin } = useLogin(locale, target, refused)
  const withForm = config.passwordLogin || password === true
  // Without the form the page has nothing to press offline.
  const shown = refusal ?? (online || withForm ? undefined : unreachable)
  const search = target ? `?target=${encodeURIComponent(target)}` : ''
  useReturn(target, busy)
  return (
    <LoginForm
      title={config.webTitle}
      logo={config.imageLogin || config.webLogo}
      background={config.imageLoginBackground}
      copyright={config.webCopyright}
      words={{
        username: t`Username`,
        password: t`Password`,
        logIn: t`Log in`,
        language: t`Language`,
        passkey: t`Use a passkey`,
      }}
      withForm={withForm}
      providers={
        online
          ? config.identityProviders.map(({ id, name }) => ({
              href: providerLink(id, target),
              label: t`Log in with ${name}`,
            }))
          : []
      }
      links={loginLinks(config, {
        locale,
        target,
        withForm,
        words: {
          forgot: t`Forgot password?`,
          inquiry: t`Become a customer`,
          password: t`Log in with a password`,
        },
      })}
      languages={config.languages.map(({ code, name }) => ({
        code,
        name,
        href: `/${code}/login${search}`,
        current: code === locale,
      }))}
      reason={end && !refusal && <SessionEndReason end={end} />}
      error={shown && <LoginRefusal refusal={shown} />}
      busy={busy}
      typed={typed}
      target={target}
      onLogin={(username, password) => void login(username, password)}
      onPasskey={'PublicKeyCredential' in window ? () => void passkeyLogin() : undefined}
      onLanguage={(code) => void changeLanguage(code)}
    />
  )
}

/** Leaves when the last visit's session turns out to be still good. */
function useReturn(target: string | undefined, busy: boolean) {
  const user = useAtomValue(userAtom)
  const navigate = Route.useNavigate()
  const { webTitle } = useConfig()
  useEffect(() => {
    document.title = webTitle
  }, [webTitle])
  useEffect(() => {
    if (user && !busy) void navigate({ href: safeTarget(target) ?? '/', replace: true })
  }, [user, busy, navigate, target])
}
