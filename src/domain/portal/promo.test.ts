import { expect, test } from 'vitest'
import type { Permission } from '../account/permissions.ts'
import { isPromoPlace } from './promo.ts'

test.each<[string, Permission[], boolean]>([
  ['/catalog', [], true],
  ['/catalog/bike', [], true],
  ['/catalog/paa/', [], true],
  ['/home-page', [], true],
  ['/home-page', ['page.home-page'], false],
  ['/catalog', ['page.home-page'], false],
  ['/catalog/bike', ['page.home-page'], true],
  ['/catalog/bike/some-bike', [], false],
  ['/catalog/fast-order', [], false],
  ['/cart', [], false],
  ['/cart/checkout', [], false],
  ['/user/edit-profile', [], false],
  ['/', [], false],
])('%s with %j: %s', (path, permissions, expected) => {
  expect(isPromoPlace({ path, permissions })).toBe(expected)
})
