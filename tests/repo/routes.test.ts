import { inBritish } from '../../src/shell/i18n/british-spelling.ts'
import { expect, test } from 'vitest'
import { permissions } from '#domain/account/permissions.ts'
import { addressAbove } from '../../src/shell/navigation/address-above.ts'
import type { MenuPlace, Screen } from '../../src/shell/navigation/screen.ts'
import { screens } from './screens.ts'
import { specifiedRoutes, type SpecifiedRoute } from './specified-routes.ts'

const built = screens()
const specified = new Map(specifiedRoutes.map((row) => [row.path, row]))
const places = ({ menu = [] }: Screen) =>
  Array.isArray(menu) ? (menu as MenuPlace[]) : [menu as MenuPlace]
const scopes = (allow: string | readonly string[]) =>
  typeof allow === 'string' ? allow : [...allow].sort().join(' or ')
const allowOf = ({ public: open, anyScope }: SpecifiedRoute) =>
  scopes(open ? 'anyone' : (anyScope ?? 'signed-in'))

/** Screens that the specification does not know. */
const added = [
  '/login/second-step',
  '/set-up-second-factor',
  '/customer-keys',
  '/customer-keys/create',
  '/customer-keys/edit/{id}',
  '/order/view',
  '/order/view/{orderNo}',
  '/order/receive',
  '/order/receive/{doNumber}',
  '/download-area/schedules',
  '/download-area/schedules/create',
  '/download-area/schedules/edit/{id}',
  '/outbox',
  '/road/day',
  '/notifications',
  '/upload-area/attributes',
  '/upload-area/delete',
  '/upload-area/pictures',
  '/upload-area/restore',
  '/admin/article-pictures',
  '/admin/article-pictures/{code}',
  '/3rd-party/articles/create',
  '/3rd-party/articles/edit/{id}',
  '/admin/vendors',
  '/admin/vendors/create',
  '/admin/vendors/edit/{id}',
  '/admin/identity-providers',
  '/admin/identity-providers/create',
  '/admin/identity-providers/edit/{id}',
  '/admin/machine-keys',
  '/admin/webhooks',
  '/admin/webhooks/create',
  '/admin/webhooks/deliveries',
  '/admin/webhooks/edit/{id}',
  '/admin/machine-keys/create',
  '/admin/machine-keys/edit/{id}',
  '/admin/users/{id}/devices',
  '/admin/users/{id}/view',
  '/admin/search-synonyms',
  '/admin/search-synonyms/create',
  '/admin/search-synonyms/edit',
  '/admin/search-synonyms/edit/{id}',
  '/admin/content-layouts',
  '/admin/content-layouts/edit',
  '/admin/content-layouts/edit/{id}',
  '/admin/freight-steps',
  '/admin/freight-steps/edit',
  '/admin/freight-steps/edit/{id}',
  '/admin/payment-methods',
  '/admin/payment-methods/edit',
  '/admin/payment-methods/edit/{id}',
  '/admin/sales-organisations',
  '/admin/sales-organisations/edit',
  '/admin/sales-organisations/edit/{id}',
  '/admin/shipment-rates',
  '/admin/shipment-rates/edit',
  '/admin/shipment-rates/edit/{id}',
  '/admin/target-markets',
  '/admin/target-markets/edit',
  '/admin/target-markets/edit/{id}',
  '/admin/visit-forms',
  '/admin/visit-forms/create',
  '/admin/visit-forms/edit',
  '/admin/visit-forms/edit/{id}',
  '/admin/visit-forms/choices',
  '/admin/visit-forms/choices/create',
  '/admin/visit-forms/choices/edit',
  '/admin/visit-forms/choices/edit/{id}',
  '/admin/visit-forms/series',
  '/admin/visit-forms/series/create',
  '/admin/visit-forms/series/edit',
  '/admin/visit-forms/series/edit/{id}',
  '/admin/brand',
  '/admin/mail',
  '/admin/imports',
  '/admin/payments',
  '/payment/{id}',
  '/admin/operations',
  '/home',
  '/admin/inquiries',
  '/admin/inquiries/{id}',
  '/admin/inquiries/{id}/accept',
  '/admin/consumer-voice',
  '/admin/consumer-voice/{id}',
  '/admin/audit',
  '/admin/config',
  '/admin/handover',
  '/admin/handover-records',
  '/retail-sales/register',
  '/retail-sales/{id}/edit',
  '/retail-sales/account-bikes',
  '/retail-sales/account-bikes/{id}/edit',
  '/upload-area/account-bikes',
  '/warranty/{code}',
  '/pdi/create',
  '/pdi/{id}',
  '/3rd-party/upload-articles',
  '/3rd-party/upload-stock',
  '/restock',
  '/quotes',
  '/quotes/{id}',
  '/road',
  '/road/{customer}',
  '/announcement/{id}',
  '/content-search',
  '/admin/imports/send',
  '/forgot-password',
  '/set-password',
  '/confirm-email',
]
/** Differences from the specification's routes, with reasons. */
const ours: Record<string, string> = {
  '/': 'only leads on: its title is never shown',
  '/news allow': 'those who write it read it too, and the search leads them there',
  '/news/{id} allow': 'those who write it read it too, and the search leads them there',
  '/marketing-material allow': 'those who write it read it too',
  '/marketing-material/{type} allow': 'those who write it read it too',
  '/marketing-material/{type}/{id} allow': 'those who write it read it too',
  '/marketing-material/{type}/{id}/image/{image_id} allow': 'those who write it read it too',
  '/catalog search': 'a search without a category covers all of them',
  '/catalog/groupset search': 'it is a list like the other two',
  '/visit-form/polygon search': 'a phone finds a visit as a desk does',
  '/visit-form/wim search': 'a phone finds a visit as a desk does',
  '/cart allow': 'ordering needs page.catalog',
  '/cart/shipment allow': 'ordering needs page.catalog',
  '/cart/checkout allow': 'ordering needs page.catalog',
  '/cart/shipment back': 'an installed app has no other way back',
  '/cart/checkout back': 'an installed app has no other way back',
  '/cart/shipment when': 'config canCheckout',
  '/cart/checkout when': 'config canCheckout',
  '/visit-form/polygon/create when': 'as the list it belongs to',
  '/visit-form/polygon/{id} when': 'as the list it belongs to',
  '/visit-form/wim/create when': 'as the list it belongs to',
  '/visit-form/wim/{id} when': 'as the list it belongs to',
}
/** Conditions on data that no screen shows yet: they come with the screens. */
const later = /^(NEWS flag and )?content target markets/

