import { msg } from '@lingui/core/macro'
import type { Screen } from '#shell/navigation/screen.ts'

/** Of /sales-overview and of /sales-overview-new, which is the same screen. */
export const salesOverviewScreen: Screen = {
  title: msg`Sales overview`,
  allow: ['page.dashboard'],
  needsCustomer: true,
  layout: 'wide',
}
