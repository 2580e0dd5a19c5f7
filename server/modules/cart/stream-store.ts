import type { Request } from '../../context.ts'
import type { Effect } from './sync.ts'

/** What became of one intent, as it is kept for 90 days. */
export interface StoredResult { seq: number; mutationId: string; kind: string; effect: Effect }

/** Locks the stream of this person's device, making it if it is new. @returns the last intent that has a result */
export async function lockStream({ tx, tenant, user }: Request, streamId: string): Promise<number> {
  const [row] = await tx.query<{ last_seq: number }>(
    `INSERT INTO intent_stream (stream_id, tenant_id, user_id) VALUES ($1, $2, $3)
     ON CONFLICT (tenant_id, user_id, stream_id) DO UPDATE SET stream_id = excluded.stream_id RETURNING last_seq`, [streamId, tenant.id, user.id])
  return row!.last_seq
}

/** The last intent of a stream that has a result; 0 for an unknown stream. */
export async function lastSeqOf({ tx, tenant, user }: Request, streamId: string): Promise<number> {
  const [row] = await tx.query<{ last_seq: number }>(
    'SELECT last_seq FROM intent_stream WHERE tenant_id = $1 AND user_id = $2 AND stream_id = $3', [tenant.id, user.id, streamId])
  return row?.last_seq ?? 0
}

/** Results given before, by their number. */
export async function storedResults({ tx, tenant, user }: Request, streamId: string, seqs: number[]): Promise<Map<number, StoredResult>> {
  if (seqs.length === 0) return new Map()
  const rows = await tx.query<{ seq: number; mutation_id: string; kind: string; result: Effect }>(
    'SELECT seq, mutation_id, kind, result FROM intent_result WHERE tenant_id = $1 AND user_id = $2 AND stream_id = $3 AND seq = ANY($4::int[])',
    [tenant.id, user.id, streamId, seqs])
  return new Map(rows.map(({ seq, mutation_id, kind, result }) => [seq, { seq, mutationId: mutation_id, kind, effect: result }]))
}

/** Keeps new results and moves the stream on; part of the transaction that had the effect. */
export async function storeResults({ tx, tenant, user, clock }: Request, streamId: string, made: StoredResult[], last: number): Promise<void> {
  if (made.length === 0) return
  await tx.query(
    `WITH kept AS (
       INSERT INTO intent_result (tenant_id, user_id, stream_id, seq, mutation_id, kind, result, created_at)
       SELECT $1, $2, $3, r.seq, r."mutationId", r.kind, r.effect, $5 FROM jsonb_to_recordset($4::jsonb) AS r(seq int, "mutationId" uuid, kind text, effect jsonb))
     UPDATE intent_stream SET last_seq = $6, updated_at = $5 WHERE tenant_id = $1 AND user_id = $2 AND stream_id = $3`,
    [tenant.id, user.id, streamId, JSON.stringify(made), clock(), last])
}
