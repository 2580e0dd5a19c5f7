import * as css from './frame.css.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react'
import { isSalesRole } from '#domain/account/permissions.ts'
import { PageFrame } from '#ui/page/page-frame.ts'
import { loadFont } from '#ui/theme/font.ts'
import { Announcements } from '#parts/announcements/announcements.tsx'
import { announcingAtom } from '#parts/announcements/announcing-atom.ts'
import { ConsentHost } from '#parts/consent/consent-host.tsx'
import { ConsumerVoiceHost } from '#parts/consumer-voice/consumer-voice-host.tsx'
import { CustomerDialogHost } from '#parts/customer/customer-dialog-host.tsx'
import { ScreenOutlet } from '../failure/screen-outlet.tsx'
import { NotificationsHost } from '#parts/notifications/notifications-host.tsx'
import { PlacedOrdersHost } from '#parts/order/placed-orders-host.tsx'
import { PaletteHost } from '../palette/palette-host.tsx'
import { Promo } from '#parts/promo/promo.tsx'
import type { Screen } from '#shell/navigation/screen.ts'
import { LogOut } from '#shell/session/log-out.tsx'
import { userAtom } from '#shell/session/session-atoms.ts'
import { SignInAgain } from '#shell/session/sign-in-again.tsx'
import { useUser } from '#shell/session/use-session.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { OrderingFor } from './ordering-for.tsx'
import { Overlay } from './drawer/overlay.tsx'
import { PhoneBar } from './phone/phone-bar.tsx'
import { PhoneStatus } from './phone/phone-status.tsx'
import { useBarInSight } from './phone/use-bar-in-sight.ts'
import { SideNavigation, SideRail } from './side-navigation.tsx'
import { TabBar } from './phone/tab-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useDesk } from '#ui/media/use-desk.ts'
import { useTablet } from '#ui/media/use-tablet.ts'
import { BreadcrumbTrail } from './breadcrumb-trail.tsx'
import { WithClient } from '../with-client.tsx'

const SecondStep = lazy(() =>
  import('#parts/second-factor/second-step.tsx').then((module) => ({ default: module.SecondStep })),
)
const PunchOutBar = lazy(() =>
  import('#parts/punch-out/punch-out-bar.tsx').then((module) => ({ default: module.PunchOutBar })),
)
const ViewBar = lazy(() =>
  import('#parts/view-as/view-bar.tsx').then((module) => ({ default: module.ViewBar })),
)

export const Route = createFileRoute('/_frame')({
  staticData: { screen: null },
  component: Frame,
})

function Frame() {
  // Between the end of a session and the login page no one is signed in, so nothing is framed.
  return useAtomValue(userAtom) ? (
    <WithClient>
      <SignedInFrame />
    </WithClient>
  ) : null
}

function SignedInFrame() {
  const desk = useDesk()
  const { screen, title } = useScreen()
  const bare = screen?.layout === 'full-container'
  const tablet = useTablet()
  const kind = bare ? 'bare' : desk ? 'desk' : tablet ? 'tablet' : 'phone'
  useEffect(loadFont, [])
  const frame = useMemo(
    () =>
      ({
        above: kind === 'desk' ? <BreadcrumbTrail title={title} /> : undefined,
        width: screen?.layout === 'wide' ? 'wide' : 'content',
      }) as const,
    [kind, title, screen?.layout],
  )
  return (
    <>
      <Around kind={kind} screen={screen} title={title}>
        <PageFrame value={frame}>
          <ScreenOutlet />
        </PageFrame>
      </Around>
      <CustomerDialogHost />
      <ConsumerVoiceHost />
      <ConsentHost />
      <PaletteHost />
      <NotificationsHost />
      <PlacedOrdersHost />
      <LogOut />
      <SignInAgain SecondStep={SecondStep} />
    </>
  )
}

/** Which frame a screen has: none, that of a desk, of a tablet (one bar, a rail of icons) or of a phone. */
type Kind = 'bare' | 'desk' | 'tablet' | 'phone'

interface ScreenProps {
  screen: Screen | null
  title: string
}

/**
 * Renders the frame of a screen: the specification's default and V2 (bar above, menu at the side), V3 (app bar,
 * drawer, tab bar) or full-container (nothing). One tree for all, so that turning a tablet keeps typed input.
 */
function Around({
  kind,
  screen,
  title,
  children,
}: ScreenProps & { kind: Kind; children: ReactNode }) {
  const { punchOut, viewedBy } = useUser()
  const { frame, bars } = useBars(kind, { screen, title })
  return (
    <div className={frame}>
      {kind !== 'bare' && (
        <a href="#content" className={css.skip}>
          <Trans>Skip to content</Trans>
        </a>
      )}
      {viewedBy && (
        <Suspense fallback={null}>
          <ViewBar />
        </Suspense>
      )}
      {bars && <header className={css.bars}>{bars}</header>}
      {(kind === 'desk' || kind === 'tablet') && <Overlay />}
      <div className={css.columns}>
        {kind === 'desk' && <SideNavigation />}
        {kind === 'tablet' && <SideRail />}
        <main id="content" tabIndex={-1} className={css.content}>
          {kind === 'phone' && <PhoneStatus />}
          {kind !== 'bare' && punchOut && (
            <Suspense fallback={<div className={css.barRoom} />}>
              <PunchOutBar system={punchOut} />
            </Suspense>
          )}
          {kind !== 'bare' && <News announced={screen?.ownAnnouncements === true} />}
          {children}
        </main>
      </div>
      {kind === 'phone' && <TabBar />}
    </div>
  )
}

/** The distributor's news: announcements until they are closed, then the promotion; never both. @param announced the screen has them itself */
function News({ announced }: { announced: boolean }) {
  const announcing = useAtomValue(announcingAtom)
  return (
    <>
      {!announced && <Announcements />}
      <Promo behind={!announced && announcing !== 'nothing'} />
    </>
  )
}

/** The bars above a screen, and the class that says how high they are. */
function useBars(
  kind: Kind,
  { screen, title }: ScreenProps,
): { frame: string | undefined; bars: ReactNode } {
  const user = useUser()
  const shown = useBarInSight(kind === 'phone')
  if (kind === 'bare') return { frame: undefined, bars: null }
  if (kind === 'phone')
    return {
      frame: `${css.phone} ${shown ? '' : css.away}`,
      bars: <PhoneBar key={title} screen={screen} title={title} />,
    }
  const chip = screen?.chip !== false
  if (kind === 'tablet') return { frame: css.tablet, bars: <TopBar chip={chip} /> }
  const actsFor = chip && isSalesRole(user.role) ? user.customerData : null
  return {
    frame: `${css.desk} ${actsFor ? css.withStrip : ''}`,
    bars: (
      <>
        <TopBar chip={chip} />
        {actsFor && <OrderingFor customer={actsFor} />}
      </>
    ),
  }
}
