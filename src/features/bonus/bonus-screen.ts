import { msg } from '@lingui/core/macro'
import type { Screen } from '#shell/navigation/screen.ts'

/** Of /bonus-dealer and of /bonus-dealer-new, which is the same screen. */
export const bonusScreen: Screen = {
  title: msg`Dealer bonus`,
  allow: ['page.bonus-dealer'],
  needsCustomer: true,
}
