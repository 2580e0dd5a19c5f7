import type { RequestContext } from '../../context.ts'
import type { Effect } from './intent-handler.ts'

/** Stored outcome of one intent, kept for 90 days. */
export interface StoredResult {
  seq: number
  mutationId: string
  kind: string
  effect: Effect
}

/**
 * Locks a device's stream, creating it if it is new. Also waits for every other call of the same person: a copy of the
 * device may be sending the same intents under another stream, and must have stored their results first.
 * @returns number of the last intent that has a result
 */
export async function lockStream(
  { tx, tenant, user }: RequestContext,
  streamId: string,
): Promise<number> {
  const [row] = await tx.query<{ last_seq: number }>(
    `WITH person AS MATERIALIZED (SELECT pg_advisory_xact_lock(hashtextextended('intents ' || $2 || '/' || $3::int, 0)))
     INSERT INTO intent_stream (stream_id, tenant_id, user_id) SELECT $1, $2, $3::int FROM person
     ON CONFLICT (tenant_id, user_id, stream_id) DO UPDATE SET stream_id = excluded.stream_id RETURNING last_seq`,
    [streamId, tenant.id, user.id],
  )
  return row!.last_seq
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

/** Outcomes already stored: results of this stream by number, and of others by the intent's id. */
export interface Stored {
  here: Map<number, StoredResult>
  elsewhere: Map<string, StoredResult>
}

/**
 * Returns results stored before. An intent may have one under another stream: two copies of a profile that held it each
 * took a new stream. Call after `lockStream`, so that results of the other copy are committed.
 */
export async function storedResults(
  { tx, tenant, user }: RequestContext,
  streamId: string,
  intents: readonly { seq: number; mutationId: string }[],
): Promise<Stored> {
  const rows = await tx.query<{
    stream_id: string
    seq: number
    mutation_id: string
    kind: string
    result: Effect
  }>(
    `SELECT stream_id, seq, mutation_id, kind, result FROM intent_result WHERE tenant_id = $1 AND user_id = $2 AND stream_id = $3 AND seq = ANY($4::int[])
     UNION ALL
     SELECT stream_id, seq, mutation_id, kind, result FROM intent_result WHERE tenant_id = $1 AND user_id = $2 AND mutation_id = ANY($5::uuid[]) AND stream_id <> $3`,
    [
      tenant.id,
      user.id,
      streamId,
      intents.map(({ seq }) => seq),
      intents.map(({ mutationId }) => mutationId),
    ],
  )
  const here: Stored['here'] = new Map()
  const elsewhere: Stored['elsewhere'] = new Map()
  for (const { stream_id, seq, mutation_id: mutationId, kind, result: effect } of rows) {
    if (stream_id === streamId) here.set(seq, { seq, mutationId, kind, effect })
    else elsewhere.set(mutationId, { seq, mutationId, kind, effect })
  }
  return { here, elsewhere }
}

/** Keeps new results and moves the stream on; part of the transaction that had the effect. */
export async function storeResults(
  { tx, tenant, user, clock }: RequestContext,
  streamId: string,
  made: StoredResult[],
  last: number,
): Promise<void> {
  if (made.length === 0) return
  await tx.query(
    `WITH kept AS (
       INSERT INTO intent_result (tenant_id, user_id, stream_id, seq, mutation_id, kind, result, created_at)
       SELECT $1, $2, $3, r.seq, r."mutationId", r.kind, r.effect, $5 FROM jsonb_to_recordset($4::jsonb) AS r(seq int, "mutationId" uuid, kind text, effect jsonb))
     UPDATE intent_stream SET last_seq = $6, updated_at = $5 WHERE tenant_id = $1 AND user_id = $2 AND stream_id = $3`,
    [tenant.id, user.id, streamId, JSON.stringify(made), clock(), last],
  )
}
