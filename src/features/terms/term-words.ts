import { msg } from '@lingui/core/macro'

/** Things that a payment method can pay. */
export const moduleWords = { order: msg`Orders`, invoice: msg`Invoices` }

/** Measures of a shipment rate's steps. */
export const basisWords = {
  weight: msg`Weight in kg`,
  value: msg`Value of the goods`,
  pieces: msg`Number of pieces`,
}

/** Why a change of sales terms was refused. */
export const termWords = {
  name_taken: msg`This code is already in use`,
  name_fixed: msg`The code can’t be changed: orders refer to it`,
  unknown_sorg: msg`This sales organization no longer exists`,
  must_be_whole: msg`Enter a whole number`,
  out_of_range: msg`This number is too small or too large`,
  not_a_number: msg`Enter a number`,
  maybe_thousands: msg`This can be read as thousands. Leave out the thousands mark: 1000, or 1.25.`,
  too_many_decimals: msg`This has too many decimal places`,
  too_many: msg`These are too many`,
  below_one: msg`Enter a fraction below 1, such as 0.02 for 2%`,
  gateway_needed: msg`Payments of this type go through a payment service. Choose one.`,
  not_ascending: msg`Each step must start above the one before it`,
  whole_pieces: msg`Pieces are whole numbers`,
  step_taken: msg`This quantity is already in use for this warehouse area`,
  discount_falls: msg`More pieces must not bring a smaller discount than fewer pieces`,
  used_by_orders: msg`This is still in use by open orders. Turn it off instead.`,
  used_by_payments: msg`This is still in use by open payments. Turn it off instead.`,
  used_by_saved: msg`This is still in use by saved cards or accounts. Turn it off instead.`,
}

/** Why a change of a sales organisation was refused. */
export const sorgWords = {
  name_taken: msg`This code is already in use`,
  name_fixed: msg`The code can’t be changed: customers and orders refer to it`,
  valid_code: msg`Only letters A–Z, digits, - and _ can be used here`,
  valid_currency: msg`Enter a currency code of three letters, such as EUR`,
  valid_web: msg`Enter an address that starts with https://`,
  currency_fixed: msg`Prices or open orders are in this currency, so it can’t be changed`,
  used_by_customers: msg`This is still in use: customers buy from it.`,
  used_by_articles: msg`This is still in use: articles are sold by it.`,
  used_by_orders: msg`This is still in use: orders were placed with it.`,
  used_by_invoices: msg`This is still in use: it has invoices.`,
  used_by_terms: msg`This is still in use: it has payment methods, shipment rates or freight discounts. Delete those first.`,
  used_by_users: msg`This is still in use: users work in it.`,
  used_by_vendors: msg`This is still in use: vendors sell to its customers.`,
  used_by_settings: msg`This is still in use: the settings name it as the portal’s sales organization.`,
}
