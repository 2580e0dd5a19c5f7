import { customType, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core'
import { fold } from '#domain/search/word-index.ts'

/** Every row of a tenant says so in this column: row level security is made from it. */
export const tenantId = () => text('tenant_id').notNull()
/**
 * Column of a row that belongs to one customer; row level security hides the row from users who
 * may not act for that customer.
 */
export const customerId = () => integer('customer_id').notNull()
/** A row of one person. */
export const userId = () => integer('user_id').notNull()
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
/** Unit prices keep four decimals; amounts are rounded to the currency by the rule, not by the column. */
export const money = (name: string) => numeric(name, { precision: 18, scale: 4 })
export const instant = (name: string) => timestamp(name, { withTimezone: true })
/** A file's content. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
/** Words of a text, for searches. */
export const wordIndex = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Letters with an accent, which `fold` of the domain makes one plain letter. */
const accented = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, n) =>
  String.fromCodePoint(0xc0 + n),
).filter((letter) => fold(letter).length === 1 && fold(letter) !== letter)

/**
 * SQL of the words of a text, folded as `wordsOf` of the domain folds what is searched. Signs within words, as of codes and
 * file names, part them.
 * @param text SQL of the text
 */
export const wordsSql = (text: string): string =>
  `to_tsvector('simple', regexp_replace(replace(translate(lower(${text}), '${accented.join('')}', '${accented.map(fold).join('')}'), 'ß', 'ss'), '[-_./@:+&#,;()]+', ' ', 'g'))`
