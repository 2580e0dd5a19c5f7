import type { LocationRewrite } from '@tanstack/react-router'
import { isLocale, localeFor, type Locale } from '#domain/portal/locales.ts'

const looksLikeLocale = (segment: string) => /^[a-z]{2}(-[a-z]{2})?$/i.test(segment)
const firstSegment = (pathname: string) => pathname.split('/', 2)[1] ?? ''

/**
 * Returns the path with a locale; null when its first segment is a locale this tenant offers.
 * @param offered the tenant's languages in their order
 */
export function localisedPath(
  pathname: string,
  cookie: string | undefined,
  offered: readonly string[],
): string | null {
  const [first = '', ...rest] = pathname.split('/').slice(1)
  if (isLocale(first) && offered.includes(first)) return null
  const tail = (segments: string[]) =>
    segments
      .filter(Boolean)
      .map((segment) => `/${segment}`)
      .join('')
  const lower = first.toLowerCase()
  if (isLocale(lower) && offered.includes(lower)) return `/${lower}${tail(rest)}`
  if (looksLikeLocale(first)) return `/${localeFor(undefined, offered)}${tail(rest)}`
  return `/${localeFor(cookie, offered)}${tail([first, ...rest])}`
}

/** An address as routes know it: without its locale, where it has one. */
export const withoutLocale = (href: string) =>
  localeIn(href) ? href.replace(/^\/[^/?#]*\/?/, '/') : href

/** Returns the same address, with or without search and hash, in another language. */
export const inLocale = (href: string, locale: Locale) =>
  `/${locale}${withoutLocale(href).replace(/^\/(?=$|[?#])/, '')}`

/** The locale an address will be shown in, whether it has one yet or not. */
export function localeOf(
  pathname: string,
  cookie: string | undefined,
  offered: readonly string[],
): Locale {
  const first = firstSegment(localisedPath(pathname, cookie, offered) ?? pathname)
  return isLocale(first) ? first : localeFor(cookie, offered)
}

/** The locale that an address begins with; undefined: with none. @param href as the browser shows it, without its origin */
export function localeIn(href: string): Locale | undefined {
  const first = firstSegment(href.replace(/[?#].*$/, ''))
  return isLocale(first) ? first : undefined
}

/**
 * Keeps the locale out of the route tree: addresses have it, routes and links do not.
 * @param current the locale of links
 * @param offered the tenant's languages; another first segment is no locale
 */
export const localeRewrite = (
  current: () => Locale,
  offered: () => readonly string[],
): LocationRewrite => ({
  input: ({ url }) => {
    const first = firstSegment(url.pathname)
    if (isLocale(first) && offered().includes(first))
      url.pathname = url.pathname.slice(first.length + 1) || '/'
    return url
  },
  output: ({ url }) => {
    url.pathname = `/${current()}${url.pathname.replace(/\/$/, '')}`
    return url
  },
})
