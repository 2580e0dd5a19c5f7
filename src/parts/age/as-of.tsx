import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Age } from '#data/load.ts'

/** An answer older than this says so even when nothing failed, in milliseconds. */
const fresh = 60_000

/** "as of 09:12", for figures that may have changed since. Nothing beside fresh ones. */
export function AsOf({ age: { at, stale } }: { age: Age }) {
  const { i18n } = useLingui()
  if (at === null || (!stale && Date.now() - at < fresh)) return null
  const sameDay = new Date(at).toDateString() === new Date().toDateString()
  const time = i18n.date(new Date(at), { hour: '2-digit', minute: '2-digit', ...(sameDay ? {} : { day: 'numeric', month: 'short' }) })
  return <Trans>· as of {time}</Trans>
}
