import { createFileRoute, useRouter } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { loadUser } from '#shell/session/session.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { ThemeSwitch } from '#shell/theme/theme-switch.tsx'
import { LeaveQuestion } from '#parts/form/leave-question.tsx'
import { Card } from '#ui/display/card.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { ConsentCard } from '../consent-card.tsx'
import { DevicesCard } from '../devices-card.tsx'
import { PasswordCard } from '../password-card.tsx'
import { ProfileForm, useProfileForm } from '../profile-form.tsx'
import { PushCard } from '../push-card.tsx'
import { SecondFactorCard } from '../second-factor-card.tsx'
import { StoredDataCard } from '../stored-data-card.tsx'

export const Route = createFileRoute('/_frame/user/edit-profile')({
  staticData: { screen: { title: msg`Edit profile`, allow: ['profile.update'], chip: false } },
  component: EditProfile,
})

function EditProfile() {
  const { t } = useLingui()
  const { features } = useConfig()
  const online = useAtomValue(onlineAtom)
  const form = useProfileForm()
  const [password, setPassword] = useState(false)
  // Read again when a password has ended the other sessions.
  const [round, setRound] = useState(0)
  const store = useStore()
  const router = useRouter()
  // Who removes the last factor although a role requires one must set one up again.
  const afterFactors = async () => {
    const user = await loadUser(store).catch(() => null)
    if (user?.mustSetUpSecondFactor) await router.invalidate()
  }
  return (
    <Page title={t`Edit profile`} width="reading">
      {!online && (
        <Notice tone="warning" live="status" title={<Trans>No connection</Trans>}>
          <Trans>
            Name, email, language, password and devices need a connection. Theme and stored data
            work here.
          </Trans>
        </Notice>
      )}
      <ProfileForm form={form} />
      <PasswordCard onTyped={setPassword} onChanged={() => setRound(round + 1)} />
      <SecondFactorCard onChanged={() => void afterFactors()} />
      <DevicesCard key={round} />
      {features.WEB_NOTIFICATION && <PushCard key={`push ${round}`} />}
      <Card title={<Trans>Theme</Trans>}>
        <ThemeSwitch />
      </Card>
      <ConsentCard />
      <StoredDataCard />
      <LeaveQuestion unsaved={() => form.isUnsaved() || password} onDiscard={form.reset} />
    </Page>
  )
}
