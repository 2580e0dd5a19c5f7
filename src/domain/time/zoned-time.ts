/** A minute on the clock of a time zone, `YYYY-MM-DDTHH:mm`. Compares as text within one zone. */
export type LocalMinute = string

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the minute a zone's clocks show at a moment. @param timeZone IANA name @throws RangeError for an unknown zone */
export function minuteIn(timeZone: string, at: Date): LocalMinute {
  let format = formats.get(timeZone)
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
      })),
    )
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`
}

/** True for a minute that is in the calendar. */
export const isLocalMinute = (text: string): boolean =>
  /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}Z`)) &&
  new Date(`${text}Z`).toISOString().startsWith(text)

/**
 * Returns the moment at which a zone's clocks show a minute: the first of two when they are set back, and the moment they
 * are set forward for a minute they skip.
 */
export function momentIn(timeZone: string, minute: LocalMinute): Date {
  const wanted = Date.parse(`${minute}Z`)
  const day = 86_400_000
  // Offsets a day before and after cover every change of the clocks in between.
  const offsets = [wanted - day, wanted + day].map(
    (at) => Date.parse(`${minuteIn(timeZone, new Date(at))}Z`) - at,
  )
  const fitting = offsets
    .map((offset) => wanted - offset)
    .filter((at) => minuteIn(timeZone, new Date(at)) === minute)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wanted - Math.min(...offsets))
}
