import type { createStore } from 'jotai'
import { progressAtom } from './progress-atom.ts'

type State = 'idle' | 'running' | 'done' | 'failed'

// Quick answers show nothing, slow ones stop pretending, the end stays for a moment.
const throttle = 200
const longest = 5_000
const lingers = 500

/** Counts what is under way and turns it into the states of the bar. */
export function createActivity(show: (state: State) => void) {
  let running = 0
  let failed = false
  let visible = false
  /** An end is still in sight. */
  let lingering = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const after = (delay: number, work: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(work, delay)
  }
  const rest = () => {
    lingering = false
    show('idle')
  }
  const settle = () => {
    if (visible) {
      show(failed ? 'failed' : 'done')
      lingering = true
    }
    visible = false
    clearTimeout(timer)
    // Also after a quick answer in the meantime, which shows nothing of its own.
    if (lingering) after(lingers, rest)
  }
  const start = () => {
    running += 1
    if (running > 1) return
    failed = false
    after(throttle, () => {
      visible = true
      lingering = false
      show('running')
      after(longest, settle)
    })
  }
  const finish = (ok: boolean) => {
    running = Math.max(0, running - 1)
    if (!ok) failed = true
    if (running === 0) settle()
  }
  return { start, finish }
}

export type Activity = ReturnType<typeof createActivity>

/** The activity behind this app's bar. */
export const activityOf = (store: ReturnType<typeof createStore>) =>
  createActivity((state) => store.set(progressAtom, state))

/** A `fetch` whose requests the bar shows. */
export function trackedFetch(activity: Activity, request: typeof fetch): typeof fetch {
  return async (input, init) => {
    activity.start()
    try {
      const answer = await request(input, init)
      activity.finish(answer.ok)
      return answer
    } catch (error) {
      // A cancelled request has not failed.
      activity.finish(error instanceof DOMException && error.name === 'AbortError')
      throw error
    }
  }
}
