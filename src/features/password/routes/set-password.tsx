import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { requireTask } from '#shell/navigation/require-task.ts'
import { loadUser } from '#shell/session/session.ts'
import { logOutAskedAtom } from '#shell/session/log-out-atom.ts'
import { LogOut } from '#shell/session/log-out.tsx'
import { userAtom } from '#shell/session/session-atoms.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { ChangePasswordForm } from '#parts/password/change-password-form.tsx'
import { PublicPage } from '#parts/public-page/public-page.tsx'
import { Button } from '#ui/button.tsx'
import { PasswordByLink } from '../password-by-link.tsx'

/** Secret behind the # of the mailed link, which no server sees. */
const secretHere = () => location.hash.slice(1)

export const Route = createFileRoute('/_client/set-password')({
  staticData: {
    screen: {
      title: msg`Set a password`,
      allow: 'anyone',
      layout: 'full-container',
      firstWords: true,
    },
  },
  beforeLoad: async ({ context }) => {
    if (!secretHere()) await requireTask(context, 'mustChangePassword')
  },
  component: SetPassword,
})

function SetPassword() {
  const { t } = useLingui()
  const { imageLogin, webLogo, webTitle } = useConfig()
  const [secret] = useState(secretHere)
  return (
    <PublicPage title={t`Set a password`} logo={imageLogin || webLogo} webTitle={webTitle}>
      {secret ? <PasswordByLink secret={secret} /> : <MustChange />}
    </PublicPage>
  )
}

/** Page for people with a password given by an administrator: nothing else is open to them. */
function MustChange() {
  const store = useStore()
  const toast = useToast()
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const user = useAtomValue(userAtom)
  const go = async () => {
    await loadUser(store)
    toast({ tone: 'success', text: t`Your password was changed` })
    await navigate({ to: '/', replace: true })
  }
  if (!user) return null
  return (
    <>
      <p>
        <Trans>You logged in with a one-time password. Set your own to continue.</Trans>
      </p>
      <ChangePasswordForm username={user.username} fill onChanged={() => void go()} />
      <Button variant="ghost" onClick={() => store.set(logOutAskedAtom, true)}>
        <Trans>Log out</Trans>
      </Button>
      <LogOut />
    </>
  )
}
