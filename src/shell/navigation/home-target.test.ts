import { expect, test } from 'vitest'
import type { Permission } from '#domain/account/permissions.ts'
import type { AuthUser } from '#domain/account/session.ts'
import { type CatalogueKinds, defaultCataloguePath } from './home-target.ts'

const none = { bike: false, paa: false, groupset: false }

test.each<[Permission[], CatalogueKinds | null, string]>([
  [['page.catalog', 'page.home-page'], { ...none, bike: true }, '/catalog'],
  [['page.catalog'], { ...none, bike: true, paa: true }, '/catalog/bike'],
  [['page.catalog'], { ...none, paa: true, groupset: true }, '/catalog/paa'],
  [['page.catalog'], { ...none, groupset: true }, '/catalog/groupset'],
  [['page.catalog'], none, '/catalog/paa'],
  [['page.catalog'], null, '/catalog/paa'],
])('the catalogue with %j and %j', (permissions, kinds, expected) => {
  expect(defaultCataloguePath({ permissions } as unknown as AuthUser, kinds)).toBe(expected)
})
