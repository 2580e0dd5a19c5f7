import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { dayIn } from '#domain/time/day.ts'
import type { DayStop } from '#domain/visits/day-plan.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { type DayPlan, dayPlan } from './day-plan.ts'

/** Returns today's route and how to change it; `stops` is null until the device has been read. */
export function useDayPlan() {
  const { t } = useLingui()
  const toast = useToast()
  const offline = useAtomValue(offlineAtom)
  const { timeZone } = useConfig()
  const day = dayIn(timeZone, new Date())
  const [plan, setPlan] = useState<DayPlan | null>(null)
  const [stops, setStops] = useState<readonly DayStop[] | null>(null)
  useEffect(() => {
    if (!offline) return
    let stop: (() => void) | undefined
    let gone = false
    void dayPlan(offline, day).then((opened) => {
      if (gone) return
      setPlan(opened)
      setStops(opened.current())
      stop = opened.subscribe(() => setStops(opened.current()))
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [offline, day])
  const change = (update: (stops: readonly DayStop[]) => DayStop[]) =>
    void plan?.change(update).catch(() =>
      toast({
        tone: 'danger',
        text: t`This device couldn’t store your day. Free up space and try again.`,
      }),
    )
  return { day, stops, change }
}
