import { newId } from '#offline/sync/new-id.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { cartView } from '#offline/cart/cart-view.ts'
import { bookView } from '#offline/cart/book-view.ts'
import { createCheckout } from '#offline/checkout/checkout-attempt.ts'
import { append, nextBatch } from '#offline/sync/outbox.ts'
import type { Requester } from '#offline/sync/graphql-request.ts'
import type { SyncAnswer } from '#offline/cart/cart-answer.ts'
import { sendBy, wireOf } from '#offline/sync/send-intents.ts'
import { sendMany } from '#offline/sync/send-many.ts'
import { applySyncResponse } from '#offline/sync/apply-server-response.ts'
import { checkout, syncResults } from '#offline/sync/sync-document.ts'
import { draftMutants } from './draft-mutants.ts'
import type { Seams } from './seams.ts'

type Settle = typeof applySyncResponse
const without =
  (change: (answer: Parameters<Settle>[3]) => Parameters<Settle>[3]): Settle =>
  (device, userId, streamId, answer) =>
    applySyncResponse(device, userId, streamId, change(answer))

/** Deletes the row before any answer. */
const deleteBeforeAck: typeof nextBatch = async (database, userId, most) => {
  const batch = await nextBatch(database, userId, most)
  await database.outbox.bulkDelete(batch.rows.map(({ streamId, seq }) => [streamId, seq]))
  return batch
}

const lastFirst: typeof nextBatch = async (...args) => {
  const { streamId, rows } = await nextBatch(...args)
  return { streamId, rows: [...rows].reverse() }
}

const skipsTheFirst: typeof nextBatch = async (...args) => {
  const { streamId, rows } = await nextBatch(...args)
  return { streamId, rows: rows.length > 1 ? rows.slice(1) : rows }
}

const newIdEachTime: typeof nextBatch = async (database, userId, most) => {
  const { streamId, rows } = await nextBatch(database, userId, most)
  await database.outbox.bulkPut(rows.map((row) => ({ ...row, mutationId: newId() })))
  return nextBatch(database, userId, most).then((batch) => ({ ...batch, streamId }))
}

/** Two transactions where there must be one: between them the store may be closed. */
const inTwoSteps: Settle = async (device, userId, streamId, answer) => {
  await applySyncResponse(device, userId, streamId, {
    ...answer,
    carts: [],
    fork: false,
    gap: null,
  })
  return applySyncResponse(device, userId, streamId, answer)
}

const byNumberAlone: Settle = async (device, userId, streamId, answer) => {
  const { outbox } = device.database
  await outbox
    .where('[streamId+seq]')
    .between([streamId, 0], [streamId, answer.lastSeq], true, true)
    .delete()
  return applySyncResponse(device, userId, streamId, answer)
}

/** Whichever answer comes last is kept, however old. */
const lastAnswerWins: Settle = async (device, userId, streamId, answer) => {
  await device.database.cartSnapshots.where('userId').equals(userId).delete()
  return applySyncResponse(device, userId, streamId, answer)
}

const everythingPending: typeof cartView = (parts): CartView =>
  cartView({
    ...parts,
    base: parts.base && { ...parts.base, cart: { ...parts.base.cart, streamSeq: 0 } },
  })

/** Lists what the server listed, and nothing of what waits. */
const listWithoutPending: typeof bookView = (parts) => bookView({ ...parts, pending: [] })

/** A move waits in the cart it was taken from alone. */
const halfAMove: typeof cartView = (parts): CartView =>
  cartView({
    ...parts,
    pending: parts.pending.filter(({ args }) => !('to' in args && args.to === parts.key)),
  })

/** A queued order leaves its lines in the cart. */
const orderLeavesLines: typeof cartView = (parts): CartView =>
  cartView({ ...parts, pending: parts.pending.filter(({ kind }) => kind !== 'ORDER') })

/** Queues an order twice. */
const queuesTwice: typeof createCheckout = (deps) =>
  createCheckout({
    ...deps,
    dispatch: (customerKey, changes) => deps.dispatch(customerKey, [...changes, ...changes]),
  })

/** A named cart is folded over the numbers of the active one's answer. */
const oneCountForAll: typeof keepsNoBook = async (device, userId, streamId, answer) => {
  await applySyncResponse(device, userId, streamId, answer)
  await device.database.cartSnapshots
    .where('userId')
    .equals(userId)
    .modify((row) => {
      row.cart.streamSeq = Math.max(row.cart.streamSeq, answer.lastSeq + 1)
    })
  return true
}

const keepsNoBook: Settle = without((answer) => ({ ...answer, books: [] }))

/** Sends everything to the active cart. */
const withoutTheCart: typeof nextBatch = async (...args) => {
  const { streamId, rows } = await nextBatch(...args)
  return {
    streamId,
    rows: rows.map((row) =>
      'cart' in row.args &&
      row.kind !== 'NEW_CART' &&
      row.kind !== 'RENAME_CART' &&
      row.kind !== 'DROP_CART'
        ? { ...row, args: { ...row.args, cart: undefined } as typeof row.args }
        : row,
    ),
  }
}

