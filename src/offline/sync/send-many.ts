import { cartsOf } from '#domain/cart/intent-targets.ts'
import { maxIntents } from '#domain/sync/intent.ts'
import type { Requester } from './graphql-request.ts'
import type { SyncAnswer } from '../cart/cart-answer.ts'
import type { OutboxRow } from '../database.ts'
import type { FlushSteps, Send } from './flush.ts'
import { cartIntentOf, isCartRow } from '../cart/cart-rows.ts'
import { nextBatch } from './outbox.ts'
import { sendBy, wireOf } from './send-intents.ts'
import { syncResults } from './sync-document.ts'

/** Most requests whose results wait for the carts of the last of them. */
const maxParts = 10

/** The one cart that a row speaks of; null: two of them, or none any more, so that an answer to it alone would bring no cart. */
function cartOf(row: OutboxRow): string | null {
  if (row.withdrawn || !isCartRow(row) || row.kind === 'ORDER') return null
  const [key, another] = cartsOf(cartIntentOf(row))
  return another === undefined ? `${row.customerKey}/${key}` : null
}

/** Counts the first rows that concern the same cart. */
function ofOneCart(rows: readonly OutboxRow[]): number {
  const [first] = rows
  const cart = first ? cartOf(first) : null
  const other = cart === null ? 0 : rows.findIndex((row) => cartOf(row) !== cart)
  return other < 0 ? rows.length : other
}

const answersAll = (
  rows: readonly OutboxRow[],
  { gap, fork, results }: Pick<SyncAnswer, 'gap' | 'fork' | 'results'>,
) =>
  gap === null &&
  !fork &&
  rows.every(({ seq, mutationId }) =>
    results.some((result) => result.seq === seq && result.mutationId === mutationId),
  )

/**
 * Sends many intents of one cart in several requests, of which the last alone is answered with that cart: thousands of lines
 * would bring it as many times as there are requests, a little longer each time. To the flush it is one answer to all of
 * them, so that rows go and the cart comes in one transaction, as ever. Until then nothing here has changed: whatever comes
 * in between, they are sent again and the server knows them. What does not go as it should goes the plain way, one request
 * for one answer, until one has come.
 * @param size intents in each of several requests
 */
export function sendMany(
  ask: Requester,
  size = maxIntents,
): { send: Send; nextBatch: FlushSteps['nextBatch'] } {
  const plain = sendBy(ask)
  let parts = maxParts

  const inParts: Send = async (userId, streamId, rows) => {
    const results: SyncAnswer['results'] = []
    let rest = rows
    for (; rest.length > size; rest = rest.slice(size)) {
      const part = rest.slice(0, size)
      const answer = await ask<{
        syncIntents: Pick<SyncAnswer, 'lastSeq' | 'gap' | 'fork' | 'results'>
      }>(userId, syncResults, { streamId, intents: part.map(wireOf) })
      if (!answer.ok) return answer
      if (!answersAll(part, answer.data.syncIntents)) return { ok: false, why: 'broken' }
      results.push(...answer.data.syncIntents.results)
    }
    const last = await plain(userId, streamId, rest)
    if (!last.ok) return last
    return answersAll(rest, last.answer)
      ? { ok: true, answer: { ...last.answer, results: [...results, ...last.answer.results] } }
      : { ok: false, why: 'broken' }
  }

  return {
    async nextBatch(database, userId, most) {
      const batch = await nextBatch(database, userId, most < maxIntents ? most : maxIntents * parts)
      return { ...batch, rows: batch.rows.slice(0, Math.max(maxIntents, ofOneCart(batch.rows))) }
    },
    async send(userId, streamId, rows) {
      if (parts === 1 || rows.length <= size || ofOneCart(rows) < rows.length)
        return plainly(userId, streamId, rows)
      const answer = await inParts(userId, streamId, rows)
      if (answer.ok) return answer
      parts = 1
      // No trouble of the line: what stands in the way is for the plain way to find out.
      return answer.why === 'broken' || answer.why === 'refused'
        ? plainly(userId, streamId, rows.slice(0, maxIntents))
        : answer
    },
  }

  async function plainly(userId: string, streamId: string, rows: OutboxRow[]) {
    const answer = await plain(userId, streamId, rows)
    parts = answer.ok && answer.answer.gap === null && !answer.answer.fork ? maxParts : 1
    return answer
  }
}
