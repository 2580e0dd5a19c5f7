import type { MessageDescriptor } from '@lingui/core'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Permission } from '#domain/account/permissions.ts'
import type { AuthUser } from '#domain/account/session.ts'
import type { IconName } from '#ui/display/icon-paths.ts'
import type { CatalogueKinds } from './home-target.ts'
import type { MenuGroup } from './menu-groups.ts'

/** Facts for a screen's conditions. */
export interface ScreenFacts {
  user: AuthUser
  config: HostConfig
}

/** Further facts for a menu entry's conditions. */
export interface MenuFacts extends ScreenFacts {
  /** The kinds of article this customer can see; null: not known yet, or not theirs to see. */
  kinds: CatalogueKinds | null
}

/** Place of a screen in the menu. */
export interface MenuPlace {
  group: MenuGroup
  /** Within the group; tens, so that there is room between. */
  order: number
  icon: IconName
  /** Other words than the screen's title. */
  label?: MessageDescriptor
  /** For a route with parameters: the ones of this entry. */
  params?: Record<string, string>
  /** On top of the screen's own `when`. */
  when?: (facts: MenuFacts) => boolean
}

/** Everything the frame knows of a screen; a screen is its route file and says it there. */
export interface Screen {
  title: MessageDescriptor
  /** A title from the address or the record, when there is one. */
  titleFrom?: (match: {
    params: Record<string, string>
    loaderData: unknown
  }) => string | MessageDescriptor | undefined
  /** Any one of these permissions; or every signed-in person; or anyone. */
  allow: readonly Permission[] | 'signed-in' | 'anyone'
  /** A flag, a setting or an area the screen depends on. */
  when?: (facts: ScreenFacts) => boolean
  /** Target when `when` is false; without it /error/admin. */
  otherwise?: string
  menu?: MenuPlace | readonly MenuPlace[]
  /** A back arrow in place of the menu button on a phone: one segment up (`edit` and the id behind it are one), or to this path. */
  up?: boolean | string
  /** A search button on a phone; the screen reads `search` from its address. `catalogue`: it searches the catalogue, for those who may. */
  search?: boolean | 'catalogue'
  /** The screen shows the announcements itself: the line above the page leaves them out. */
  ownAnnouncements?: true
  /** Step of another screen, which has no entry of its own. */
  step?: true
  needsCustomer?: boolean | ((user: AuthUser) => boolean)
  /** Hides the customer chip and the strip "Ordering for". */
  chip?: false
  /** full-container: no bars and no menu; wide: a wider page. */
  layout?: 'default' | 'full-container' | 'wide'
  /**
   * All words of the screen come with the first page, so that it needs no second request (vite.config.ts lists them).
   */
  firstWords?: true
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** null: a layout, no screen of its own. */
    screen: Screen | null
  }
}
