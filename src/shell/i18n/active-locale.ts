import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core'
import { catalogueOf, intlTag, isBritish, type Locale } from '#domain/portal/locales.ts'
import { basePath } from '#offline/base-path.ts'

type Words = () => Promise<{ messages: Messages }>

/** The words of the first page, and all others, which are fetched behind it (vite.config.ts divides them). */
const catalogues: Record<ReturnType<typeof catalogueOf>, [Words, Words]> = {
  en: [() => import('../../../locales/en.po?first'), () => import('../../../locales/en.po?rest')],
  de: [() => import('../../../locales/de.po?first'), () => import('../../../locales/de.po?rest')],
  fr: [() => import('../../../locales/fr.po?first'), () => import('../../../locales/fr.po?rest')],
  id: [() => import('../../../locales/id.po?first'), () => import('../../../locales/id.po?rest')],
  ms: [() => import('../../../locales/ms.po?first'), () => import('../../../locales/ms.po?rest')],
}

let current: Locale | undefined

/** The locale in force; undefined before the first one. */
export const currentLocale = () => current

let spokenWhole = false

/** Reads the words of a locale. @param whole also those beyond the first page */
async function messagesOf(locale: Locale, whole: boolean): Promise<Messages> {
  const [first, rest] = catalogues[catalogueOf(locale)]
  const parts = await Promise.all(whole ? [first(), rest()] : [first()])
  const messages = Object.assign({}, ...parts.map((part) => part.messages)) as Messages
  return isBritish(locale) ? (await import('./british-spelling.ts')).inBritish(messages) : messages
}

/** Returns all words of a locale beside those of the page, for a preview in another language. */
export async function wordsOf(locale: Locale): Promise<I18n> {
  const words = setupI18n()
  words.loadAndActivate({ locale: intlTag(locale), messages: await messagesOf(locale, true) })
  return words
}

/**
 * Switches the words, the numbers and the page's own language to a locale, and remembers it for addresses without one.
 * @param whole also the words beyond the first page; once they have been there they stay
 */
export async function activateLocale(locale: Locale, whole = spokenWhole): Promise<void> {
  if (locale === current && (spokenWhole || !whole)) return
  i18n.loadAndActivate({ locale: intlTag(locale), messages: await messagesOf(locale, whole) })
  current = locale
  spokenWhole = whole
  document.documentElement.lang = intlTag(locale)
  document.cookie = `locale=${locale}; path=${basePath()}/; max-age=31536000; samesite=lax`
}

/** The locale of the last visit. */
export function localeCookie(): string | undefined {
  return /(?:^|;\s*)locale=([^;]*)/.exec(document.cookie)?.[1]
}
