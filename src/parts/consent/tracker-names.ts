import type { Tracker, TrackerName } from '#domain/portal/trackers.ts'

const names: Record<TrackerName, string> = {
  matomo: 'Matomo',
  mouseflow: 'Mouseflow',
  google: 'Google Analytics',
}

/** The services by name, in the reader's way of listing. @param locale BCP 47 */
export const trackerNames = (trackers: readonly Tracker[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    trackers.map(({ name }) => names[name]),
  )
