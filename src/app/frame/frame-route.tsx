import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { isSalesRole } from '#domain/permissions.ts'
import { CustomerDialogHost } from '../customer/customer-dialog-host.tsx'
import { userAtom } from '../session/session-atoms.ts'
import { useConfig } from '../session/use-session.ts'
import { LogOut } from '../session/log-out.tsx'
import { useScreen } from '../use-screen.ts'
import * as css from './frame.css.ts'
import { OrderingFor } from './ordering-for.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { PhoneStatus } from './phone-status.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useDesk } from './use-desk.ts'

export const Route = createFileRoute('/$locale/_frame')({
  staticData: { screen: null },
  component: Frame,
})

function Frame() {
  // For the moment between the end of a session and the login page there is nobody to frame.
  return useAtomValue(userAtom) ? <SignedInFrame /> : null
}

function SignedInFrame() {
  const desk = useDesk()
  const user = useAtomValue(userAtom)
  const { webTitle } = useConfig()
  const { screen, title } = useScreen()
  useEffect(() => {
    document.title = title ? `${title} – ${webTitle}` : webTitle
  }, [title, webTitle])

  const customer = screen?.chip === false ? null : user?.customerData
  const strip = !!user && !!customer && isSalesRole(user.role)
  return (
    <div className={[desk ? css.desk : css.phone, strip ? css.withStrip : ''].join(' ')}>
      <a href="#content" className={css.skip}><Trans>Skip to content</Trans></a>
      <header className={css.bars}>
        {desk ? <TopBar chip={screen?.chip !== false} /> : <PhoneBar key={title} screen={screen} title={title} />}
        {strip && customer && <OrderingFor customer={customer} />}
      </header>
      <div className={css.columns}>
        {desk && <SideNavigation />}
        <main id="content" tabIndex={-1} className={css.content}>
          {!desk && <PhoneStatus />}
          <Outlet />
        </main>
      </div>
      {!desk && <TabBar />}
      <CustomerDialogHost />
      <LogOut />
    </div>
  )
}
