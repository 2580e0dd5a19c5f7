import { expect, test } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { AuthUser } from '#domain/account/session.ts'
import type { MenuRoute } from '#shell/navigation/router-context.ts'
import type { Screen } from '#shell/navigation/screen.ts'
import { fits, paletteScreens, recentFirst } from './palette-screens.ts'

test.each([
  ['Paid invoices', 'inv', true],
  ['Paid invoices', 'inv paid', true],
  ['Paid invoices', 'voice', false],
  ['Kommandos für Räder', 'rader', true],
  ['Catalogue', '', true],
])('%s and what is typed: %s', (label, term, expected) => {
  expect(fits(label, term)).toBe(expected)
})

const route = (path: string, screen: Partial<Screen>): MenuRoute => ({
  fullPath: path,
  options: { staticData: { screen: { title: { id: path }, allow: 'signed-in', ...screen } } },
})

test('screens that open without a choice, those of the menu first', () => {
  const routes = [
    route('/', {}),
    route('/outbox/', {}),
    route('/login', { allow: 'anyone' }),
    route('/claim/$id', {}),
    route('/pdi/', { allow: ['page.pdi'] }),
    route('/cart/checkout', { step: true }),
    route('/error/admin', { layout: 'full-container' }),
    route('/catalog/$category/', {
      menu: { group: 'shop', order: 1, icon: 'bike', params: { category: 'bike' } },
    }),
  ]
  const facts = {
    user: { permissions: [] } as unknown as AuthUser,
    config: {} as HostConfig,
    kinds: null,
  }
  expect(paletteScreens(routes, facts).map(({ path }) => path)).toEqual([
    '/catalog/bike',
    '/outbox',
  ])
})

test('what was used last stands first', () => {
  const screens = ['/a', '/b', '/c', '/d'].map((path) => ({ path }))
  expect(recentFirst(screens, ['/c', '/gone', '/b']).map(({ path }) => path)).toEqual([
    '/c',
    '/b',
    '/a',
    '/d',
  ])
})
