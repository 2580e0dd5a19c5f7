import type { Clock } from '../clock.ts'

const minute = 60_000
const maxRemembered = 10_000

/**
 * Limits requests per sender.
 * @returns seconds to wait, 0: allowed
 */
export function createRateLimit(most: number, clock: Clock): (who: string) => number {
  const counts = new Map<string, { since: number; n: number }>()
  return (who) => {
    const now = clock().getTime()
    const count = counts.get(who)
    if (!count || now - count.since >= minute) {
      counts.delete(who)
      counts.set(who, { since: now, n: 1 })
      if (counts.size > maxRemembered) counts.delete(counts.keys().next().value!)
      return 0
    }
    count.n += 1
    return count.n > most ? Math.ceil((count.since + minute - now) / 1_000) : 0
  }
}
