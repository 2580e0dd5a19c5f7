import { expect, test } from 'vitest'
import type { Screen } from '#shell/navigation/screen.ts'
import { crumbsTo, type ScreenAt } from './crumbs.ts'

const screen = (message: string, rest: Partial<Screen> = {}): Screen => ({
  title: { id: message, message },
  allow: 'signed-in',
  ...rest,
})
const screens: Record<string, Screen> = {
  '/catalog': screen('Catalogue'),
  '/catalog/bike': screen('Catalogue', {
    menu: {
      group: 'shop',
      order: 1,
      icon: 'bike',
      label: { id: 'Bikes', message: 'Bikes' },
      params: { category: 'bike' },
    },
  }),
  '/admin/users': screen('Users'),
  '/admin/users/edit': screen('Edit user'),
  '/admin/users/edit/7': screen('Edit user', { up: '/admin/users' }),
  '/claim': screen('Claims'),
  '/claim/7': screen('Claim', { titleFrom: ({ params }) => params.id }),
}
const screenAt: ScreenAt = (pathname) =>
  screens[pathname] && { screen: screens[pathname], params: { category: 'bike', id: '7' } }
const shown = (pathname: string) =>
  crumbsTo(pathname, 'here', screenAt).map(
    ({ label, to }) => `${typeof label === 'string' ? label : label.message} ${to ?? '–'}`,
  )

test.each([
  ['/cart', ['Home /', 'here –']],
  ['/catalog/bike', ['Home /', 'Catalogue /catalog', 'Bikes –']],
  ['/catalog/bike/some-bike', ['Home /', 'Catalogue /catalog', 'Bikes /catalog/bike', 'here –']],
  ['/admin/users/7/edit', ['Home /', 'Administration –', 'Users /admin/users', 'here –']],
  ['/admin/users/edit/7', ['Home /', 'Administration –', 'Users /admin/users', 'here –']],
  ['/claim/7/edit', ['Home /', 'Claims /claim', '7 /claim/7', 'here –']],
])('the way to %s', (pathname, expected) => {
  expect(shown(pathname)).toEqual(expected)
})
