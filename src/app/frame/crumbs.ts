import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { addressAbove } from '#shell/navigation/address-above.ts'
import type { MenuPlace, Screen } from '#shell/navigation/screen.ts'
import { screenTitle } from '#shell/navigation/title.ts'

export interface Crumb {
  label: string | MessageDescriptor
  /** None at the last one, where we are. */
  to?: string
}

/** The screen at an address, with what the address says; undefined: none. */
export type ScreenAt = (
  pathname: string,
) => { screen: Screen; params: Record<string, string> } | undefined

/** Parts of addresses that have no screen of their own. */
const areas: Record<string, MessageDescriptor> = {
  '/admin': msg`Administration`,
  '/invoice': msg`Invoices`,
  '/3rd-party': msg`Third party`,
}

/** The menu calls some screens more exactly than their title does. */
function menuLabel({ screen, params }: NonNullable<ReturnType<ScreenAt>>) {
  const places: readonly MenuPlace[] = screen.menu ? [screen.menu].flat() : []
  return places.find(
    (one) =>
      one.label &&
      Object.entries(one.params ?? {}).every(([name, value]) => params[name] === value),
  )?.label
}

/** Lists the steps from home to an address: its segments that lead somewhere, down to the screen's own parent where it names one. */
export function crumbsTo(pathname: string, title: string, screenAt: ScreenAt): Crumb[] {
  const segments = pathname.split('/').filter(Boolean)
  const here = screenAt(pathname)
  const parent = here?.screen.up ? addressAbove(here.screen, pathname) : pathname
  const above = segments.slice(0, -1).flatMap((_segment, index): Crumb[] => {
    const path = `/${segments.slice(0, index + 1).join('/')}`
    const found = screenAt(path)
    if (found && parent.startsWith(path))
      return [
        {
          label:
            menuLabel(found) ??
            screenTitle(found.screen, { params: found.params, loaderData: undefined }),
          to: path,
        },
      ]
    return areas[path] ? [{ label: areas[path] }] : []
  })
  return [{ label: msg`Home`, to: '/' }, ...above, { label: (here && menuLabel(here)) ?? title }]
}
