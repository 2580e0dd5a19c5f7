import type { Tx } from '../db/database.ts'

const longestDelay = 300
/** Minutes after the last failure until the count is reset; waiting that long gains fewer tries than the longest delay allows. */
const forgottenAfter = 60

/** Returns the seconds to wait after failures in a row: none for the first `free`, then doubling, never forever. */
export const delayAfter = (failures: number, free: number) =>
  failures < free ? 0 : Math.min(longestDelay, 2 ** (failures - free))

/** A counter of attempts, and how many of them cost no wait. */
export interface AttemptKey {
  key: string
  free: number
}
interface CountedRow {
  key: string
  failures: number
  last_at: Date
}

/** Locks the counters in one order, so that of attempts at the same moment each sees the one before. */
async function lockCounters(tx: Tx, tenantId: string, keys: readonly AttemptKey[], now: Date) {
  return tx.query<CountedRow>(
    `INSERT INTO login_failure AS f (tenant_id, key, failures, last_at) SELECT $1, wanted, 0, $3 FROM unnest($2::text[]) AS wanted ORDER BY wanted
     ON CONFLICT (tenant_id, key) DO UPDATE SET failures = CASE WHEN f.last_at < $4 THEN 0 ELSE f.failures END
     RETURNING key, failures, last_at`,
    [tenantId, keys.map(({ key }) => key), now, new Date(now.getTime() - forgottenAfter * 60_000)],
  )
}

/**
 * Counts an attempt before it is checked, so that guesses sent at once are counted one after the other. Call it in a
 * transaction of its own that commits before the check, and `forgetAttempt` when the check was good.
 * @returns seconds to wait; above 0 nothing was counted and nothing may be checked
 */
export async function countAttempt(
  tx: Tx,
  tenantId: string,
  keys: readonly AttemptKey[],
  now: Date,
): Promise<number> {
  const counted = new Map(
    (await lockCounters(tx, tenantId, keys, now)).map((row) => [row.key, row]),
  )
  const waits = keys.map(({ key, free }) => {
    const { failures, last_at } = counted.get(key)!
    const delay = delayAfter(failures, free)
    const passed = (now.getTime() - new Date(last_at).getTime()) / 1000
    // A server whose clock is behind must not find a wait where there is none.
    return delay === 0 ? 0 : Math.ceil(delay - Math.max(0, passed))
  })
  const wait = Math.max(0, ...waits)
  if (wait === 0)
    await tx.query(
      'UPDATE login_failure SET failures = failures + 1, last_at = $2 WHERE key = ANY ($1::text[])',
      [keys.map(({ key }) => key), now],
    )
  return wait
}

/** Takes the present attempt back from counters that others share. */
export const takeBackAttempt = (tx: Tx, keys: readonly string[]) =>
  tx.query(
    'UPDATE login_failure SET failures = greatest(0, failures - 1) WHERE key = ANY ($1::text[])',
    [keys],
  )

/** Makes counters clean: the attempt was good. */
export const forgetAttempts = (tx: Tx, keys: readonly string[]) =>
  tx.query('DELETE FROM login_failure WHERE key = ANY ($1::text[])', [keys])

/** Makes all counters of an account clean: a new password was set. */
export const forgetAccount = (tx: Tx, name: string) =>
  tx.query(`DELETE FROM login_failure WHERE key = $1 OR starts_with(key, $2)`, [
    `user:${name}`,
    `pair:${name} `,
  ])
