import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import { formatDay, formatMoment, withoutSeconds } from '#domain/time/date-format.ts'
import { dateFormatsAtom } from './date-formats-atom.ts'

/** Writes days and moments the tenant's way, months in the reader's language and times by this device's clock. */
export function useDates() {
  const {
    i18n: { locale },
  } = useLingui()
  const formats = useAtomValue(dateFormatsAtom)
  const { dateFormat, timeFormat } = formats
  const write = (pattern: string, at: Date | number) =>
    formatMoment(pattern, new Date(at), { locale })
  return {
    /** @param day `YYYY-MM-DD` */
    day: (day: string) => formatDay(formats, day, locale),
    /** Day and time, with seconds where the tenant shows them. */
    moment: (at: Date | number) => `${write(dateFormat, at)}, ${write(timeFormat, at)}`,
    /** Day and time, to the minute. */
    brief: (at: Date | number) =>
      `${write(dateFormat, at)}, ${write(withoutSeconds(timeFormat), at)}`,
    /** The day alone. */
    dayOf: (at: Date | number) => write(dateFormat, at),
    /** The time alone, to the minute. */
    clock: (at: Date | number) => write(withoutSeconds(timeFormat), at),
  }
}
