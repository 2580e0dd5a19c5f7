import { i18n, type Messages } from '@lingui/core'
import { catalogueOf, intlTag, type Locale } from '#domain/locales.ts'

const catalogues: Record<ReturnType<typeof catalogueOf>, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../../locales/en.po'),
  de: () => import('../../../locales/de.po'),
  fr: () => import('../../../locales/fr.po'),
  id: () => import('../../../locales/id.po'),
  ms: () => import('../../../locales/ms.po'),
}

let current: Locale | undefined

/** The locale in force; undefined before the first one. */
export const currentLocale = () => current

/** Switches the words, the numbers and the page's own language to a locale, and remembers it for addresses without one. */
export async function speak(locale: Locale): Promise<void> {
  if (locale === current) return
  const { messages } = await catalogues[catalogueOf(locale)]()
  i18n.loadAndActivate({ locale: intlTag(locale), messages })
  current = locale
  document.documentElement.lang = intlTag(locale)
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`
}

/** The locale of the last visit. */
export function localeCookie(): string | undefined {
  return /(?:^|;\s*)locale=([^;]*)/.exec(document.cookie)?.[1]
}
