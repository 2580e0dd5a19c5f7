import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isDay } from '#domain/time/day.ts'
import { codeText } from './code-words.ts'
import { fieldName, hiddenFields } from './field-words.ts'

/** The reader's language and ways to write days and times. */
export interface Reader {
  i18n: I18n
  day: (day: string) => string
  moment: (at: Date) => string
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Names that stand for a record in a list of records, the best first. */
const names = ['marketName', 'title', 'name', 'originalName', 'label']

function recordText(reader: Reader, kind: string, record: Record<string, unknown>): string {
  const name = names.find((key) => typeof record[key] === 'string')
  if (name && 'id' in record) return String(record[name])
  return Object.entries(record)
    .filter(([key, value]) => !hiddenFields.has(key) && value !== null && value !== '')
    .map(
      ([key, value]) =>
        `${fieldName(reader.i18n, kind, key)}: ${valueText(reader, kind, key, value)}`,
    )
    .join(', ')
}

/** Names a language in the reader's; a code that is none stays. */
function languageName(reader: string, code: string): string {
  try {
    return new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Returns the value of a field as its screen says it: codes, yes and no, days and times in words. */
export function valueText(reader: Reader, kind: string, field: string, value: unknown): string {
  const { i18n, day, moment } = reader
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return i18n._(value ? msg`Yes` : msg`No`)
  if (typeof value === 'string') {
    if (isMoment.test(value)) return moment(new Date(value))
    if (isDay(value)) return day(value)
    return field === 'language'
      ? languageName(i18n.locale, value)
      : codeText(i18n, kind, field, value)
  }
  if (Array.isArray(value)) {
    const isLong = value.some((one) => typeof one === 'object')
    const texts = value.map((one) => valueText(reader, kind, field, one))
    return texts.join(isLong ? '\n' : ', ') || '–'
  }
  if (typeof value === 'object')
    return recordText(reader, kind, value as Record<string, unknown>) || '–'
  return String(value)
}
