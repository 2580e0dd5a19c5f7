import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PublicPage } from '#parts/public-page/public-page.tsx'
import { SecondStep } from '#parts/second-factor/second-step.tsx'
import { useLocale } from '#shell/i18n/use-locale.ts'
import { refusalAfter } from '#shell/session/login-refusal.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { loginSearch, skipWhenSignedIn } from '../login-search.ts'
import { useGoOn } from '../use-go-on.ts'

export const Route = createFileRoute('/login/second-step')({
  staticData: {
    screen: { title: msg`Two-step login`, allow: 'anyone', layout: 'full-container' },
  },
  validateSearch: loginSearch,
  beforeLoad: skipWhenSignedIn,
  component: SecondStepPage,
})

function SecondStepPage() {
  const { t } = useLingui()
  const { target, refused } = Route.useSearch()
  const { imageLogin, webLogo, webTitle } = useConfig()
  const navigate = Route.useNavigate()
  const goOn = useGoOn(useLocale(), target)
  // Typed into the server's form while the script was loading.
  const [typed] = useState(
    () => document.querySelector<HTMLInputElement>('input[name=code]')?.value,
  )
  return (
    <PublicPage title={t`Two-step login`} logo={imageLogin || webLogo} webTitle={webTitle}>
      <SecondStep
        typed={typed}
        target={target}
        refusal={refused === undefined ? undefined : refusalAfter(refused, 'second_factor_failed')}
        onDone={goOn}
        onExpired={() =>
          void navigate({
            to: '/login',
            search: { refused: -1, ...(target && { target }) },
            replace: true,
          })
        }
      />
      <Link to="/login" search={target ? { target } : {}}>
        <Trans>Back to the login page</Trans>
      </Link>
    </PublicPage>
  )
}
