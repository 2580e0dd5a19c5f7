/** Why a row was refused. Words for people are made in report-text.ts. */
export type Reason =
  | 'missing_value'
  | 'too_long'
  | 'bad_character'
  | 'not_a_number'
  | 'negative'
  | 'out_of_range'
  | 'not_a_day'
  | 'not_a_flag'
  | 'not_a_choice'
  | 'not_an_email'
  | 'not_a_link'
  | 'not_a_web_address'
  | 'bad_check_digit'
  | 'not_pairs'
  | 'field_count'
  | 'range_reversed'
  | 'group_or_customer'
  | 'duplicate'
  | 'too_large'
  | 'not_such_a_file'
  | 'article_or_model'
  | 'not_of_this_feed'
  | 'role_not_allowed'
  | 'file_or_address'
  | 'differs_in_case'
  | 'differs_from_order'
  | 'total_differs'
  | 'in_use'
  | 'not_the_next_status'
  | `unknown_${string}`

/** Result of a kind for a text that is not of that kind. */
export class Refusal {
  readonly reason: Reason
  constructor(reason: Reason) {
    this.reason = reason
  }
}

/** Parser of a cell's text; `sql` is the type of its value in the database. */
export interface Kind {
  sql: string
  doc: string
  /** @param text never empty @returns the value as JSON carries it, or why not */
  parse(text: string): unknown
}

/** Answer of a kind for a text that is not of it. */
export const refuse = (reason: Reason) => new Refusal(reason)

/** Text of at most `max` characters, kept as it is written. */
export const text = (max: number): Kind => ({
  sql: 'text',
  doc: `text, at most ${max} characters`,
  parse: (value) =>
    value.includes('\0')
      ? refuse('bad_character')
      : value.length > max
        ? refuse('too_long')
        : value,
})

/** A number of the ERP's that stands in an address: letters, digits and `. _ -`. */
export const codeText = (max: number): Kind => ({
  sql: 'text',
  doc: `letters, digits, \`.\`, \`_\` and \`-\`, at most ${max}`,
  parse: (value) =>
    !/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(value)
      ? refuse('bad_character')
      : value.length > max
        ? refuse('too_long')
        : value,
})

/** Name of a file in a folder, and never a way out of it. */
export const fileName: Kind = {
  sql: 'text',
  doc: 'name of a file, without folders, at most 120 characters',
  parse: (value) =>
    !/^[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._()&+-]*$/u.test(value)
      ? refuse('bad_character')
      : value.length > 120
        ? refuse('too_long')
        : value,
}

export const languageCode: Kind = {
  sql: 'text',
  doc: 'ISO 639 code of two letters, such as `de`',
  parse: (value) => (/^[a-z]{2}$/.test(value) ? value : refuse('not_a_choice')),
}

/** A whole number from `min` to `max`, both included. */
export const whole = (min = 0, max = 2_000_000_000): Kind => ({
  sql: 'int',
  doc: `whole number from ${min} to ${max}`,
  parse(value) {
    if (!/^-?\d{1,12}$/.test(value)) return refuse('not_a_number')
    const number = Number(value)
    if (number < min && min === 0) return refuse('negative')
    return number < min || number > max ? refuse('out_of_range') : number
  },
})

/** A decimal with a point, at most four places; it stays text, so that nothing is lost on the way. */
export const decimal = ({ signed = false } = {}): Kind => ({
  sql: 'numeric(18,4)',
  doc: `decimal with a point, at most four places${signed ? ', may be negative' : ''}`,
  parse(value) {
    if (!/^-?\d+(\.\d{1,4})?$/.test(value)) return refuse('not_a_number')
    if (!signed && value.startsWith('-')) return refuse('negative')
    return value.replace(/^-?0*(?=\d)/, '').split('.')[0]!.length > 14
      ? refuse('out_of_range')
      : value
  },
})

/** A latitude or longitude in degrees. */
export const degrees = (max: number): Kind => ({
  sql: 'double precision',
  doc: `degrees with a point, from -${max} to ${max}`,
  parse(value) {
    if (!/^-?\d{1,3}(\.\d{1,12})?$/.test(value)) return refuse('not_a_number')
    return Math.abs(Number(value)) > max ? refuse('out_of_range') : Number(value)
  },
})

