import type { Permission } from '../account/permissions.ts'

/**
 * Uses of a customer's key, each with the permissions of which its maker must hold one: a key never does more than the
 * person in whose name it works.
 */
export const customerScopes = {
  'own.articles.read': ['page.catalog'],
  'own.orders.place': ['page.catalog'],
  'own.punch-out': ['page.catalog'],
  'own.orders.read': ['page.order-status'],
  'own.invoices.read': ['page.invoice-status', 'invoice-status.read'],
} as const satisfies Record<string, readonly Permission[]>

export type CustomerScope = keyof typeof customerScopes

/** Every use of a customer's key. */
export const customerScopeNames = Object.keys(customerScopes) as CustomerScope[]

/** A stored scope may be older than the build; what it no longer knows gives nothing. */
export const isCustomerScope = (value: string): value is CustomerScope =>
  Object.hasOwn(customerScopes, value)

/** Uses that a person may give to a key. */
export const grantable = (permissions: readonly string[]): CustomerScope[] =>
  customerScopeNames.filter((scope) =>
    customerScopes[scope].some((permission) => permissions.includes(permission)),
  )
