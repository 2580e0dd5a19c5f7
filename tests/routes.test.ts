// @vitest-environment jsdom
import { inBritish } from '../src/shell/i18n/british-spelling.ts'
import { i18n } from '@lingui/core'
import { createMemoryHistory, isRedirect } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { beforeAll, describe, expect, test } from 'vitest'
import { locales, type Locale } from '#domain/portal/locales.ts'
import { startingRoles, type StartingRole } from '#domain/account/permissions.ts'
import { opensVisitKind } from '#domain/visits/visit-kinds.ts'
import { guardScreen } from '../src/app/guard-screen.ts'
import { localeIn } from '../src/shell/i18n/locale-address.ts'
import { activateLocale } from '../src/shell/i18n/active-locale.ts'
import type { RouterContext } from '#shell/navigation/router-context.ts'
import type { Screen } from '../src/shell/navigation/screen.ts'
import { configAtom, userAtom } from '../src/shell/session/session-atoms.ts'
import { screenTitle } from '../src/shell/navigation/title.ts'
import { restingRouter, specifiedPath } from './repo/screens.ts'
import { specifiedRoutes, type SpecifiedRoute } from './repo/specified-routes.ts'
import { hostConfig, people, person } from './support/people.ts'

const store = createStore()
const router = restingRouter(store)
const context = {
  store,
  sessionReady: Promise.resolve(),
  clientReady: () => Promise.resolve(),
} as unknown as RouterContext

/** An address of a row: its parameters filled in. */
const addressOf = ({ path }: SpecifiedRoute) =>
  path === '*'
    ? '/no/such/page'
    : path
        .replace('{category}', 'paa')
        .replaceAll(/\{type\}/g, path.startsWith('/sales') ? 'technical' : 'product-lineup')
        .replaceAll(/\{(\w+)\}/g, '77')

interface Found {
  path: string
  locale: string
  screen: Screen
  params: Record<string, string>
}

/** The screen that the router finds at an address. */
function find(address: string): Found {
  const history = createMemoryHistory({ initialEntries: [address] })
  const { pathname, publicHref } = router.parseLocation(history.location)
  const [matched, params] = router.getMatchedRoutes(pathname)
  const route = matched.at(-1)
  return {
    path: specifiedPath(route?.fullPath ?? '', params),
    locale: localeIn(publicHref)!,
    screen: route?.options.staticData?.screen as Screen,
    params,
  }
}

/** Returns where the guard leads a visitor of this address. */
async function visit(locale: Locale, address: string): Promise<string> {
  const { screen } = find(`/${locale}${address}`)
  await activateLocale(locale)
  try {
    const href = `/${locale}${address}`
    await guardScreen({ context, screen, isHome: address === '/', href, preload: true })
    return 'enters'
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return router.buildLocation(thrown.options as never).publicHref.replace(/\?.*$/, '')
  }
}

/** Returns the specified target of a role at a row; `/login` for refused ones. */
function specifiedVisit(row: SpecifiedRoute, role: StartingRole | null): string {
  if (row.public) return 'enters'
  if (!role) return '/login'
  const held: readonly string[] = startingRoles[role]
  if (row.anyScope && !row.anyScope.some((scope) => held.includes(scope))) return '/login'
  // Ordering needs the catalogue's right, which the specification leaves open for the cart.
  if (/^\/cart(\/(shipment|checkout))?$/.test(row.path) && !held.includes('page.catalog'))
    return '/login'
  const form = /^\/visit-form\/(polygon|wim)/.exec(row.path)?.[1]
  if (form && !opensVisitKind(person(role).userAreas, form)) return '/error/admin'
  return 'enters'
}

const asRole = (role: StartingRole | null, config = hostConfig()) => {
  store.set(configAtom, config)
  store.set(userAtom, role && person(role))
}

