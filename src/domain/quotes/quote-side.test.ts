import { expect, test } from 'vitest'
import { startingRoles, type StartingRole } from '../account/permissions.ts'
import { maySell, quoteSideOf } from './quote-side.ts'

test.each<[StartingRole, 'seller' | 'customer', boolean]>([
  ['dealer', 'customer', false],
  ['dealer.multi', 'customer', false],
  ['salesman', 'seller', true],
  ['salesman.fixed', 'customer', false],
  ['sales.group', 'seller', true],
  ['sales.office', 'seller', true],
  ['admin', 'seller', true],
  // They select customers, but may not see the catalogue.
  ['finance', 'seller', false],
  ['audit', 'seller', false],
  ['guest', 'customer', false],
])('%s is a %s and may sell: %s', (role, side, sells) => {
  const person = { role, permissions: startingRoles[role] }
  expect(quoteSideOf(person)).toBe(side)
  expect(maySell(person)).toBe(sells)
})
