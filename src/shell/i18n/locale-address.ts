import { isLocale, localeFor, type Locale } from '#domain/portal/locales.ts'

const looksLikeLocale = (segment: string) => /^[a-z]{2}(-[a-z]{2})?$/i.test(segment)

/**
 * Where an address really is: null when its first segment is a locale this tenant offers, else the same path with one.
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

/** The same address in another language. */
export const inLocale = (pathname: string, locale: Locale) =>
  pathname.replace(/^\/[^/]*/, `/${locale}`)

/** The locale an address will be shown in, whether it has one yet or not. */
export function localeOf(
  pathname: string,
  cookie: string | undefined,
  offered: readonly string[],
): Locale {
  const first = (localisedPath(pathname, cookie, offered) ?? pathname).split('/')[1]
  return isLocale(first) ? first : localeFor(cookie, offered)
}
