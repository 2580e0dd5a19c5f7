import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { FactorList } from '#parts/second-factor/factor-list.tsx'
import { PublicPage } from '#parts/public-page/public-page.tsx'
import { requireTask } from '#shell/navigation/require-task.ts'
import { logOutAskedAtom } from '#shell/session/log-out-atom.ts'
import { LogOut } from '#shell/session/log-out.tsx'
import { loadUser } from '#shell/session/session.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'

export const Route = createFileRoute('/_client/set-up-second-factor')({
  staticData: {
    screen: { title: msg`Set up two-step login`, allow: 'anyone', layout: 'full-container' },
  },
  beforeLoad: ({ context }) => requireTask(context, 'mustSetUpSecondFactor'),
  component: SetUpSecondFactor,
})

/** Page for people whose role requires a second factor and who have none: nothing else is open to them. */
function SetUpSecondFactor() {
  const { t } = useLingui()
  const store = useStore()
  const toast = useToast()
  const navigate = Route.useNavigate()
  const { imageLogin, webLogo, webTitle } = useConfig()
  const go = async () => {
    const user = await loadUser(store).catch(() => null)
    if (!user || user.mustSetUpSecondFactor) return
    toast({ tone: 'success', text: t`Two-step login is on` })
    await navigate({ to: '/', replace: true })
  }
  return (
    <PublicPage title={t`Set up two-step login`} logo={imageLogin || webLogo} webTitle={webTitle}>
      <p>
        <Trans>
          Your role requires a second step when you log in. Choose an authenticator app or a passkey
          to continue.
        </Trans>
      </p>
      <FactorList onChanged={go} />
      <Button variant="ghost" onClick={() => store.set(logOutAskedAtom, true)}>
        <Trans>Log out</Trans>
      </Button>
      <LogOut />
    </PublicPage>
  )
}
