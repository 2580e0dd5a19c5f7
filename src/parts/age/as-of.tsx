import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ageDueIn, type KnownAge, showsAge } from '#domain/time/age.ts'
import { useDates } from '../date/use-dates.ts'

interface AsOfProps {
  age: KnownAge
  /** Nothing stands before it in its line. */
  alone?: boolean
}

/** "as of 09:12", once a screen for all its figures that may have changed since; nothing beside fresh ones, until they are no longer. */
export function AsOf({ age: { at, stale }, alone = false }: AsOfProps) {
  const { brief, clock } = useDates()
  const [, look] = useState(0)
  useEffect(() => {
    const due = ageDueIn({ at, stale }, Date.now())
    if (due === null) return
    const timer = setTimeout(() => look((times) => times + 1), due)
    return () => clearTimeout(timer)
  }, [at, stale])
  if (at === null || !showsAge({ at, stale }, Date.now())) return null
  const sameDay = new Date(at).toDateString() === new Date().toDateString()
  const time = sameDay ? clock(at) : brief(at)
  return alone ? <Trans>As of {time}</Trans> : <Trans>· as of {time}</Trans>
}
