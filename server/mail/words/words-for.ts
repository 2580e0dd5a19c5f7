import { catalogueOf, localeFor, type Locale } from '#domain/portal/locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { id } from './id.ts'
import type { MailWords } from './mail-words.ts'
import { ms } from './ms.ts'

const words: Record<ReturnType<typeof catalogueOf>, MailWords> = { de, en, fr, id, ms }

/**
 * Returns the words and locale for a reader: their own language if the tenant offers it, else the tenant's first, else
 * en-us.
 */
export function wordsFor(
  language: string | null | undefined,
  offered: readonly string[],
): { locale: Locale; words: MailWords } {
  const locale = localeFor(language ?? undefined, offered)
  return { locale, words: words[catalogueOf(locale)] }
}
