import { Link, useLocation } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { Icon } from '#ui/display/icon.tsx'
import { useMenu } from '#parts/menu/use-menu.ts'
import { count, counted, tab, tabBar, tabLabel } from '../bar.css.ts'
import { UnreadCount } from '#parts/notifications/unread-count.tsx'
import { CartQuantity } from '../cart-quantity.tsx'
import { drawerAtom } from '../drawer/drawer-host.tsx'
import { DrawerHost } from '../drawer/drawer-host.tsx'
import { placeOf, tabPlaces } from './tab-places.ts'

/** The bar under the thumb: the places used most, and everything else behind "More". */
export function TabBar() {
  const { t, i18n } = useLingui()
  const { routes, facts } = useMenu()
  const places = useMemo(() => tabPlaces(routes, facts), [routes, facts])
  const path = useLocation({ select: ({ pathname }) => pathname })
  const current = placeOf(places, path)
  const [open, setOpen] = useAtom(drawerAtom)
  return (
    <>
      <nav className={tabBar} aria-label={t`Places`}>
        {places.map((place) => (
          <Link
            key={place.path}
            to={place.path as never}
            className={tab}
            data-current={place === current}
          >
            <span className={counted}>
              <Icon name={place.icon} />
              {place.icon === 'cart' && <CartQuantity />}
            </span>
            <span className={tabLabel}>{i18n._(place.label)}</span>
          </Link>
        ))}
        <button
          type="button"
          className={tab}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <span className={counted}>
            <Icon name="menu" />
            <span className={count}>
              <UnreadCount />
            </span>
          </span>
          <span className={tabLabel}>{t`More`}</span>
        </button>
      </nav>
      <DrawerHost />
    </>
  )
}
