/** The locales of every address, as they stand in its first segment. */
export const locales = [
  'de',
  'en-ca',
  'en-id',
  'en-my',
  'en-nl',
  'en-sg',
  'en-uk',
  'en-us',
  'fr',
  'id-id',
  'ms-my',
] as const

export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en-us'

export const isLocale = (value: string | undefined): value is Locale =>
  locales.includes(value as Locale)

/** The catalogue of words a locale reads: regional English inherits `en`. */
export const catalogueOf = (locale: Locale) =>
  locale.slice(0, 2) as 'de' | 'en' | 'fr' | 'id' | 'ms'

/** English that is spelled the British way; the catalogue of words is written the American way. */
export const isBritish = (locale: Locale): boolean => locale.startsWith('en-') && locale !== 'en-us'

/** BCP 47 tag for Intl; `en-uk` is no tag that Intl knows. */
export const intlTag = (locale: Locale) => (locale === 'en-uk' ? 'en-GB' : locale)

/**
 * The locale an address without one gets: the stored cookie if this tenant offers it, else its first language, else en-us.
 * @param offered the tenant's languages in their order
 */
export const localeFor = (cookie: string | undefined, offered: readonly string[]): Locale => {
  if (isLocale(cookie) && offered.includes(cookie)) return cookie
  return offered.find(isLocale) ?? defaultLocale
}
