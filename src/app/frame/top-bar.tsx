import { Link } from '@tanstack/react-router'
import { CustomerChip } from '../customer/customer-chip.tsx'
import { LanguageMenu } from '../i18n/language-menu.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { OfflineNotice } from '../network/offline-notice.tsx'
import { useConfig } from '../session/use-session.ts'
import * as css from './bar.css.ts'
import { CartLink } from './cart-link.tsx'
import { CatalogueSearch } from './catalogue-search.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { SyncState } from './sync-state.tsx'

/** The bar of a desk. */
export function TopBar({ chip }: { chip: boolean }) {
  const locale = useLocale()
  const { imageNavbar, webLogo, webTitle } = useConfig()
  const image = imageNavbar || webLogo
  return (
    <div className={css.topBar}>
      <Link to={`/${locale}` as never} className={css.logo}>
        {image ? <img src={image} alt={webTitle} className={css.logoImage} /> : webTitle}
      </Link>
      <CatalogueSearch slash />
      <span className={css.spacer} />
      <OfflineNotice />
      <SyncState />
      {chip && <CustomerChip />}
      <CartLink />
      <LanguageMenu />
      <ProfileMenu />
    </div>
  )
}
