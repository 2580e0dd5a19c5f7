import type { Timers } from './flush-triggers.ts'

interface Locks {
  request(
    name: string,
    options: { ifAvailable: true },
    work: (lock: unknown) => Promise<void>,
  ): Promise<void>
}

/** In ms. */
const [patience, pause] = [5_000, 500]

/**
 * Lets one tab or worker send at a time. The holder may be a tab that iOS has frozen, so after a while the work is done
 * without the lock: the server makes it exactly once anyway. Asked for again and again rather than waited for: a frozen tab
 * would be given it.
 */
export function sendAlone(
  locks: Locks | undefined,
  timers: Timers,
  name: string,
): (work: () => Promise<void>) => Promise<void> {
  if (!locks) return (work) => work()
  return async (work) => {
    let done = false
    for (let waited = 0; waited < patience; waited += pause) {
      await locks.request(name, { ifAvailable: true }, async (lock) => {
        if (!lock) return
        done = true
        await work()
      })
      if (done) return
      await new Promise<void>((resolve) => timers.after(pause, resolve))
    }
    await work()
  }
}