test('who may open what, and where it stands in the menu', () => {
  const lines = built.map(({ path, screen }) =>
    [
      path,
      screen.title.message ?? screen.title.id,
      scopes(screen.allow),
      places(screen)
        .map(({ group, order }) => `${group} ${order}`)
        .join(', ') || '–',
    ].join(' | '),
  )
  expect(`\n${lines.join('\n')}\n`).toMatchSnapshot()
})

test('every path of the specification has its screen, and there are no others', () => {
  const paths = built.map(({ path }) => path)
  expect([...specified.keys()].filter((path) => !paths.includes(path))).toEqual([])
  expect(paths.filter((path) => !specified.has(path) && !added.includes(path))).toEqual([])
  expect(paths).toEqual([...new Set(paths)])
})

const withRow = built.flatMap(({ path, screen }) =>
  specified.has(path) ? [{ path, screen, row: specified.get(path)! }] : [],
)

/** The facts of a screen that the specification lists, in one line. */
const facts = (path: string, say: Record<string, string | boolean | undefined>) =>
  `${path} ${Object.entries(say)
    .flatMap(([name, value]) =>
      value && !ours[`${path} ${name}`] ? [value === true ? name : `${name} ${value}`] : [],
    )
    .join(', ')}`

test('each screen has the rights, layout, customer need, chip, back arrow, search and conditions that are specified', () => {
  const is = withRow.map(({ path, screen, row }) =>
    facts(path, {
      allow: scopes(screen.allow),
      layout: screen.layout,
      customer: !!screen.needsCustomer,
      noChip: screen.chip === false,
      back: !!screen.up,
      search: !!screen.search,
      when: !!screen.when || later.test(row.when ?? '') || row.path === '/new-customer-inquiry',
    }),
  )
  const wanted = withRow.map(({ path, row }) =>
    facts(path, {
      allow: allowOf(row),
      layout: row.layout,
      customer: !!row.needsCustomer,
      noChip: !!row.hideCustomerChip,
      back: !!row.mobileBack,
      search: !!row.mobileSearch,
      when: !!row.when || row.path === '/new-customer-inquiry',
    }),
  )
  expect(is).toEqual(wanted)
})

test('each screen has the title that is specified', () => {
  const titled = withRow.filter(
    ({ path, row }) => !ours[path] && !(row.title ?? '{').startsWith('{'),
  )
  // The specification is in British spelling, the screens' English in American.
  const inSpecification = inBritish(
    Object.fromEntries(titled.map(({ path, screen }) => [path, screen.title.message!])),
  )
  expect(titled.map(({ path }) => `${path} ${inSpecification[path] as string}`)).toEqual(
    titled.map(({ path, row }) => `${path} ${row.title}`),
  )
})

test('two addresses of one screen differ in nothing but the menu', () => {
  for (const { path, screen, row } of withRow) {
    if (!row.sameScreenAs) continue
    const other = built.find((one) => one.path === row.sameScreenAs)!
    expect({ path, ...screen, menu: undefined }).toEqual({ path, ...other.screen, menu: undefined })
    expect(screen.menu).toBeUndefined()
  }
})

test('every screen shows something', () => {
  const silent = built.filter(({ path, hasComponent }) => path !== '/' && !hasComponent)
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('one step up leads to a screen', () => {
  const paths = new Set(built.map(({ path }) => path))
  const above = ({ path, screen }: (typeof built)[number]) => addressAbove(screen, path) || '/'
  expect(
    built.filter((one) => one.screen.up && !paths.has(above(one))).map(({ path }) => path),
  ).toEqual([])
})

test('scopes of screens are scopes', () => {
  const wanted = built.flatMap(({ screen }) =>
    typeof screen.allow === 'string' ? [] : screen.allow,
  )
  expect(wanted.filter((scope) => !permissions.includes(scope))).toEqual([])
})
