import { expect, test } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Permission } from '#domain/account/permissions.ts'
import type { AuthUser } from '#domain/account/session.ts'
import type { MenuRoute } from '#shell/navigation/router-context.ts'
import type { Screen } from '#shell/navigation/screen.ts'
import { placeOf, tabPlaces } from './tab-places.ts'

const route = (path: string, screen: Partial<Screen>): MenuRoute => ({
  fullPath: path,
  options: { staticData: { screen: { title: { id: path }, allow: 'signed-in', ...screen } } },
})
const routes = (fastOrder: boolean, orders: boolean) => [
  ...(fastOrder ? [route('/catalog/fast-order', {})] : []),
  route('/cart/', {}),
  ...(orders ? [route('/order/', { menu: { group: 'orders', order: 10, icon: 'truck' } })] : []),
  route('/claim/', { menu: { group: 'service', order: 10, icon: 'wrench' } }),
]
const facts = (permissions: Permission[], merged = true) => ({
  user: { permissions } as unknown as AuthUser,
  config: { features: { MERGE_MENU_CATALOG: merged } } as HostConfig,
  kinds: { bike: true, paa: true, groupset: false },
})
const paths = (...given: Parameters<typeof tabPlaces>) =>
  tabPlaces(...given).map(({ path }) => path)

test('home, catalogue, fast order, cart; the first of the menu where fast order is missing', () => {
  expect(paths(routes(true, true), facts(['page.catalog']))).toEqual([
    '/home',
    '/catalog',
    '/catalog/fast-order',
    '/cart',
  ])
  expect(paths(routes(false, true), facts(['page.catalog'], false))).toEqual([
    '/home',
    '/catalog/bike',
    '/order',
    '/cart',
  ])
  expect(paths(routes(false, false), facts(['page.catalog']))).toEqual([
    '/home',
    '/catalog',
    '/claim',
    '/cart',
  ])
})

test('whoever does not buy has home and the first of their menu', () => {
  expect(paths(routes(true, true), facts([]))).toEqual(['/home', '/order', '/claim'])
})

test('an address belongs to the nearest place', () => {
  const places = tabPlaces(routes(true, true), facts(['page.catalog']))
  expect(placeOf(places, '/catalog/paa/some-part')?.path).toBe('/catalog')
  expect(placeOf(places, '/catalog/fast-order')?.path).toBe('/catalog/fast-order')
  expect(placeOf(places, '/carton')).toBeUndefined()
})
