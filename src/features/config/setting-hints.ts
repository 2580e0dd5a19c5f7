import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Effects of settings whose names do not say enough. */
export const settingHints: Partial<Record<string, MessageDescriptor>> = {
  canCheckout: msg`Off: people can still fill carts, but nobody can place an order.`,
  creditCheck: msg`On: orders that exceed the available credit are refused at checkout.`,
  creditStatusBlockedReason: msg`On: dealers see why their credit is blocked.`,
  availableStockCheck: msg`On: nobody can order more than is in stock or on the way.`,
  exactQtyCheck: msg`On: a cart takes only what can ship now.`,
  exactQtyCheckout: msg`On: checkout accepts only what can ship now.`,
  maskStock: msg`On: people see “in stock” instead of a number.`,
  maskNextArrival: msg`On: people see when goods arrive, but not how many.`,
  passwordLogin: msg`Off: people log in with their company account alone. People with page.user-management can still use their password.`,
  forgotPassword: msg`On: the log-in page offers a link to set a new password by email.`,
  allowNewCustomerInquiry: msg`On: anyone can ask to become a customer. Inquiries appear under Administration.`,
  accent: msg`Color of buttons, links and the app icon.`,
  cartDisclaimer: msg`Shown above the order button.`,
  checkPrice3rdParty: msg`Off: an order is placed at the vendor’s price of that moment, even if the cart showed another.`,
  paymentTerms: msg`Payers can read them beside the button that pays.`,
  hidePreviewHosts: msg`People on these hosts don’t see the link to the preview pages.`,
  email: msg`Receives inquiries, and is shown where people need help.`,
  MERGE_MENU_CATALOG: msg`On: the menu has one entry, Catalog. Off: bikes, parts and groupsets each have one.`,
  NEW_CUSTOMER_DIALOG: msg`On: for people with thousands of customers. The server searches the list page by page.`,
  WEB_NOTIFICATION: msg`On: people can turn on notifications in their browser.`,
}
