import { Link } from '@tanstack/react-router'
import { CreditWidget } from '#parts/credit/credit-widget.tsx'
import { CustomerChip } from '#parts/customer/customer-chip.tsx'
import { OfflineNotice } from '#shell/network/offline-notice.tsx'
import { Bell } from './bell.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import * as css from './bar.css.ts'
import { Brand } from './brand.tsx'
import { CartLink } from './cart-link.tsx'
import { CatalogueSearch } from './catalogue-search.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SyncState } from './sync-link.tsx'

/** The bar of a desk or tablet. */
export function TopBar({ chip }: { chip: boolean }) {
  const config = useConfig()
  return (
    <div className={css.topBar}>
      <Link to="/" className={css.logo}>
        <Brand config={config} />
      </Link>
      <CatalogueSearch slash />
      <PaletteButton />
      <span className={css.spacer} />
      <OfflineNotice />
      <SyncState />
      <span className={css.givesWay}>
        {chip && <CustomerChip />}
        <CreditWidget />
      </span>
      <CartLink />
      <Bell />
      <ProfileMenu />
    </div>
  )
}
