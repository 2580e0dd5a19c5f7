import type { Tx } from '../db/database.ts'

const freeTries = 5
const longestDelay = 300

/** Returns the seconds to wait after failures in a row: none at first, then doubling, never forever. */
export const delayAfter = (failures: number) =>
  failures < freeTries ? 0 : Math.min(longestDelay, 2 ** (failures - freeTries))

/** Seconds until one of the keys (account, address) may try again; 0 for now. */
export async function waitFor(tx: Tx, keys: string[], now: Date): Promise<number> {
  const rows = await tx.query<{ failures: number; last_at: Date }>(
    'SELECT failures, last_at FROM login_failure WHERE key = ANY($1::text[])',
    [keys],
  )
  const waits = rows.map(({ failures, last_at }) =>
    Math.ceil(delayAfter(failures) - (now.getTime() - new Date(last_at).getTime()) / 1000),
  )
  return Math.max(0, ...waits)
}

/** Counts a failed log-in for each key. */
export const recordFailure = (tx: Tx, tenantId: string, keys: string[], now: Date) =>
  tx.query(
    `INSERT INTO login_failure (tenant_id, key, failures, last_at) SELECT $1, unnest($2::text[]), 1, $3
   ON CONFLICT (tenant_id, key) DO UPDATE SET failures = login_failure.failures + 1, last_at = $3`,
    [tenantId, keys, now],
  )

/** A good log-in makes the account's slate clean; an address keeps its own count, or one good account would open it for guessing. */
export const forgetFailures = (tx: Tx, account: string) =>
  tx.query('DELETE FROM login_failure WHERE key = $1', [account])