const isDay = (value: string) => {
  if (!/^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(value)) return false
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

/** A day of the calendar, `YYYY-MM-DD`, from 1900 on. */
export const day: Kind = {
  sql: 'date',
  doc: 'day, `YYYY-MM-DD`',
  parse: (value) => (isDay(value) ? value : refuse('not_a_day')),
}

/** A moment: `YYYY-MM-DDTHH:MM:SS` with `Z` or an offset. */
export const moment: Kind = {
  sql: 'timestamptz',
  doc: 'moment, `YYYY-MM-DDTHH:MM:SSZ` (or with an offset)',
  parse: (value) =>
    /T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/.test(value) &&
    isDay(value.slice(0, 10)) &&
    value[10] === 'T'
      ? value
      : refuse('not_a_day'),
}

const flags = new Map<string, boolean>([
  ['1', true],
  ['true', true],
  ['X', true],
  ['x', true],
  ['0', false],
  ['false', false],
])

/** Yes or no. An `X` is how SAP says yes. */
export const flag: Kind = {
  sql: 'boolean',
  doc: '`1`, `true` or `X`; `0` or `false`',
  parse: (value) => flags.get(value) ?? refuse('not_a_flag'),
}

/** Accepts one of the given words. */
export const choice = (...words: string[]): Kind => ({
  sql: 'text',
  doc: `one of ${words.map((word) => `\`${word}\``).join(', ')}`,
  parse: (value) => (words.includes(value) ? value : refuse('not_a_choice')),
})

/** Accepts any of the given words, each once. */
export const choices = (...words: readonly string[]): Kind => ({
  sql: 'text[]',
  doc: `any of ${words.map((word) => `\`${word}\``).join(', ')}, with a space between them`,
  parse(value) {
    const chosen = [...new Set(value.trim().split(/\s+/))]
    return chosen.every((word) => words.includes(word)) ? chosen : refuse('not_a_choice')
  },
})

export const email: Kind = {
  sql: 'text',
  doc: 'e-mail address',
  parse: (value) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 254
      ? value
      : refuse('not_an_email'),
}

/** The check digit of a GTIN over its other digits. @param digits all but the last, 7 to 13 of them */
export function checkDigit(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++)
    sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}

export const ean: Kind = {
  sql: 'text',
  doc: 'EAN-8, UPC-12, EAN-13 or GTIN-14 with its check digit',
  parse(value) {
    if (!/^(\d{8}|\d{12,14})$/.test(value)) return refuse('not_a_number')
    return checkDigit(value.slice(0, -1)) === Number(value.at(-1))
      ? value
      : refuse('bad_check_digit')
  },
}

/** `left=right | left=right` as a list of objects. */
export const pairs = (left: string, right: string): Kind => ({
  sql: 'jsonb',
  doc: `\`${left}=${right}\`, several with \` | \` between them`,
  parse(value) {
    const parts = value
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const at = part.indexOf('=')
        return at < 1 || value.includes('\0')
          ? undefined
          : { [left]: part.slice(0, at).trim(), [right]: part.slice(at + 1).trim() }
      })
    return parts.includes(undefined) ? refuse('not_pairs') : parts
  },
})

const tag = /^([^=]+)=([^#]+)(?:#([\w.-]+))?(?:#(\d{1,6}))?$/

/** Tags of an article: type and name, and the file and number that may stand with them. */
export const tags: Kind = {
  sql: 'jsonb',
  doc: '`type=name`, with `#file` and `#number` behind it where it has them; several with ` | ` between them',
  parse(value) {
    const parts = value
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const [, type, name, fileName, count] = tag.exec(part) ?? []
        return type && name && !value.includes('\0')
          ? {
              type: type.trim(),
              name: name.trim(),
              ...(fileName && { fileName }),
              ...(count && { count: Number(count) }),
            }
          : undefined
      })
    return parts.includes(undefined) ? refuse('not_pairs') : parts
  },
}

const step = /^(\d{1,12}(?:\.\d{1,4})?)\s*=\s*(\d{1,12}(?:\.\d{1,4})?)$/

/** Rates from a measure on, in the order of the measures. */
export const steps: Kind = {
  sql: 'jsonb',
  doc: '`measure=rate`, several with ` | ` between them',
  parse(value) {
    const parts = value
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const [, from, rate] = step.exec(part) ?? []
        return from && rate ? { from, rate } : undefined
      })
    if (parts.includes(undefined)) return refuse('not_pairs')
    return (parts as { from: string; rate: string }[]).sort(
      (a, b) => Number(a.from) - Number(b.from),
    )
  },
}

/** Names of at most `max` characters each. */
export const names = (max: number): Kind => ({
  sql: 'text[]',
  doc: `names of at most ${max} characters, several with \` | \` between them`,
  parse(value) {
    if (value.includes('\0')) return refuse('bad_character')
    const parts = value
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean)
    return parts.some((part) => part.length > max) ? refuse('too_long') : parts
  },
})

/** Words with one space between them. */
export const words: Kind = {
  sql: 'text[]',
  doc: 'several with a space between them',
  parse: (value) => (value.includes('\0') ? refuse('bad_character') : value.trim().split(/\s+/)),
}
