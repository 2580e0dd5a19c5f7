import { expect, test } from 'vitest'
import type { Screen } from '#shell/navigation/screen.ts'
import { crumbsTo, type ScreenAt } from './crumbs.ts'

const screen = (message: string, rest: Partial<Screen> = {}): Screen => ({
  title: { id: message, message },
  allow: 'signed-in',
  ...rest,
})
const screens: Record<string, Screen> = {
  '/de/catalog': screen('Catalogue'),
  '/de/catalog/bike': screen('Catalogue', {
    menu: {
      group: 'shop',
      order: 1,
      icon: 'bike',
      label: { id: 'Bikes', message: 'Bikes' },
      params: { category: 'bike' },
    },
  }),
  '/de/admin/users': screen('Users'),
  '/de/claim': screen('Claims'),
  '/de/claim/7': screen('Claim', { titleFrom: ({ params }) => params.id }),
}
const screenAt: ScreenAt = (pathname) =>
  screens[pathname] && { screen: screens[pathname], params: { category: 'bike', id: '7' } }
const shown = (pathname: string) =>
  crumbsTo(pathname, 'here', screenAt).map(
    ({ label, to }) => `${typeof label === 'string' ? label : label.message} ${to ?? '–'}`,
  )

test.each([
  ['/de/cart', ['Home /de', 'here –']],
  ['/de/catalog/bike', ['Home /de', 'Catalogue /de/catalog', 'Bikes –']],
  [
    '/de/catalog/bike/some-bike',
    ['Home /de', 'Catalogue /de/catalog', 'Bikes /de/catalog/bike', 'here –'],
  ],
  ['/de/admin/users/7/edit', ['Home /de', 'Administration –', 'Users /de/admin/users', 'here –']],
  ['/de/claim/7/edit', ['Home /de', 'Claims /de/claim', '7 /de/claim/7', 'here –']],
])('the way to %s', (pathname, expected) => {
  expect(shown(pathname)).toEqual(expected)
})
