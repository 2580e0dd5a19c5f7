import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { RunTimes, ScheduleEnd } from '#domain/downloads/schedule.ts'
import type { DeliveryCause } from '#domain/machine/delivery-cause.ts'
import { formatMoment, withoutSeconds } from '#domain/time/date-format.ts'
import { dateFormatsAtom } from '#parts/date/date-formats-atom.ts'
import { useConfig } from '#shell/session/use-session.ts'

/** Reasons why a schedule has ended, in words. */
export const endWords: Record<ScheduleEnd, MessageDescriptor> = {
  user_inactive: msg`Your account was deactivated`,
  not_allowed: msg`You may no longer download this`,
  customer_lost: msg`You no longer work for this customer`,
  address_failed: msg`Your system hasn’t accepted any files for days`,
}

/** Reasons why a system has not taken a file, in words. */
const causeWords: Record<DeliveryCause, MessageDescriptor> = {
  answered: msg`Your system answered with an error`,
  redirected: msg`The address redirects to another one. Enter that one instead.`,
  timeout: msg`Your system took too long to answer`,
  connection_refused: msg`Nothing answers at this address`,
  unknown_host: msg`The address doesn’t exist. Check the spelling.`,
  tls: msg`The secure connection failed. Check your system’s certificate.`,
  closed: msg`Your system closed the connection before it answered`,
  private_address: msg`The address isn’t on the open internet`,
  unreachable: msg`Your system can’t be reached`,
}

/** Says why a system has not taken a file. @param status that it answered with; null: no answer came */
export const causeText = (i18n: I18n, cause: DeliveryCause, status: number | null): string =>
  cause === 'answered' && status !== null
    ? i18n._(msg`Your system answered with status ${status}`)
    : i18n._(causeWords[cause])

/** Writes the times of schedules, in the tenant's zone and the reader's language. */
export function useScheduleTimes() {
  const { t, i18n } = useLingui()
  const { timeZone } = useConfig()
  const { dateFormat, timeFormat } = useAtomValue(dateFormatsAtom)
  const { locale } = i18n
  const clock = withoutSeconds(timeFormat)
  const hour = (number: number) =>
    formatMoment(clock, new Date(Date.UTC(2024, 0, 1, number)), { locale, timeZone: 'UTC' })
  /** The first of January 2024 was a Monday. */
  const weekday = (number: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, number),
    )
  return {
    hour,
    weekday,
    moment: (at: Date) => {
      const zoned = { locale, timeZone }
      return `${formatMoment(dateFormat, at, zoned)}, ${formatMoment(clock, at, zoned)}`
    },
    /** `Every Monday at 06:00`. */
    times: (times: RunTimes) => {
      const time = hour(times.hour)
      const day = times.day ?? 1
      const named = weekday(day)
      switch (times.rhythm) {
        case 'daily':
          return t`Every day at ${time}`
        case 'weekly':
          return t`Every ${named} at ${time}`
        case 'monthly':
          return t`On day ${day} of every month at ${time}`
      }
    },
  }
}
