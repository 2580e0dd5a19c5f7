import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { withoutToken } from '#data/without-token.ts'
import { useSave } from '#data/save.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { PublicPage } from '#parts/public-page/public-page.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { ConfirmEmail } from '../password-link.gql.ts'

export const Route = createFileRoute('/_client/confirm-email')({
  staticData: {
    screen: { title: msg`Confirm your email address`, allow: 'anyone', layout: 'full-container' },
  },
  component: ConfirmEmailPage,
})

type State = 'asked' | 'done' | 'spent' | 'unreachable'

function ConfirmEmailPage() {
  const { t } = useLingui()
  const { imageLogin, webLogo, webTitle } = useConfig()
  // Behind the #, which no server sees. A press, because programs that look at mail open its links.
  const [secret] = useState(() => location.hash.slice(1))
  const save = useSave(ConfirmEmail, withoutToken)
  const [state, setState] = useState<State>('asked')
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const { failure } = await save({ secret })
    setBusy(false)
    setState(!failure ? 'done' : failure.code === 'link_invalid' ? 'spent' : 'unreachable')
  }
  return (
    <PublicPage
      title={t`Confirm your email address`}
      logo={imageLogin || webLogo}
      webTitle={webTitle}
    >
      {state === 'done' && (
        <Notice
          tone="success"
          live="status"
          title={<Trans>Your email address was changed</Trans>}
        />
      )}
      {state === 'spent' && (
        <Notice tone="warning" live="alert" title={<Trans>This link no longer works</Trans>}>
          <Trans>
            The link was already used or has expired. Change the address in your profile again.
          </Trans>
        </Notice>
      )}
      {state === 'unreachable' && (
        <Notice tone="danger" live="alert">
          <Trans>Couldn’t reach the server. Check the connection and try again.</Trans>
        </Notice>
      )}
      {(state === 'asked' || state === 'unreachable') && (
        <Button variant="primary" size="lg" fill busy={busy} onClick={() => void confirm()}>
          <Trans>Confirm address</Trans>
        </Button>
      )}
      <Link to="/">
        <Trans>Go to the portal</Trans>
      </Link>
    </PublicPage>
  )
}
