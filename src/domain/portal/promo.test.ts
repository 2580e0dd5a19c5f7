import { expect, test } from 'vitest'
import type { Permission } from '../account/permissions.ts'
import { isPromoPlace } from './promo.ts'

test.each<[string, Permission[], boolean, boolean]>([
  ['/catalog', [], false, true],
  ['/catalog/bike', [], false, true],
  ['/catalog/paa/', [], false, true],
  ['/home-page', [], false, true],
  ['/home-page', ['page.home-page'], false, false],
  ['/catalog', ['page.home-page'], false, false],
  ['/catalog/bike', ['page.home-page'], false, true],
  ['/catalog/bike', [], true, false],
  ['/catalog/bike/some-bike', [], false, false],
  ['/catalog/fast-order', [], false, false],
  ['/cart', [], false, false],
  ['/cart/checkout', [], false, false],
  ['/user/edit-profile', [], false, false],
  ['/', [], false, false],
])('%s with %j, busy %s: %s', (path, permissions, busy, expected) => {
  expect(isPromoPlace({ path, permissions, busy })).toBe(expected)
})
