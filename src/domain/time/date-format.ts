import type { HostConfig } from '../portal/host-config.ts'

export type DateFormats = Pick<HostConfig, 'dateFormat' | 'timeFormat'>

interface Place {
  /** BCP 47: the language of the months' names. */
  locale: string
  /** IANA name; without it the device's own. */
  timeZone?: string
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>

const numbers = new Map<string, Intl.DateTimeFormat>()

function partsOf(at: Date, timeZone: string | undefined): Parts {
  const key = timeZone ?? ''
  let format = numbers.get(key)
  if (!format) {
    const two = '2-digit'
    numbers.set(
      key,
      (format = new Intl.DateTimeFormat('en-GB', {
        year: 'numeric',
        month: two,
        day: two,
        hour: two,
        minute: two,
        second: two,
        hourCycle: 'h23',
        ...(timeZone ? { timeZone } : {}),
      })),
    )
  }
  return Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  ) as Parts
}

const twelve = (hour: string) => String(Number(hour) % 12 || 12)

const tokens: Record<
  string,
  (parts: Parts, month: (length: 'long' | 'short') => string) => string
> = {
  YYYY: ({ year }) => year,
  YY: ({ year }) => year.slice(-2),
  MMMM: (_, month) => month('long'),
  MMM: (_, month) => month('short'),
  MM: ({ month }) => month,
  M: ({ month }) => String(Number(month)),
  DD: ({ day }) => day,
  D: ({ day }) => String(Number(day)),
  HH: ({ hour }) => hour,
  H: ({ hour }) => String(Number(hour)),
  hh: ({ hour }) => twelve(hour).padStart(2, '0'),
  h: ({ hour }) => twelve(hour),
  mm: ({ minute }) => minute,
  ss: ({ second }) => second,
  A: ({ hour }) => (Number(hour) < 12 ? 'AM' : 'PM'),
  a: ({ hour }) => (Number(hour) < 12 ? 'am' : 'pm'),
}

/**
 * Writes a moment as a pattern of the config says (dateFormat, timeFormat), the month in the reader's
 * language. What is no token stands as it is.
 */
export function formatMoment(pattern: string, at: Date, { locale, timeZone }: Place): string {
  const parts = partsOf(at, timeZone)
  // Beside a day: "5 mars", not "5 Mars" where the language has two forms.
  const month = (length: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: length,
      ...(timeZone ? { timeZone } : {}),
    })
      .formatToParts(at)
      .find(({ type }) => type === 'month')!.value
  return pattern.replace(/YYYY|YY|MMMM|MMM|MM|M|DD|D|HH|H|hh|h|mm|ss|A|a/g, (token) =>
    tokens[token]!(parts, month),
  )
}

/** A day without a time. @param day `YYYY-MM-DD` */
export const formatDay = ({ dateFormat }: DateFormats, day: string, locale: string): string =>
  formatMoment(dateFormat, new Date(`${day}T00:00:00Z`), { locale, timeZone: 'UTC' })

/** The time of day without its seconds, for ages and lists. */
export const withoutSeconds = (timeFormat: string): string => timeFormat.replace(/[:.]ss/, '')
