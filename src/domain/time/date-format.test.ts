import { expect, test } from 'vitest'
import { formatDay, formatMoment, withoutSeconds } from './date-format.ts'

const at = new Date('2026-03-05T21:07:09Z')

test.each([
  ['DD MMM YYYY', 'en-US', '05 Mar 2026'],
  ['DD.MM.YYYY', 'de', '05.03.2026'],
  ['MM/DD/YYYY', 'en-US', '03/05/2026'],
  ['D MMMM YY', 'fr', '5 mars 26'],
  ['D MMMM YYYY', 'id-ID', '5 Maret 2026'],
  ['DD MMM YYYY', 'de', '05 März 2026'],
  ['M/D', 'en-US', '3/5'],
  ['HH:mm:ss', 'en-US', '21:07:09'],
  ['hh:mm A', 'en-US', '09:07 PM'],
  ['h:mm a', 'fr', '9:07 pm'],
  ['H.mm', 'id-ID', '21.07'],
])('%s in %s: %s', (pattern, locale, expected) => {
  expect(formatMoment(pattern, at, { locale, timeZone: 'UTC' })).toBe(expected)
})

test('midnight and noon on a twelve-hour clock', () => {
  const on = (time: string) =>
    formatMoment('hh:mm A', new Date(`2026-03-05T${time}:00Z`), {
      locale: 'en-US',
      timeZone: 'UTC',
    })
  expect([on('00:05'), on('12:05')]).toEqual(['12:05 AM', '12:05 PM'])
})

test('in a time zone it may be another day', () => {
  expect(formatMoment('YYYY-MM-DD HH:mm', at, { locale: 'en-US', timeZone: 'Asia/Jakarta' })).toBe(
    '2026-03-06 04:07',
  )
})

test('a day is the same everywhere', () => {
  expect(formatDay({ dateFormat: 'DD.MM.YYYY', timeFormat: '' }, '2026-01-01', 'de')).toBe(
    '01.01.2026',
  )
})

test.each([
  ['HH:mm:ss', 'HH:mm'],
  ['hh:mm A', 'hh:mm A'],
  ['HH.mm.ss', 'HH.mm'],
  ['h:mm:ss a', 'h:mm a'],
])('%s is briefly %s', (pattern, brief) => {
  expect(withoutSeconds(pattern)).toBe(brief)
})
