import { Trans } from '@lingui/react/macro'
import type { Age } from '#data/load.ts'
import { useDates } from '../date/use-dates.ts'

/** An answer older than this says so even when nothing failed, in milliseconds. */
const fresh = 60_000

/** "as of 09:12", for figures that may have changed since. Nothing beside fresh ones. */
export function AsOf({ age: { at, stale } }: { age: Age }) {
  const { brief, clock } = useDates()
  if (at === null || (!stale && Date.now() - at < fresh)) return null
  const sameDay = new Date(at).toDateString() === new Date().toDateString()
  const time = sameDay ? clock(at) : brief(at)
  return <Trans>· as of {time}</Trans>
}
