import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useMemo } from 'react'
import { isSalesRole } from '#domain/permissions.ts'
import { PageFrame } from '#ui/page/page-frame.ts'
import { loadFont } from '#ui/theme/font.ts'
import { Announcements } from '../announcements/announcements.tsx'
import { ConsentHost } from '../consent/consent-host.tsx'
import { ConsumerVoiceHost } from '../consumer-voice/consumer-voice-host.tsx'
import { CustomerDialogHost } from '../customer/customer-dialog-host.tsx'
import { NotificationsHost } from '../notifications/notifications-host.tsx'
import { PaletteHost } from '../palette/palette-host.tsx'
import { Promo } from '../promo/promo.tsx'
import type { Screen } from '../screen.ts'
import { LogOut } from '../session/log-out.tsx'
import { userAtom } from '../session/session-atoms.ts'
import { SignInAgain } from '../session/sign-in-again.tsx'
import { useConfig, useUser } from '../session/use-session.ts'
import { useScreen } from '../use-screen.ts'
import * as css from './frame.css.ts'
import { NotAvailable } from './not-available.tsx'
import { OrderingFor } from './ordering-for.tsx'
import { Overlay } from './overlay.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { PhoneCustomer } from './phone-customer.tsx'
import { PhoneLine } from './phone-line.tsx'
import { phoneRows } from './phone-rows.ts'
import { PhoneStatus } from './phone-status.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useDesk } from './use-desk.ts'
import { WayHere } from './way-here.tsx'

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
  const { screen, title } = useScreen()
  const bare = screen?.layout === 'full-container'
  useEffect(loadFont, [])
  const frame = useMemo(
    () => ({ above: desk && !bare ? <WayHere title={title} /> : undefined, width: screen?.layout === 'wide' ? 'wide' : 'content' } as const),
    [desk, bare, title, screen?.layout],
  )
  const shown = <PageFrame value={frame}>{screen?.notYet ? <NotAvailable title={title} /> : <Outlet />}</PageFrame>
  const Around = bare ? FullContainer : desk ? Desk : Phone
  return (
    <>
      <Around screen={screen} title={title}>{shown}</Around>
      <CustomerDialogHost />
      <ConsumerVoiceHost />
      <ConsentHost />
      {!bare && <Promo />}
      <PaletteHost />
      <NotificationsHost />
      <LogOut />
      <SignInAgain />
    </>
  )
}

interface AroundProps {
  screen: Screen | null
  title: string
  children: ReactNode
}

const SkipLink = () => <a href="#content" className={css.skip}><Trans>Skip to content</Trans></a>

/** The specification's full-container: the screen alone. */
function FullContainer({ children }: AroundProps) {
  return <main id="content" tabIndex={-1}>{children}</main>
}

/** The specification's default and V2: bar above, menu at the side. */
function Desk({ screen, children }: AroundProps) {
  const user = useUser()
  const chip = screen?.chip !== false
  const actsFor = chip && isSalesRole(user.role) ? user.customerData : null
  return (
    <div className={`${css.desk} ${actsFor ? css.withStrip : ''}`}>
      <SkipLink />
      <header className={css.bars}>
        <TopBar chip={chip} />
        {actsFor && <OrderingFor customer={actsFor} />}
      </header>
      <Overlay />
      <div className={css.columns}>
        <SideNavigation />
        <main id="content" tabIndex={-1} className={css.content}>
          <Announcements />
          {children}
        </main>
      </div>
    </div>
  )
}

/** The specification's V3: app bar, drawer, and the places under the thumb. */
function Phone({ screen, title, children }: AroundProps) {
  const user = useUser()
  const config = useConfig()
  const rows = phoneRows(screen, { user, config }, location.hostname)
  return (
    <div className={`${css.phone} ${css.heights[rows.height]}`}>
      <SkipLink />
      <header className={css.bars}>
        <PhoneBar key={title} screen={screen} title={title} />
        {rows.chip && <PhoneCustomer />}
        <PhoneLine chip={rows.chip} credit={rows.credit} preview={rows.preview} />
      </header>
      <div className={css.columns}>
        <main id="content" tabIndex={-1} className={css.content}>
          <PhoneStatus />
          <Announcements />
          {children}
        </main>
      </div>
      <TabBar />
    </div>
  )
}
