import { msg } from '@lingui/core/macro'
import type { Screen } from '#shell/navigation/screen.ts'

/** Of /invoice/invoice-list and of /invoice/invoice-list-new, which is the same screen. */
export const paidInvoicesScreen: Screen = {
  title: msg`Paid invoices`,
  allow: ['page.invoice-status'],
  needsCustomer: true,
  search: true,
}
