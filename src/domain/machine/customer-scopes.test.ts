import { expect, test } from 'vitest'
import { grantable, isCustomerScope } from './customer-scopes.ts'

test.each([
  [[], []],
  [['page.catalog'], ['own.articles.read', 'own.orders.place', 'own.punch-out']],
  [
    ['page.order-status', 'invoice-status.read'],
    ['own.orders.read', 'own.invoices.read'],
  ],
])('who holds %o may give %o', (permissions, scopes) =>
  expect(grantable(permissions)).toEqual(scopes),
)

test('what is no use of a customer’s key is none', () =>
  expect(['own.orders.read', 'orders.read', 'toString'].map(isCustomerScope)).toEqual([
    true,
    false,
    false,
  ]))
