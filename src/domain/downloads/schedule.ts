import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import { addDays, type Day } from '../time/day.ts'
import { minuteIn, momentIn } from '../time/zoned-time.ts'
import { downloadFormats, type DownloadModule, downloadModules, isOfNow } from './period.ts'

/** Schedules that one person may have. */
export const maxSchedules = 5
/** Last day of a month that every month has. */
export const lastMonthDay = 28
/** A file of this many bytes or more is not attached to its mail. */
export const maxAttached = 5_000_000

export const rhythms = ['daily', 'weekly', 'monthly'] as const
export type Rhythm = (typeof rhythms)[number]

/** Times of a schedule, by the tenant's clocks. */
export interface RunTimes {
  rhythm: Rhythm
  /** 1 (Monday) to 7 for a week, 1 to 28 for a month; a day has none. */
  day: number | null
  hour: number
}

const wholeNumber = v.pipe(
  v.nullable(v.union([v.number(), v.pipe(v.string(), v.trim())])),
  v.transform((typed) => (typed === null || typed === '' ? null : Number(typed))),
)

/** Fields of a schedule. `day` is dropped if it runs every day; without `url` files are sent by email. */
export const ScheduleFields = v.pipe(
  v.object({
    module: v.picklist(downloadModules, 'required'),
    format: v.picklist(downloadFormats, 'required'),
    rhythm: v.picklist(rhythms, 'required'),
    day: wholeNumber,
    hour: wholeNumber,
    url: v.nullable(v.pipe(v.string(), v.trim(), rules.required, v.maxLength(500, 'too_long'))),
  }),
  v.forward(
    v.check(({ rhythm, day }) => isDayOf(rhythm, day), 'not_a_run_day'),
    ['day'],
  ),
  v.forward(
    v.check(({ hour }) => isWithin(hour, 0, 23), 'not_an_hour'),
    ['hour'],
  ),
  v.transform(({ rhythm, day, hour, ...fields }) => ({
    ...fields,
    rhythm,
    day: rhythm === 'daily' ? null : day,
    hour: hour!,
  })),
)

const isWithin = (number: number | null, from: number, to: number) =>
  number !== null && Number.isInteger(number) && number >= from && number <= to

function isDayOf(rhythm: Rhythm, day: number | null): boolean {
  return rhythm === 'daily' || isWithin(day, 1, rhythm === 'weekly' ? 7 : lastMonthDay)
}

function runsOn({ rhythm, day }: RunTimes, date: Day): boolean {
  switch (rhythm) {
    case 'daily':
      return true
    case 'weekly':
      return (new Date(`${date}T00:00:00Z`).getUTCDay() || 7) === day
    case 'monthly':
      return Number(date.slice(8)) === day
  }
}

/**
 * The first moment after another one at which a schedule runs. Of an hour that comes twice the first counts; an hour that
 * the clocks skip is the moment they are set forward.
 * @param timeZone IANA name
 */
export function nextRun(times: RunTimes, timeZone: string, after: Date): Date {
  const hour = String(times.hour).padStart(2, '0')
  for (let date = minuteIn(timeZone, after).slice(0, 10); ; date = addDays(date, 1)) {
    if (!runsOn(times, date)) continue
    const at = momentIn(timeZone, `${date}T${hour}:00`)
    if (at > after) return at
  }
}

/** The day before a first run from which its file begins: a day, a week or a month of data. */
function firstDay(rhythm: Rhythm, today: Day): Day {
  switch (rhythm) {
    case 'daily':
      return addDays(today, -1)
    case 'weekly':
      return addDays(today, -7)
    case 'monthly': {
      const lastOfMonth = addDays(`${today.slice(0, 8)}01`, -1)
      return `${lastOfMonth.slice(0, 8)}${today.slice(8)}`
    }
  }
}

/**
 * Days of a run's file: whole days up to yesterday since the last file, so that no day is missing and none comes twice;
 * prices and stock are of today. A second run on one day is of yesterday again.
 * @param covered last day of the last file; null: there was none
 */
export function runPeriod(
  { module, rhythm }: { module: DownloadModule; rhythm: Rhythm },
  covered: Day | null,
  today: Day,
): { from: Day; to: Day } {
  if (isOfNow(module)) return { from: today, to: today }
  const to = addDays(today, -1)
  const from = covered === null ? firstDay(rhythm, today) : addDays(covered, 1)
  return { from: from < to ? from : to, to }
}

/** Why a schedule has ended. */
export type ScheduleEnd = 'user_inactive' | 'not_allowed' | 'customer_lost' | 'address_failed'

/** Decides whether a person may still have a schedule's files. @returns null: they may */
export function scheduleEnd(person: {
  active: boolean
  mayDownload: boolean
  /** Whether the person may act for its customer; true for a schedule of all. */
  hasCustomer: boolean
}): ScheduleEnd | null {
  if (!person.active) return 'user_inactive'
  if (!person.mayDownload) return 'not_allowed'
  return person.hasCustomer ? null : 'customer_lost'
}
