import type { Tx } from '../../db/database.ts'

/** Days that the tries of a file are kept; the file itself is kept for seven. */
const triedDays = 30

/** Deliveries whose job ended without a result, as when the process died at the last try: a person can send them again. */
const lost = `UPDATE download_delivery d SET state = 'failed', claimed_until = NULL WHERE state = 'waiting' AND (claimed_until IS NULL OR claimed_until < $1)
  AND NOT EXISTS (SELECT FROM pgboss.job j WHERE j.name = 'download-delivery' AND j.state < 'completed' AND j.data->>'deliveryId' = d.id::text)`

/** Gives up deliveries of scheduled files that no job sends any more, and deletes old ones. */
export async function forgetDownloads(tx: Tx, now: Date): Promise<void> {
  await tx.query(lost, [now])
  await tx.query(`DELETE FROM download_delivery WHERE state <> 'waiting' AND created_at < $1`, [
    new Date(now.getTime() - triedDays * 86_400_000),
  ])
}
