import type { Ask } from './ask.ts'
import type { SyncAnswer } from './cart-answer.ts'
import type { Send } from './flush.ts'
import { syncIntents } from './sync-document.ts'

/** Sends intents by the layer's own document. */
export const sendBy = (ask: Ask): Send => async (userId, streamId, rows) => {
  const intents = rows.map(({ seq, mutationId, v, customerKey, kind, args }) => ({ seq, mutationId, v, customerKey, kind, args }))
  const answer = await ask<{ syncIntents: SyncAnswer }>(userId, syncIntents, { streamId, intents })
  return answer.ok ? { ok: true, answer: answer.data.syncIntents } : answer
}