/** Takes the carts of the last of several requests for those of all. */
const lastCartsForAll = (ask: Requester, size = 50): ReturnType<typeof sendMany> => ({
  nextBatch,
  async send(userId, streamId, rows) {
    const results: SyncAnswer['results'] = []
    let rest = rows
    for (; rest.length > size; rest = rest.slice(size)) {
      const answer = await ask<{ syncIntents: SyncAnswer }>(userId, syncResults, {
        streamId,
        intents: rest.slice(0, size).map(wireOf),
      })
      if (!answer.ok) return answer
      results.push(...answer.data.syncIntents.results)
    }
    const last = await sendBy(ask)(userId, streamId, rest)
    return last.ok
      ? { ok: true, answer: { ...last.answer, results: [...results, ...last.answer.results] } }
      : last
  },
})

/** Takes the results of the first of several requests in before the cart has come. */
const resultsBeforeTheCart = (ask: Requester, size = 50): ReturnType<typeof sendMany> => {
  const many = sendMany(ask, size)
  return {
    nextBatch: many.nextBatch,
    async send(userId, streamId, rows) {
      if (rows.length <= size) return many.send(userId, streamId, rows)
      const answer = await ask<{ syncIntents: SyncAnswer }>(userId, syncResults, {
        streamId,
        intents: rows.slice(0, size).map(wireOf),
      })
      return answer.ok
        ? { ok: true, answer: { ...answer.data.syncIntents, carts: [], books: [] } }
        : answer
    },
  }
}

/** Orders without a look at what has not been sent yet. */
const sendsAtOnce: typeof createCheckout = ({ device, userId, ask }) => ({
  async place(_, { form, cartVersion, products }) {
    await ask(userId, checkout, {
      ...form,
      cartVersion,
      products,
      attemptKey: device.newId(),
      streamId: (await device.database.streams.get(userId))?.streamId,
    })
    return { state: 'idle' }
  },
  queue: async () => ({ state: 'idle' }),
  resume: async () => ({ state: 'idle' }),
})

/** Faults of the client, each of which the model must notice. */
export const clientMutants: Record<string, Seams> = {
  'delete before the answer': { steps: { nextBatch: deleteBeforeAck } },
  'sent out of order': { steps: { nextBatch: lastFirst } },
  'the first row left out': { steps: { nextBatch: skipsTheFirst } },
  'a new id at each try': { steps: { nextBatch: newIdEachTime } },
  'acknowledged without the base': {
    steps: { settle: without((answer) => ({ ...answer, carts: [] })) },
  },
  'the base without the acknowledgement': {
    steps: { settle: without((answer) => ({ ...answer, results: [] })) },
  },
  'base and acknowledgement in two steps': { steps: { settle: inTwoSteps } },
  'acknowledged by number alone': { steps: { settle: byNumberAlone } },
  'refusals dropped': {
    steps: {
      settle: without((answer) => ({
        ...answer,
        results: answer.results.map((result) => ({
          ...result,
          status: 'APPLIED',
          overwrote: null,
        })),
      })),
    },
  },
  'a fork overlooked': { steps: { settle: without((answer) => ({ ...answer, fork: false })) } },
  'the last answer wins, however old': { steps: { settle: lastAnswerWins } },
  'everything pending over every base': { cartView: everythingPending },
  'the list of carts without what waits': { bookView: listWithoutPending },
  'a move that waits in one cart alone': { cartView: halfAMove },
  'a queued order that leaves its lines in the cart': { cartView: orderLeavesLines },
  'a queued order stored twice': { checkout: queuesTwice },
  'one count for all carts': { steps: { settle: oneCountForAll } },
  'carts acknowledged without their list': { steps: { settle: keepsNoBook } },
  'a move acknowledged with one of its carts': {
    steps: { settle: without((answer) => ({ ...answer, carts: answer.carts.slice(0, 1) })) },
  },
  'the cart lost on the way': { steps: { nextBatch: withoutTheCart } },
  'one request’s carts for several': { sendMany: lastCartsForAll },
  'results of several requests before their cart': { sendMany: resultsBeforeTheCart },
  "sent in whoever's name": {
    authorise: ({ fetch, token }) => {
      const renewToken = async () => {
        const answer = await fetch('/refresh-token', { method: 'POST' })
        token.set(((await answer.json()) as { requestToken: string }).requestToken)
        return 'renewed' as const
      }
      const authorisedFetch: typeof fetch = async (input, init) => {
        const send = () =>
          fetch(input, { ...init, headers: { authorization: `Bearer ${token.get()}` } })
        const answer = await send()
        if (answer.status !== 401) return answer
        await renewToken().catch(() => undefined)
        return send()
      }
      return { fetch: authorisedFetch, renewToken }
    },
    tokenUser: (userId) => () => userId,
  },
  'a sign-out clears the cart': {
    async beforeSignOut(device, userId, customerKey) {
      await append(device, {
        userId,
        customerKey,
        intent: { kind: 'CLEAR', args: { seenVersion: 0 } },
      })
    },
  },
  'checkout over unsent changes': { checkout: sendsAtOnce },
  'a new key at each try to order': {
    openAttempt: async (device, userId, customerKey, key, request) => {
      const attempt = { userId, customerKey, key, attemptKey: newId(), request, at: 0 }
      await device.database.cartAttempts.put(attempt)
      return attempt
    },
  },
  ...draftMutants,
  'a claim sent before its files': { isFileHere: () => true },
  'gives up when nothing comes back': { noTriggers: true },
  'says "kept" when the device is full': { swallowNotSaved: true },
}
