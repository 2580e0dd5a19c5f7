import { expect, test } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Permission } from '#domain/account/permissions.ts'
import type { AuthUser } from '#domain/account/session.ts'
import type { Screen } from '#shell/navigation/screen.ts'
import { entryPath, menuSections, menuSectionsMeanwhile } from './menu-entries.ts'
import type { MenuRoute } from '#shell/navigation/router-context.ts'

const route = (fullPath: string, screen: Omit<Screen, 'title'>): MenuRoute => ({
  fullPath,
  options: { staticData: { screen: { title: { id: fullPath }, ...screen } } },
})

const routes = [
  route('/catalog/$category', {
    allow: ['page.catalog'],
    menu: [
      { group: 'shop', order: 20, icon: 'tag', params: { category: 'paa' } },
      { group: 'shop', order: 10, icon: 'bike', params: { category: 'bike' } },
    ],
  }),
  route('/admin/users/', {
    allow: ['page.user-management'],
    menu: { group: 'admin', order: 10, icon: 'users' },
  }),
  route('/news/', {
    allow: ['page.news'],
    when: ({ config }) => config.features.NEWS,
    menu: { group: 'content', order: 10, icon: 'newspaper' },
  }),
  route('/login', { allow: 'anyone' }),
]

const sectionsFor = (permissions: Permission[], news = false) =>
  menuSections(routes, {
    user: { permissions } as unknown as AuthUser,
    config: { features: { NEWS: news } } as HostConfig,
    kinds: null,
  }).map(({ group, entries }) => [group, entries.map(entryPath)])

test('entries by right, in order, and no empty section', () => {
  expect(sectionsFor(['page.catalog'])).toEqual([['shop', ['/catalog/bike', '/catalog/paa']]])
  expect(sectionsFor(['page.user-management', 'page.news'])).toEqual([['admin', ['/admin/users']]])
  expect(sectionsFor(['page.news'], true)).toEqual([['content', ['/news']]])
})

test('while the kinds of articles are asked for, what depends on them keeps its room', () => {
  const facts = {
    user: { permissions: ['page.catalog', 'page.news'] } as unknown as AuthUser,
    config: { features: { NEWS: true } } as HostConfig,
  }
  const kinds = route('/catalog/groupset', {
    allow: ['page.catalog'],
    menu: {
      group: 'shop',
      order: 30,
      icon: 'tag',
      when: ({ kinds: known }) => !!known?.groupset,
    },
  })
  expect(
    menuSectionsMeanwhile([...routes, kinds], facts).map(({ entries }) =>
      entries.map((entry) => [entryPath(entry), entry.isPending]),
    ),
  ).toEqual([
    [
      ['/catalog/bike', undefined],
      ['/catalog/paa', undefined],
      ['/catalog/groupset', true],
    ],
    [['/news', undefined]],
  ])
})
