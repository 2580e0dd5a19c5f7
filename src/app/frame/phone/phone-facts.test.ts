import { expect, test } from 'vitest'
import type { Permission } from '#domain/account/permissions.ts'
import type { AuthUser } from '#domain/account/session.ts'
import { phoneFacts } from './phone-facts.ts'

const user = (chosen: boolean, permissions: Permission[] = [], customerCount = 2) =>
  ({ permissions, customerCount, customerData: chosen ? {} : null }) as unknown as AuthUser

test.each<[string, { chip?: false }, AuthUser, boolean, boolean]>([
  ['nothing', {}, user(false), false, false],
  ['a customer may be chosen', {}, user(false, ['menu.change-cust']), true, false],
  ['nobody to choose', {}, user(false, ['menu.change-cust'], 0), false, false],
  ['a customer', {}, user(true), true, false],
  ['a customer and the credit', {}, user(true, ['credit-status.read']), true, true],
  ['no customer, so no credit', {}, user(false, ['credit-status.read']), false, false],
  ['chip hidden', { chip: false }, user(true), false, false],
  [
    'chip hidden, the credit stays',
    { chip: false },
    user(true, ['credit-status.read']),
    false,
    true,
  ],
])('a bar with %s', (_case, screen, person, customer, credit) => {
  expect(phoneFacts(screen, person)).toEqual({ customer, credit })
})
