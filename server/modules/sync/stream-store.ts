import type { RequestContext } from '../../context.ts'
import type { Effect } from './intent-handler.ts'

/** Stored outcome of one intent, kept for 90 days. */
export interface StoredResult {
  seq: number
  mutationId: string
  kind: string
  effect: Effect
}

/** Outcomes already stored: results of this stream by number, and of others by the intent's id. */
export interface Stored {
  here: Map<number, StoredResult>
  elsewhere: Map<string, StoredResult>
}

/** A locked stream: the number of its last intent that has a result, and results of these intents stored before. */
export interface OpenStream {
  last: number
  stored: Stored
}

/**
 * Locks a device's stream and waits for every other call of the same person (server/db/functions/open-stream.sql).
 * An intent may have a result under another stream: two copies of a profile that held it each took a new one.
 */
export async function openStream(
  { tx, tenant, user }: RequestContext,
  streamId: string,
  intents: readonly { seq: number; mutationId: string }[] = [],
): Promise<OpenStream> {
  const [row] = await tx.query<{
    last_seq: number
    stored: (StoredResult & { isHere: boolean })[]
  }>('SELECT last_seq, stored FROM open_stream($1, $2, $3, $4, $5)', [
    tenant.id,
    user.id,
    streamId,
    intents.map(({ seq }) => seq),
    intents.map(({ mutationId }) => mutationId),
  ])
  const here: Stored['here'] = new Map()
  const elsewhere: Stored['elsewhere'] = new Map()
  for (const { isHere, ...result } of row!.stored) {
    if (isHere) here.set(result.seq, result)
    else elsewhere.set(result.mutationId, result)
  }
  return { last: row!.last_seq, stored: { here, elsewhere } }
}

/** The last intent of a stream that has a result; 0 for an unknown stream. */
export async function lastSeqOf(
  { tx, tenant, user }: RequestContext,
  streamId: string,
): Promise<number> {
  const [row] = await tx.query<{ last_seq: number }>(
    'SELECT last_seq FROM intent_stream WHERE tenant_id = $1 AND user_id = $2 AND stream_id = $3',
    [tenant.id, user.id, streamId],
  )
  return row?.last_seq ?? 0
}

/** Keeps new results and moves the stream on; part of the transaction that had the effect. */
export function storeResults(
  { tx, tenant, user, clock }: RequestContext,
  streamId: string,
  made: StoredResult[],
  last: number,
): void {
  if (made.length === 0) return
  tx.send(
    `WITH kept AS (
       INSERT INTO intent_result (tenant_id, user_id, stream_id, seq, mutation_id, kind, result, created_at)
       SELECT $1, $2, $3, r.seq, r."mutationId", r.kind, r.effect, $5 FROM jsonb_to_recordset($4::jsonb) AS r(seq int, "mutationId" uuid, kind text, effect jsonb))
     UPDATE intent_stream SET last_seq = $6, updated_at = $5 WHERE tenant_id = $1 AND user_id = $2 AND stream_id = $3`,
    [tenant.id, user.id, streamId, JSON.stringify(made), clock(), last],
  )
}
