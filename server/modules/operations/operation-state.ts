import type { Backlog, OperationState } from '#domain/operations/alerts.ts'
import type { Tx } from '../../db/database.ts'

type Times = { waiting: number; failed: number; oldest: Date | null; done: Date | null }

/** Work of one kind, and when the last of it was done. */
export interface WorkState extends Backlog {
  kind: string
  done: number | null
}

const ordersSql = `SELECT count(*) FILTER (WHERE state = 'waiting')::int AS waiting, count(*) FILTER (WHERE state = 'failed')::int AS failed,
  min(created_at) FILTER (WHERE state = 'waiting') AS oldest, max(delivered_at) AS done FROM order_handover`
// In a sandbox nothing is handed over: what waits there is no trouble.
const recordsSql = `SELECT count(*) FILTER (WHERE waits)::int AS waiting, count(*) FILTER (WHERE state = 'failed')::int AS failed, min(changed_at) FILTER (WHERE waits) AS oldest, NULL::timestamptz AS done
  FROM (SELECT state, changed_at, state IN ('waiting', 'pending', 'processing') AND (SELECT sandbox_of IS NULL FROM tenant WHERE id = current_setting('app.tenant')) AS waits
    FROM (SELECT handover AS state, updated_at AS changed_at FROM claim UNION ALL SELECT handover_state, changed_at FROM frame_registration) every) record`
const mailSql = `SELECT count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
  count(*) FILTER (WHERE state = 'failed' AND created_at > now() - interval '7 days')::int AS failed,
  min(created_at) FILTER (WHERE state = 'waiting') AS oldest, max(sent_at) AS done FROM mail_message`
const jobsSql = `SELECT name AS kind, count(*) FILTER (WHERE state < 'completed')::int AS waiting,
  count(*) FILTER (WHERE state = 'failed' AND created_on > now() - interval '7 days')::int AS failed,
  min(created_on) FILTER (WHERE state < 'completed') AS oldest, max(completed_on) FILTER (WHERE state = 'completed') AS done
  FROM pgboss.job WHERE data->>'tenantId' = current_setting('app.tenant') AND name NOT IN ('handover', 'mail') GROUP BY name ORDER BY name`
const importsSql = `SELECT
  (SELECT json_build_object('at', finished_at, 'failed', state = 'failed') FROM import_run WHERE finished_at IS NOT NULL ORDER BY finished_at DESC LIMIT 1) AS last,
  (SELECT min(started_at) FROM import_run WHERE finished_at IS NULL AND state = 'running') AS running_since,
  (SELECT count(DISTINCT floor(extract(epoch FROM now() - finished_at) / 86400))::int FROM import_run
    WHERE finished_at > now() - interval '5 days' AND finished_at <= now() - interval '1 day') AS usual_days`

const workOf = (kind: string, { waiting, failed, oldest, done }: Times): WorkState => ({
  kind,
  waiting,
  failed,
  oldest: oldest?.getTime() ?? null,
  done: done?.getTime() ?? null,
})

/** Work of a tenant that waits or was given up: orders for the ERP, mail, then other jobs by queue. */
export async function readWork(tx: Tx): Promise<[WorkState, WorkState, ...WorkState[]]> {
  const [[orders], [mail], jobs] = await Promise.all([
    tx.query<Times>(ordersSql),
    tx.query<Times>(mailSql),
    tx.query<Times & { kind: string }>(jobsSql),
  ])
  return [
    workOf('orders', orders!),
    workOf('mail', mail!),
    ...jobs.map((row) => workOf(row.kind, row)),
  ]
}

/** Reads the state that the rule of alerts judges. */
export async function readOperationState(tx: Tx): Promise<OperationState> {
  const [orders, mail] = await readWork(tx)
  const [records] = await tx.query<Times>(recordsSql)
  const [pulse] = await tx.query<{
    last: { at: string; failed: boolean } | null
    running_since: Date | null
    usual_days: number
  }>(importsSql)
  return {
    orders,
    records: workOf('records', records!),
    mail,
    imports: {
      last: pulse!.last && { at: Date.parse(pulse!.last.at), failed: pulse!.last.failed },
      runningSince: pulse!.running_since?.getTime() ?? null,
      usualDays: pulse!.usual_days,
    },
  }
}
