import { i18n, type Messages } from '@lingui/core'
import { catalogueOf, intlTag, isBritish, type Locale } from '#domain/portal/locales.ts'

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

/**
 * Switches the words, the numbers and the page's own language to a locale, and remembers it for addresses without one.
 * @param whole also the words beyond the first page; once they have been there they stay
 */
export async function activateLocale(locale: Locale, whole = spokenWhole): Promise<void> {
  if (locale === current && (spokenWhole || !whole)) return
  const [first, rest] = catalogues[catalogueOf(locale)]
  const parts = await Promise.all(whole ? [first(), rest()] : [first()])
  const messages = Object.assign({}, ...parts.map((part) => part.messages)) as Messages
  i18n.loadAndActivate({
    locale: intlTag(locale),
    messages: isBritish(locale)
      ? (await import('./british-spelling.ts')).inBritish(messages)
      : messages,
  })
  current = locale
  spokenWhole = whole
  document.documentElement.lang = intlTag(locale)
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`
}

/** The locale of the last visit. */
export function localeCookie(): string | undefined {
  return /(?:^|;\s*)locale=([^;]*)/.exec(document.cookie)?.[1]
}
