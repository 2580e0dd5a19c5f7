import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'

const hour = 3_600_000
/** How long results of intents are kept, for devices that come back late (OFFLINE). */
const resultDays = 90

/** Deletes what nobody can ask for any more: old results, dead sessions, forgotten failures. */
export async function tidy(database: Database, now: Date): Promise<void> {
  const tenants = await database.bare((tx) => tx.query<{ id: string }>('SELECT id FROM tenant'))
  const old = new Date(now.getTime() - resultDays * 24 * hour)
  for (const { id } of tenants) {
    await database.within({ tenantId: id, user: 'any', customers: [] }, async (tx) => {
      await tx.query('DELETE FROM intent_result WHERE created_at < $1', [old])
      await tx.query('DELETE FROM session WHERE expires_at < $1 OR revoked_at < $2', [now, old])
      await tx.query('DELETE FROM login_failure WHERE last_at < $1', [new Date(now.getTime() - 24 * hour)])
    })
  }
}

/** Tidies every hour. @returns a function that stops it */
export function keepTidy(database: Database, clock: Clock, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => { tidy(database, clock()).catch((error: unknown) => log.error(error)) }, hour)
  return () => clearInterval(timer)
}
