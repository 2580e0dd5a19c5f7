import type { Requester } from './graphql-request.ts'
import type { SyncAnswer } from '../cart/cart-answer.ts'
import type { OutboxRow } from '../database.ts'
import type { Send } from './flush.ts'
import { syncIntents } from './sync-document.ts'

/** A row as the server takes it. */
export const wireOf = ({ seq, mutationId, v, customerKey, kind, args, withdrawn }: OutboxRow) =>
  withdrawn
    ? { seq, mutationId, v, customerKey, kind: 'WITHDRAW', args: {} }
    : { seq, mutationId, v, customerKey, kind, args }

/** Sends intents by the layer's own document. */
export const sendBy =
  (ask: Requester): Send =>
  async (userId, streamId, rows) => {
    const answer = await ask<{ syncIntents: SyncAnswer }>(userId, syncIntents, {
      streamId,
      intents: rows.map(wireOf),
    })
    return answer.ok ? { ok: true, answer: answer.data.syncIntents } : answer
  }
