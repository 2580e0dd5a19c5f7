import { alertsOf, type AlertKind } from '#domain/operations/alerts.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { version } from '../../watch/version.ts'
import { readOperationState, readWork } from './operation-state.ts'

const startedAt = new Date(Date.now() - process.uptime() * 1_000)
const moment = (at: number | null) => (at === null ? null : new Date(at)) as never

async function readAlerts(tx: Tx, now: Date) {
  const kinds = alertsOf(await readOperationState(tx), now.getTime())
  const noted = await tx.query<{ kind: AlertKind; since: Date }>(
    'SELECT kind, since FROM operation_alert',
  )
  return kinds.map((kind) => ({
    kind: kind as never,
    since: (noted.find((one) => one.kind === kind)?.since ?? null) as never,
  }))
}

const errorsSql = `SELECT cause, message, stack, path, build, agent, count, first_at AS "firstAt", last_at AS "lastAt"
  FROM client_error ORDER BY last_at DESC LIMIT 50`

export const Query: QueryResolvers<RequestContext> = {
  async operations(_, __, request) {
    return request.alone(async ({ tx, clock, database }) => {
      await tx.query('SELECT see_all_customers()')
      const [storage] = await tx.query<{
        postgres: string
        database: number
        files: number
        bytes: number
      }>(
        `SELECT current_setting('server_version') AS postgres, pg_database_size(current_database())::float AS database,
          count(*)::int AS files, coalesce(sum(bytes), 0)::float AS bytes FROM file`,
      )
      return {
        alerts: await readAlerts(tx, clock()),
        work: (await readWork(tx)).map(({ oldest, done, ...work }) => ({
          ...work,
          oldest: moment(oldest),
          done: moment(done),
        })),
        clientErrors: (await tx.query(errorsSql)) as never,
        version,
        node: process.version,
        database: database.kind === 'pglite' ? 'EMBEDDED' : `PostgreSQL ${storage!.postgres}`,
        startedAt: startedAt as never,
        databaseBytes: storage!.database,
        files: storage!.files,
        fileBytes: storage!.bytes,
      }
    })
  },
}
