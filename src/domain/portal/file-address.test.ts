import { expect, test } from 'vitest'
import { fileAddress } from './file-address.ts'

test.each([
  ['/en-us/admin/roles/edit/sales.group', false],
  ['/en-us/admin/permissions/edit/page.catalog?from=x.js', false],
  ['/en-us/catalog', false],
  ['/assets/index-1a2b.js', true],
  ['/assets/index-1a2b.js?v=1', true],
  ['/favicon.ICO', true],
  ['/wp-login.php', true],
])('%s is a file: %s', (address, is) => {
  expect(fileAddress.test(address)).toBe(is)
})
