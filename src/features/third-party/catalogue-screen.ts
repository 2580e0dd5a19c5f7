import { msg } from '@lingui/core/macro'
import type { Screen } from '#shell/navigation/screen.ts'

/** Of /3rd-party/catalog and of /3rd-party/catalog-new, which is the same screen. */
export const catalogueScreen: Screen = {
  title: msg`Third-party catalog`,
  allow: ['page.3rdpartycatalog'],
  search: true,
  notYet: true,
}
