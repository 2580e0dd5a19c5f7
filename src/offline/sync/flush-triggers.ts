import type { Flush } from './flush.ts'

/** Timers as the browser has them, or as a test counts them. */
export interface Timers {
  after(ms: number, work: () => void): () => void
  every(ms: number, work: () => void): () => void
}

/** Events the page listens to. Each function returns one that stops listening. */
export interface PageEvents {
  online(listener: () => void): () => void
  /** The page is seen again: `visibilitychange` or `pageshow`. */
  shown(listener: () => void): () => void
}

/** Several changes in a row go together. In ms. */
export const together = 300
const whileWaiting = 30_000

/** The browser's timers. */
export const browserTimers: Timers = {
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  every(ms, work) {
    const timer = setInterval(work, ms)
    return () => clearInterval(timer)
  },
}

/**
 * Decides when to send: at the start, after an append, when the network or the page comes back, after a back-off, and
 * on a slow timer, because a server's recovery causes no event. A press and a page shown again end a back-off without
 * a reachable server, since it protects none.
 * @param patience how long after an append, in ms; longer where a worker is woken to send instead
 */
export function startTriggers(
  flush: Flush,
  timers: Timers,
  events: PageEvents,
  now: () => number,
  patience = () => together,
) {
  let cancelAppend = () => {}
  let cancelRetry = () => {}
  const run = () => void flush.run()
  const runForPerson = () =>
    void flush.run({ ignoreBackoff: flush.state().trouble === 'unreachable' })
  const stops = [
    events.online(() => void flush.run({ ignoreBackoff: true })),
    events.shown(runForPerson),
    timers.every(whileWaiting, run),
    flush.subscribe(({ sending, trouble, failures, nextAt }) => {
      if (sending || !failures || !trouble) return
      cancelRetry()
      cancelRetry = timers.after(
        Math.max(0, nextAt - now()),
        () => void flush.run({ timerFired: true }),
      )
    }),
  ]
  run()
  return {
    /** An intent was kept. */
    appended() {
      cancelAppend()
      cancelAppend = timers.after(patience(), runForPerson)
    },
    /** The person asked, or a new session began. */
    sendNow: () => flush.run({ ignoreBackoff: true }),
    stop() {
      cancelAppend()
      cancelRetry()
      for (const stop of stops) stop()
    },
  }
}
