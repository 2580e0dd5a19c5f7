import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { entryPath } from '../menu/menu-entries.ts'
import { useMenu } from '../menu/use-menu.ts'
import { useScope } from '../session/use-session.ts'
import { counted, tab, tabBar, tabLabel } from './bar.css.ts'
import { CartQuantity } from './cart-quantity.tsx'
import { drawerAtom } from './drawer-atom.ts'
import { Drawer } from './drawer.tsx'
import { useHasRoute } from './use-has-route.ts'

interface Place {
  path: string
  label: string
  icon: IconName
}

/** The places of this person: the shop's three, or the first of their menu. */
function usePlaces(): Place[] {
  const { t, i18n } = useLingui()
  const { sections, find } = useMenu()
  const mayBrowse = useScope('page.catalog')
  const hasCart = useHasRoute('/$locale/cart')
  const hasFastOrder = useHasRoute('/$locale/catalog/fast-order')
  const shop = sections.find((section) => section.group === 'shop')?.entries[0]
  if (mayBrowse && shop) {
    const catalogue = find('/catalog') ?? shop
    return [
      { path: entryPath(catalogue), label: t`Catalogue`, icon: 'grid' },
      ...(hasFastOrder ? [{ path: '/catalog/fast-order', label: t`Fast order`, icon: 'bolt' as const }] : []),
      ...(hasCart ? [{ path: '/cart', label: t`Cart`, icon: 'cart' as const }] : []),
    ]
  }
  const entries = sections.flatMap((section) => section.entries).slice(0, 3)
  return entries.map((entry) => ({ path: entryPath(entry), label: i18n._(entry.label), icon: entry.icon }))
}

/** The bar under the thumb: the places used most, and everything else behind "More". */
export function TabBar() {
  const { t } = useLingui()
  const locale = useLocale()
  const places = usePlaces()
  const { current } = useMenu()
  const [open, setOpen] = useAtom(drawerAtom)
  return (
    <>
      <nav className={tabBar} aria-label={t`Places`}>
        {places.map(({ path, label, icon }) => (
          <Link key={path} to={`/${locale}${path}` as never} className={tab} aria-label={label} data-current={!!current && entryPath(current) === path}>
            <span className={counted}>
              <Icon name={icon} />
              {icon === 'cart' && <CartQuantity />}
            </span>
            <span className={tabLabel}>{label}</span>
          </Link>
        ))}
        <button type="button" className={tab} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          <Icon name="menu" />
          <span className={tabLabel}>{t`More`}</span>
        </button>
      </nav>
      <Drawer />
    </>
  )
}
