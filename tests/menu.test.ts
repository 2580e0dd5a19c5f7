import { expect, test } from 'vitest'
import { startingRoles } from '#domain/account/permissions.ts'
import { entryPath, menuSections } from '#parts/menu/menu-entries.ts'
import type { MenuFacts } from '../src/shell/navigation/screen.ts'
import { restingRouter } from './repo/screens.ts'
import { hostConfig, people, person } from './support/people.ts'

const routes = Object.values(restingRouter().routesById)
const all = { bike: true, paa: true, groupset: true }

/** The menu as lines: group, then the words and addresses in it. */
const lines = (facts: MenuFacts) =>
  menuSections(routes, facts).map(
    ({ group, entries }) =>
      `${group}: ${entries.map((entry) => `${entry.label.message} ${entryPath(entry)}`).join(', ')}`,
  )
const paths = (facts: MenuFacts) =>
  menuSections(routes, facts).flatMap(({ entries }) => entries.map(entryPath))

const facts = (rest: Partial<MenuFacts> = {}): MenuFacts => ({
  user: person('admin'),
  config: hostConfig(),
  kinds: all,
  ...rest,
})

test.each(people)('the menu of %s', (role) => {
  expect(lines(facts({ user: person(role) }))).toMatchSnapshot()
})

/** Ways to order that lead past the catalogue: ours. */
const orderings = ['/catalog/fast-order', '/catalog/repeat-order']

test('merged, the catalogue is one entry', () => {
  const merged = hostConfig({ features: { ...hostConfig().features, MERGE_MENU_CATALOG: true } })
  const shop = (config: MenuFacts['config'], permissions: MenuFacts['user']['permissions']) =>
    menuSections(routes, facts({ config, user: person('guest', { permissions }) }))
      .find(({ group }) => group === 'shop')
      ?.entries.map(entryPath)
  expect(shop(merged, ['page.catalog', 'page.home-page'])).toEqual(['/catalog', ...orderings])
  expect(shop(hostConfig(), ['page.catalog', 'page.home-page'])).toEqual([
    '/home-page',
    '/catalog/bike',
    '/catalog/paa',
    '/catalog/groupset',
    ...orderings,
  ])
  expect(shop(hostConfig(), ['page.home-page'])).toEqual(['/home-page'])
  expect(shop(hostConfig(), ['page.profile'] as never)).toBeUndefined()
})

test.each(['bike', 'paa', 'groupset'] as const)(
  '%s stands in the menu only where there are such articles',
  (kind) => {
    expect(paths(facts())).toContain(`/catalog/${kind}`)
    expect(paths(facts({ kinds: { ...all, [kind]: false } }))).not.toContain(`/catalog/${kind}`)
    expect(paths(facts({ kinds: null }))).not.toContain(`/catalog/${kind}`)
  },
)

test('news: by the flag, and for those who write it in the administration', () => {
  const off = hostConfig({ features: { ...hostConfig().features, NEWS: false } })
  const newsOf = (mine: MenuFacts) => paths(mine).filter((path) => path.endsWith('/news'))
  expect(newsOf(facts({ user: person('dealer') }))).toEqual(['/news'])
  expect(newsOf(facts({ user: person('content') }))).toEqual(['/admin/news'])
  expect(newsOf(facts({ user: person('content'), config: off }))).toEqual([])
})

test('whoever maintains material or documents finds them in the administration instead', () => {
  const about = (permissions: MenuFacts['user']['permissions']) =>
    paths(facts({ user: person('guest', { permissions }) })).filter((path) =>
      /marketing|document/.test(path),
    )
  expect(about(['page.marketing-material'])).toEqual([
    '/marketing-material/brand-assets',
    '/marketing-material/product-lineup',
    '/sales-document/sales',
    '/sales-document/technical',
  ])
  expect(about(['page.marketing-material', 'marketing-material.cud', 'sales-document.cu'])).toEqual(
    [
      '/admin/marketing-material/category',
      '/admin/marketing-material/image',
      '/admin/sales-document/group',
      '/admin/sales-document/list',
    ],
  )
})

test.each([
  [[], []],
  [[null], ['/visit-form/polygon', '/visit-form/wim']],
  [['Polygon'], ['/visit-form/polygon']],
  [['wim', 'other'], ['/visit-form/wim']],
])('visit forms of areas with the options %j', (options, expected) => {
  const userAreas = options.map((option) => ({
    sorg: '1000',
    limitation: null,
    option,
    value: null,
  }))
  expect(
    paths(facts({ user: person('salesman', { userAreas }) })).filter((path) =>
      path.startsWith('/visit-form'),
    ),
  ).toEqual(expected)
})

test('no entry leads where its reader may not go', () => {
  for (const role of people) {
    const held: readonly string[] = startingRoles[role]
    if (!held.includes('page.claim'))
      expect(paths(facts({ user: person(role) }))).not.toContain('/claim')
  }
})
