import {
  catalogueOf,
  defaultLocale,
  intlTag,
  isLocale,
  type Locale,
} from '#domain/portal/locales.ts'
import type { Tenant } from '../tenants.ts'
import { type ManifestWords, manifestWords } from './manifest-words.ts'
import type { IconName } from './tenant-icon.ts'

/** Accent and background of a host that is not set up. */
const neutral = { accent: '#1f5fd6', background: '#ffffff' }

interface Shortcut {
  path: string
  icon: IconName
  name: (words: ManifestWords) => string
}

/** Shortcuts of the installed portal's icon; only screens that exist (tests/repo/shortcuts.test.ts). */
export const shortcuts: readonly Shortcut[] = [
  { path: '/cart', icon: 'shortcut-cart', name: ({ cart }) => cart },
  {
    path: '/catalog/fast-order',
    icon: 'shortcut-fast-order',
    name: ({ fastOrder }) => fastOrder,
  },
  { path: '/visit-form', icon: 'shortcut-visit', name: ({ visit }) => visit },
]

/** Pictures of the product, in public/screenshots by language: what a browser shows before it installs. */
export const screenshots = [
  {
    file: 'catalogue-narrow.jpg',
    width: 780,
    height: 1688,
    form: 'narrow',
    label: ({ catalogue }: ManifestWords) => catalogue,
  },
  {
    file: 'cart-narrow.jpg',
    width: 780,
    height: 1688,
    form: 'narrow',
    label: ({ cartPicture }: ManifestWords) => cartPicture,
  },
  {
    file: 'catalogue-wide.jpg',
    width: 1280,
    height: 800,
    form: 'wide',
    label: ({ catalogue }: ManifestWords) => catalogue,
  },
  {
    file: 'cart-wide.jpg',
    width: 1280,
    height: 800,
    form: 'wide',
    label: ({ cartPicture }: ManifestWords) => cartPicture,
  },
] as const

const sized = (basePath: string, name: IconName, size: number, icon: string | null = null) => ({
  src: basePath + iconAddress(name, icon),
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/**
 * Returns the address of an icon on the requested host.
 * @param icon SHA-256 of the tenant's own: another icon gets another address
 */
export const iconAddress = (name: IconName, icon: string | null = null): string =>
  `/tenant-icons/${name}.png${icon ? `?v=${icon.slice(0, 12)}` : ''}`

/** The languages that a portal offers, the first one leading; a host that is not set up has the default one. */
function offeredLocales(tenant: Tenant | undefined): [Locale, ...Locale[]] {
  const [first, ...others] = (tenant?.config.languages ?? [])
    .map(({ code }) => code)
    .filter(isLocale)
  return [first ?? defaultLocale, ...others]
}

/** A text in the portal's first language, and in the others where they say it differently. */
function localised<Name extends string>(
  name: Name,
  [first, ...others]: readonly [Locale, ...Locale[]],
  of: (words: ManifestWords) => string,
) {
  const text = of(manifestWords(first))
  const different = others
    .map((locale) => [intlTag(locale), of(manifestWords(locale))] as const)
    .filter(([, translated]) => translated !== text)
  return {
    [name]: text,
    ...(different.length > 0 && { [`${name}_localized`]: Object.fromEntries(different) }),
  }
}

/** Languages that have pictures of their own; others show the English ones. */
const pictured: readonly string[] = ['de', 'en', 'id']

/**
 * The web manifest of a tenant, in all its languages; a host that is not set up gets a neutral one.
 * @param basePath of the portal on its host
 */
export function webManifest(tenant: Tenant | undefined, basePath = '') {
  const offered = offeredLocales(tenant)
  const [first] = offered
  const pictures = pictured.find((language) => language === catalogueOf(first)) ?? 'en'
  return {
    id: `${basePath}/`,
    name: tenant?.config.webTitle || 'Pannier',
    short_name: tenant?.name ?? 'Pannier',
    description: tenant?.config.webDescription || undefined,
    lang: intlTag(first),
    // Without a locale: it opens in the language that was used last.
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'standalone',
    background_color: neutral.background,
    theme_color: tenant?.config.accent ?? neutral.accent,
    icons: [
      sized(basePath, 'icon-192', 192, tenant?.icon),
      sized(basePath, 'icon-512', 512, tenant?.icon),
      { ...sized(basePath, 'icon-maskable-512', 512, tenant?.icon), purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map(({ path, icon, name }) => ({
      ...localised('name', offered, name),
      url: basePath + path,
      icons: [sized(basePath, icon, 96)],
    })),
    screenshots: screenshots.map(({ file, width, height, form, label }) => ({
      src: `${basePath}/screenshots/${pictures}/${file}`,
      sizes: `${width}x${height}`,
      type: 'image/jpeg',
      form_factor: form,
      label: label(manifestWords(first)),
    })),
  }
}

/** Address of a host's manifest. */
export const manifestAddress = (host: string): string => `/manifests/${host}.webmanifest`

/**
 * The mapping file: which manifest and icons belong to which domain. A host learns of its own
 * tenant's domains, and of no other tenant's.
 */
export const mappingManifest = (tenant: Tenant | undefined, host: string, basePath = '') =>
  tenant && !tenant.config.features.WEB_MANIFEST
    ? []
    : (tenant?.hosts ?? [host]).map((domain) => ({
        domains: [domain],
        manifest: basePath + manifestAddress(domain),
        shortCutIcon: basePath + iconAddress('icon-192', tenant?.icon),
        appleTouchIcon: basePath + iconAddress('icon-512', tenant?.icon),
      }))

/** A manifest or mapping as it is served and as it lies in the repository: byte for byte the same. */
export const manifestText = (content: object): string => `${JSON.stringify(content, null, 2)}\n`
