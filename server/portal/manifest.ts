import { isLocale, type Locale, intlTag, localeFor } from '#domain/portal/locales.ts'
import type { Tenant } from '../tenants.ts'
import { type ManifestWords, manifestWords } from './manifest-words.ts'
import type { IconName } from './tenant-icon.ts'

/** Accent and background of a host that is not set up. */
const neutral = { accent: '#1f5fd6', background: '#ffffff' }

interface Shortcut {
  path: string
  icon: IconName
  name: (words: ManifestWords) => string
  built: boolean
}

/** Shortcuts of the installed portal's icon; only screens that exist (tests/repo/shortcuts.test.ts). */
export const shortcuts: readonly Shortcut[] = [
  { path: '/cart', icon: 'shortcut-cart', name: ({ cart }) => cart, built: true },
  {
    path: '/catalog/fast-order',
    icon: 'shortcut-fast-order',
    name: ({ fastOrder }) => fastOrder,
    built: true,
  },
  { path: '/visit-form', icon: 'shortcut-visit', name: ({ visit }) => visit, built: false },
]

/** Pictures of the product, in public/screenshots: what a browser shows before it installs. */
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

const sized = (name: IconName, size: number, icon: string | null = null) => ({
  src: iconAddress(name, icon),
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/**
 * Returns the address of an icon on the requested host.
 * @param icon SHA-256 of the tenant's own: another icon gets another address
 */
export const iconAddress = (name: IconName, icon: string | null = null): string =>
  `/tenant-icons/${name}.png${icon ? `?v=${icon.slice(0, 12)}` : ''}`

/** The language of a manifest: the asked one where the tenant offers it, else its first. */
export const manifestLocale = (tenant: Tenant | undefined, asked: string | undefined): Locale => {
  const offered = tenant?.config.languages.map(({ code }) => code) ?? []
  return isLocale(asked) && offered.includes(asked) ? asked : localeFor(undefined, offered)
}

/** The web manifest of a tenant in one language; an unknown host gets a neutral one. */
export function webManifest(tenant: Tenant | undefined, locale: Locale) {
  const words = manifestWords(locale)
  return {
    id: '/',
    name: tenant?.config.webTitle || 'Pannier',
    short_name: tenant?.name ?? 'Pannier',
    description: tenant?.config.webDescription || undefined,
    lang: intlTag(locale),
    // Without a locale: it opens in the language that was used last.
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: neutral.background,
    theme_color: tenant?.config.accent ?? neutral.accent,
    icons: [
      sized('icon-192', 192, tenant?.icon),
      sized('icon-512', 512, tenant?.icon),
      { ...sized('icon-maskable-512', 512, tenant?.icon), purpose: 'maskable' },
    ],
    shortcuts: shortcuts
      .filter(({ built }) => built)
      .map(({ path, icon, name }) => ({ name: name(words), url: path, icons: [sized(icon, 96)] })),
    screenshots: screenshots.map(({ file, width, height, form, label }) => ({
      src: `/screenshots/${file}`,
      sizes: `${width}x${height}`,
      type: 'image/jpeg',
      form_factor: form,
      label: label(words),
    })),
  }
}

/**
 * The mapping file: which manifest and icons belong to which domains. A host learns of its own
 * tenant's domains, and of no other tenant's.
 */
export const mappingManifest = (tenant: Tenant | undefined, host: string) =>
  tenant && !tenant.config.features.WEB_MANIFEST
    ? []
    : [
        {
          domains: tenant?.hosts ?? [host],
          manifest: '/manifest.webmanifest',
          shortCutIcon: iconAddress('icon-192', tenant?.icon),
          appleTouchIcon: iconAddress('icon-512', tenant?.icon),
        },
      ]
