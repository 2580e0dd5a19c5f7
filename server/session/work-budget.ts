import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'

const minute = 60_000
const maxRemembered = 10_000

/** Person whose work is counted. */
export interface Worker {
  tenantId: string
  userId: number
}

/** Limits the work that servers do for one signed-in person, in points a minute. All processes of a database share the count. */
export interface WorkBudget {
  /** Returns the seconds to wait; 0: there is some left. */
  waitOf(worker: Worker): number
  charge(worker: Worker, points: number): void
}

interface Spent {
  minute: number
  /** Points of this process, and those of them that the database has. */
  own: number
  told: number
  /** Points of all processes, as the database had them last. */
  all: number
}

/**
 * Counts in memory and tells the database after each tenth of the limit, so that ordinary work writes nothing and many
 * processes together let through little more than one would.
 * @param limit points a minute; 0: no limit
 */
export function createWorkBudget(database: Database, clock: Clock, limit: number): WorkBudget {
  const spent = new Map<string, Spent>()
  const share = Math.ceil(limit / 10)

  function spentOf({ tenantId, userId }: Worker): Spent {
    const key = `${tenantId} ${userId}`
    const now = Math.floor(clock().getTime() / minute)
    const known = spent.get(key)
    if (known?.minute === now) return known
    const fresh = { minute: now, own: 0, told: 0, all: 0 }
    spent.delete(key)
    spent.set(key, fresh)
    if (spent.size > maxRemembered) spent.delete(spent.keys().next().value!)
    return fresh
  }

  async function tell({ tenantId, userId }: Worker, count: Spent): Promise<void> {
    const points = count.own - count.told
    count.told = count.own
    const scope = { tenantId, user: userId, customers: [] }
    const [row] = await database.within(scope, (tx) =>
      tx.query<{ points: number }>(
        `INSERT INTO work_spent AS s (tenant_id, user_id, minute, points) VALUES ($1, $2, $3, $4)
         ON CONFLICT (tenant_id, user_id) DO UPDATE SET minute = EXCLUDED.minute,
           points = CASE WHEN s.minute = EXCLUDED.minute THEN s.points ELSE 0 END + EXCLUDED.points
         RETURNING points`,
        [tenantId, userId, new Date(count.minute * minute), points],
      ),
    )
    count.all = Math.max(count.all, row?.points ?? 0)
  }

  return {
    waitOf(worker) {
      if (limit === 0) return 0
      const count = spentOf(worker)
      if (count.all + count.own - count.told < limit) return 0
      return Math.max(1, Math.ceil(((count.minute + 1) * minute - clock().getTime()) / 1_000))
    },
    charge(worker, points) {
      if (limit === 0) return
      const count = spentOf(worker)
      count.own += points
      // Without the database each process still has its own limit.
      if (count.own - count.told >= share) void tell(worker, count).catch(() => undefined)
    },
  }
}
