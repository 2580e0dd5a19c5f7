import { createHash } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import type { MachineRequest } from './machine-route.ts'
import { Problem } from './problem.ts'

/** Longest `Idempotency-Key`. */
const longestKey = 200

/**
 * Runs a change in one transaction, once for each `Idempotency-Key` of a machine key: its answer is stored with the change
 * itself and given again to the same request. A second copy waits for the first. A change that fails leaves the key free.
 * @throws Problem key_reused for another request under the same key, bad_input for a key that is none
 */
export const once = <Body extends object>(
  asked: MachineRequest,
  body: unknown,
  work: (tx: Tx) => Promise<Body>,
): Promise<unknown> => asked.within((tx) => onceIn(tx, asked, body, () => work(tx)))

/** Runs a change once, as `once` does, in a transaction that is open already; when `work` throws, it must be rolled back. */
export async function onceIn<Body extends object>(
  tx: Tx,
  asked: MachineRequest,
  body: unknown,
  work: () => Promise<Body>,
): Promise<unknown> {
  const { request, reply, machine, tenant, parts } = asked
  const key = request.headers['idempotency-key']
  if (key === undefined) return work()
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > longestKey)
    throw new Problem('bad_input', { detail: `Idempotency-Key: 1 to ${longestKey} characters` })
  const hash = createHash('sha256')
    .update(`${request.method} ${request.url} ${JSON.stringify(body)}`)
    .digest('hex')
  const [mine] = await tx.query(
    `INSERT INTO machine_answer (tenant_id, key_id, idempotency_key, request_hash, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING key_id`,
    [tenant.id, machine.keyId, key, hash, parts.clock()],
  )
  const mark = [machine.keyId, key]
  if (!mine) {
    const [known] = await tx.query<{ request_hash: string; answer: unknown }>(
      'SELECT request_hash, answer FROM machine_answer WHERE key_id = $1 AND idempotency_key = $2',
      mark,
    )
    if (known?.request_hash !== hash) throw new Problem('key_reused')
    reply.header('idempotency-replayed', 'true')
    return known.answer
  }
  const answer = await work()
  await tx.query(
    'UPDATE machine_answer SET answer = $3::jsonb WHERE key_id = $1 AND idempotency_key = $2',
    [...mark, JSON.stringify(answer)],
  )
  return answer
}
