import type { DayStop } from '#domain/visits/day-plan.ts'
import type { Day } from '#domain/time/day.ts'
import type { DraftEntry } from '#offline/drafts/draft-editor.ts'
import type { Offline } from '#offline/start-offline.ts'

/** Route of one day, stored on this device in its order. */
export interface DayPlan {
  current(): readonly DayStop[]
  /** Changes the route and stores it. @throws NotSavedError when the device stores nothing */
  change(update: (stops: readonly DayStop[]) => DayStop[]): Promise<void>
  /** Calls after each change, of this tab or another. Returns how to stop. */
  subscribe(listener: () => void): () => void
}

const entryOf = ({ customer, ...value }: DayStop): DraftEntry => ({ id: customer, value })
const stopOf = ({ id, value }: DraftEntry): DayStop => ({
  customer: id,
  ...(value as Omit<DayStop, 'customer'>),
})

/** Reads the route of a day from this device. */
async function openPlan(offline: Offline, day: Day): Promise<DayPlan> {
  const editor = offline.draft('day-plan', day)
  const listeners = new Set<() => void>()
  let stops: readonly DayStop[] = (await editor.open()).map(stopOf)
  const show = (next: readonly DayStop[]) => {
    stops = next
    for (const listener of listeners) listener()
  }
  editor.subscribe((entries) => show(entries.map(stopOf)))
  return {
    current: () => stops,
    async change(update) {
      const next = update(stops)
      editor.set(next.map(entryOf))
      show(next)
      await editor.flush()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const plans = new WeakMap<Offline, Map<Day, Promise<DayPlan>>>()

/** Returns the route of a day; all screens of this tab share one. */
export function dayPlan(offline: Offline, day: Day): Promise<DayPlan> {
  const own = plans.get(offline) ?? new Map<Day, Promise<DayPlan>>()
  plans.set(offline, own)
  const plan = own.get(day) ?? openPlan(offline, day)
  own.set(day, plan)
  return plan
}
