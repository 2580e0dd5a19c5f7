import { expect, test } from 'vitest'
import type { Permission } from '#domain/account/permissions.ts'
import type { AuthUser } from '#domain/account/session.ts'
import { homePath, type CatalogueKinds } from './home-target.ts'

const none = { bike: false, paa: false, groupset: false }

test.each<[Permission[], CatalogueKinds | null, string | undefined, string]>([
  [['page.catalog', 'page.home-page'], { ...none, bike: true }, undefined, '/catalog'],
  [['page.catalog'], { ...none, bike: true, paa: true }, undefined, '/catalog/bike'],
  [['page.catalog'], { ...none, paa: true, groupset: true }, undefined, '/catalog/paa'],
  [['page.catalog'], { ...none, groupset: true }, undefined, '/catalog/groupset'],
  [['page.catalog'], none, undefined, '/catalog/paa'],
  [['page.catalog'], null, undefined, '/catalog/paa'],
  [['page.3rdpartyorder'], null, '/3rd-party/order', '/3rd-party/order'],
  [[], null, undefined, '/error/admin'],
])('home with %j and %j', (permissions, kinds, first, expected) => {
  expect(homePath({ permissions } as unknown as AuthUser, kinds, first)).toBe(expected)
})
