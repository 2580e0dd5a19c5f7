import { defaultLocale, intlTag, isLocale } from '#domain/portal/locales.ts'
import type { Tx } from '../../db/database.ts'

const tagOf = (locale: string | null | undefined) =>
  intlTag(isLocale(locale ?? undefined) ? (locale as never) : defaultLocale)

/** A country as people of a locale call it. @param code ISO 3166 */
export const countryName = (code: string, locale: string | null | undefined) =>
  new Intl.DisplayNames(tagOf(locale), { type: 'region' }).of(code) ?? code

/** Every country that has a city in the list, in a locale's words and order. */
export async function countriesIn(
  tx: Tx,
  locale: string | null | undefined,
): Promise<{ id: string; name: string }[]> {
  const rows = await tx.query<{ country: string }>('SELECT DISTINCT country FROM city')
  const names = new Intl.DisplayNames(tagOf(locale), { type: 'region' })
  const { compare } = new Intl.Collator(tagOf(locale))
  return rows
    .map(({ country }) => ({ id: country, name: names.of(country) ?? country }))
    .sort((one, other) => compare(one.name, other.name))
}
