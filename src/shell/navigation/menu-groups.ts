import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The sections of the menu in their order. */
export const menuGroups = [
  'home',
  'shop',
  'orders',
  'sales',
  'service',
  'third-party',
  'visits',
  'content',
  'admin',
] as const

export type MenuGroup = (typeof menuGroups)[number]

export const menuGroupTitles: Record<MenuGroup, MessageDescriptor> = {
  home: msg`Home`,
  shop: msg`Shop`,
  orders: msg`Orders and account`,
  sales: msg`Sales`,
  service: msg`Service`,
  'third-party': msg`Third party`,
  visits: msg`Visit form`,
  content: msg`Information`,
  admin: msg`Administration`,
}