test.each(locales)('under %s every path leads to its own screen', (locale) => {
  const led = specifiedRoutes.map((row) => ({
    asked: row.path,
    ...find(`/${locale}${addressOf(row)}`),
  }))
  expect(led.map(({ path, locale: spoken }) => `${spoken} ${path}`)).toEqual(
    specifiedRoutes.map(({ path }) => `${locale} ${path}`),
  )
})

describe.each([...people, null])('%s', (role) => {
  test('comes where the specification says, in every language', async () => {
    asRole(role)
    const is: string[] = []
    const wanted: string[] = []
    for (const locale of locales) {
      for (const row of specifiedRoutes) {
        is.push(`${locale} ${row.path} ${await visit(locale, addressOf(row))}`)
        const to = specifiedVisit(row, role)
        wanted.push(`${locale} ${row.path} ${to === 'enters' ? to : `/${locale}${to}`}`)
      }
    }
    expect(is).toEqual(wanted)
  })
})

test.each<[string, Partial<Parameters<typeof hostConfig>[0]>, string, string]>([
  ['claims of parts are switched off', { claimAllowPAA: false }, '/claim/create/paa', '/de/claim'],
  [
    'news are switched off',
    { features: { ...hostConfig().features, NEWS: false } },
    '/news',
    '/de/error/admin',
  ],
  [
    'news are switched off',
    { features: { ...hostConfig().features, NEWS: false } },
    '/admin/news',
    '/de/error/admin',
  ],
  ['the checkout is switched off', { canCheckout: false }, '/cart/checkout', '/de/cart'],
])('%s: %s', async (_case, settings, address, expected) => {
  asRole('admin', hostConfig(settings))
  expect(await visit('de', address)).toBe(expected)
})

test.each([
  ['/marketing-material/77/image/5', '/marketing-material/{type}/{id}/image/{image_id}'],
  ['/marketing-material/77', '/marketing-material/{type}'],
  ['/sales-document/77', '/sales-document/{type}'],
  ['/catalog/fast-order', '/catalog/fast-order'],
  ['/catalog/groupset', '/catalog/groupset'],
  ['/catalog/groupset/some-crank', '/catalog/{category}/{slug}'],
  ['/claim/create', '/claim/create'],
  ['/admin/users/', '/admin/users'],
  ['/admin', '*'],
])('%s is %s', (address, path) => {
  expect(find(`/fr${address}`).path).toBe(path)
})

describe.each(locales)('titles in %s', (locale) => {
  beforeAll(() => activateLocale(locale, true))

  test('every screen has its own words', () => {
    const titled = specifiedRoutes.map((row) => ({ row, ...find(`/${locale}${addressOf(row)}`) }))
    const words = titled.map(({ screen, params }) => {
      const title = screenTitle(screen, { params, loaderData: undefined })
      return {
        said: typeof title === 'string' ? title : i18n._(title),
        id: typeof title === 'string' ? '' : title.id,
      }
    })
    // An id in place of words: the catalogue does not have them.
    expect(words.filter(({ said, id }) => !said || said === id)).toEqual([])
    if (!locale.startsWith('en')) return
    const plain = titled.flatMap(({ row }, index) =>
      row.title && !row.title.startsWith('{') && row.path !== '/'
        ? [{ row, said: words[index]!.said }]
        : [],
    )
    // The specification is in British spelling.
    const british = plain.map(({ said }) => inBritish({ said }).said)
    expect(british).toEqual(plain.map(({ row }) => row.title))
  })

  test('records give their number, kinds their name', () => {
    const titleOf = (address: string) => {
      const { screen, params } = find(`/${locale}${address}`)
      const title = screenTitle(screen, { params, loaderData: undefined })
      return typeof title === 'string' ? title : i18n._(title)
    }
    expect(titleOf('/admin/article-pictures/77')).toBe('77')
    expect(titleOf('/sales-document/technical')).not.toBe(titleOf('/sales-document'))
    expect(titleOf('/marketing-material/brand-assets')).not.toBe(
      titleOf('/marketing-material/product-lineup'),
    )
  })
})
