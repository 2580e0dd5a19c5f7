import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { KeyScope } from '#domain/machine/machine-scopes.ts'

/** Why a change of a key was refused. */
export const keyWords = {
  name_taken: msg`This name is already in use`,
  nothing_chosen: msg`Choose at least one`,
  rate_range: msg`Enter a whole number from 1 to 6,000`,
  valid_day: msg`Enter a day`,
  key_revoked: msg`This key was revoked and can’t be changed`,
  key_of_customer: msg`This key belongs to a customer and can’t be changed here`,
  scope_not_yours: msg`You can only allow what you may do yourself`,
  key_active: msg`This key still works. Revoke it first.`,
}

/** Scopes in words: the things that a program may do. */
export const scopeWords: Record<KeyScope, MessageDescriptor> = {
  'orders.read': msg`Read new orders`,
  'orders.acknowledge': msg`Acknowledge orders`,
  'claims.write': msg`Send frames, claim problems and results of claims`,
  'bonus.write': msg`Send points and results of the bonus`,
  'orders.write': msg`Send order status, confirmations and deliveries`,
  'stock.read': msg`Read stock`,
  'stock.write': msg`Send stock and arrivals`,
  'prices.read': msg`Read prices`,
  'prices.write': msg`Send prices and discounts`,
  'customers.read': msg`Read customers`,
  'customers.write': msg`Send customers, ship-to addresses and credit`,
  'invoices.read': msg`Read invoices`,
  'invoices.write': msg`Send invoices`,
  'documents.read': msg`Read documents`,
  'documents.write': msg`Send documents`,
  'feeds.write': msg`Import whole feed files`,
  'own.articles.read': msg`Read articles with your prices and stock`,
  'own.orders.place': msg`Place orders`,
  'own.punch-out': msg`Open the catalog from your system and take the cart back (punch-out by cXML or OCI)`,
  'own.orders.read': msg`Read your orders and deliveries`,
  'own.invoices.read': msg`Read your invoices`,
}
