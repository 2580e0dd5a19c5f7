import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hasScope } from '#domain/account/permissions.ts'
import type { IconName } from '#ui/display/icon-paths.ts'
import { defaultCataloguePath } from '#shell/navigation/home-target.ts'
import { entryPath, isOpen, menuSections } from '#parts/menu/menu-entries.ts'
import type { MenuRoute } from '#shell/navigation/router-context.ts'
import type { MenuFacts } from '#shell/navigation/screen.ts'

export interface Place {
  /** Without the locale. */
  path: string
  /** Every address that starts with this belongs to the place. */
  within: string
  label: MessageDescriptor
  icon: IconName
}

/** Besides "Home" and "More". */
const most = 3
const home: Place = { path: '/home', within: '/home', label: msg`Home`, icon: 'home' }

/** The places of this person under the thumb: home, catalogue, fast order and cart; where one of them is missing, the first of their menu. */
export function tabPlaces(routes: readonly MenuRoute[], facts: MenuFacts): Place[] {
  const entries = menuSections(routes, facts).flatMap((section) =>
    section.group === 'shop' || section.group === 'home' ? [] : section.entries,
  )
  const others = entries.map((entry): Place => ({
    path: entryPath(entry),
    within: entryPath(entry),
    label: entry.label,
    icon: entry.icon,
  }))
  if (!hasScope(facts.user.permissions, ['page.catalog'])) return [home, ...others.slice(0, most)]
  const merged = facts.config.features.MERGE_MENU_CATALOG
  const place = (path: string, label: MessageDescriptor, icon: IconName): Place[] =>
    isOpen(routes, path, facts) ? [{ path, within: path, label, icon }] : []
  const fastOrder = place('/catalog/fast-order', msg`Fast order`, 'bolt')
  return [
    home,
    {
      path: merged ? '/catalog' : defaultCataloguePath(facts.user, facts.kinds),
      within: '/catalog',
      label: msg`Catalog`,
      icon: 'grid',
    },
    ...(fastOrder.length > 0 ? fastOrder : others.slice(0, 1)),
    ...place('/cart', msg`Cart`, 'cart'),
  ]
}

/** The place an address belongs to: the one with the longest start of it. */
export const placeOf = (places: readonly Place[], path: string): Place | undefined =>
  places
    .filter(({ within }) => path === within || path.startsWith(`${within}/`))
    .sort((one, other) => other.within.length - one.within.length)[0]
