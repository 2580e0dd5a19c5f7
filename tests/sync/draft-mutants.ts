import { newId } from '#offline/sync/new-id.ts'
import { addLines, dropCart, newCart, setQuantities } from '#offline/cart/cart-changes.ts'
import type { DraftRowRecord } from '#offline/database.ts'
import type { DraftStash } from '#offline/drafts/draft-stash.ts'
import {
  createFastOrderStore,
  type DraftContent,
  type FastOrderDraft,
  fastOrderOf,
} from '#offline/drafts/fast-order-draft.ts'
import { applySyncResponse } from '#offline/sync/apply-server-response.ts'
import { createPendingChanges } from '#offline/sync/cancel.ts'
import type { Dispatch } from '#offline/sync/dispatch.ts'
import { nextBatch } from '#offline/sync/outbox.ts'
import type { Device } from '#offline/device.ts'
import type { Seams } from './seams.ts'

/** Parts a faulty draft is made of. */
interface Ground {
  device: Device
  dispatch: Dispatch
  userId: string
  customerKey: string
  stash: DraftStash
}

type Change = (draft: FastOrderDraft, ground: Ground) => Partial<FastOrderDraft>

const drafts = (change: Change): Seams => ({
  fastOrder: (device, userId, dispatch, stash) => {
    const store = createFastOrderStore(device, userId, dispatch, stash)
    return {
      of: (customerKey) => {
        const draft = store.of(customerKey)
        return { ...draft, ...change(draft, { device, userId, dispatch, customerKey, stash }) }
      },
    }
  },
})

type Order = Parameters<FastOrderDraft['addToCart']>

const put = async ({ device, dispatch, customerKey }: Ground, [lines, , name]: Order) => {
  const key = name === undefined ? null : device.newId()
  await dispatch(customerKey, key === null ? addLines('', lines) : newCart(key, name ?? '', lines))
  return key
}

const rowsOf = ({ device, userId, customerKey }: Ground) =>
  device.database.draftRows.where('[userId+draft]').equals([userId, fastOrderOf(customerKey)])

const takeOut = (ground: Ground, [, taken]: Order) =>
  rowsOf(ground)
    .filter(({ id }) => taken.has(id))
    .modify({ gone: 'sent', revision: { page: newId(), n: 1 } })

/** Two transactions where there must be one: between them the device may die. */
const cartThenDraft = drafts((_, ground) => ({
  async addToCart(...order) {
    const key = await put(ground, order)
    await takeOut(ground, order)
    return key
  },
}))

const draftThenCart = drafts((_, ground) => ({
  async addToCart(...order) {
    await takeOut(ground, order)
    return put(ground, order)
  },
}))

const backInTwoSteps = drafts((_, ground) => ({
  async takeBack({ from, taken }) {
    await ground.dispatch(
      ground.customerKey,
      'cart' in from ? dropCart(from.cart, null) : setQuantities('', from.quantities),
    )
    await rowsOf(ground)
      .filter(({ id }) => taken.has(id))
      .modify((row) => {
        delete row.gone
      })
  },
}))

/** Looks no further than its own screen before it orders. */
const ordersUnseen = drafts((_, ground) => ({
  addToCart(...order) {
    const { database } = ground.device
    const { facts, streams, outbox, articles, draftRows } = database
    return database.transaction('rw', [facts, streams, outbox, articles, draftRows], async () => {
      await takeOut(ground, order)
      return put(ground, order)
    })
  },
}))

/** Writes the whole draft as its screen has it, and with that over what another tab has stored. */
const writesOver = drafts((draft, ground) => {
  let shown: DraftContent = { rows: [], problems: [], products: [] }
  return {
    set(content) {
      shown = content
      draft.set(content)
    },
    async flush() {
      await draft.flush()
      const ids = new Set(shown.rows.map(({ id }) => id))
      await rowsOf(ground)
        .filter(({ id, gone }) => !gone && !ids.has(id))
        .delete()
    },
  }
})

/** Stores what a page could not store as it was, whatever has become of it since. */
const stashAsItWas = drafts((draft, ground) => ({
  async open() {
    const { device, userId, customerKey, stash } = ground
    const name = fastOrderOf(customerKey)
    await device.database.draftRows.bulkPut(
      stash.read(name).map(({ id, page, n, value, position, gone }): DraftRowRecord => ({
        userId,
        draft: name,
        id,
        value,
        position,
        revision: { page, n },
        ...(gone && { gone }),
        at: 0,
      })),
    )
    stash.clear(name)
    return draft.open()
  },
}))

/** Leaves no trace of rows that were sent: a late writing brings them back. */
const leavesNoTrace = drafts((draft, ground) => ({
  async addToCart(...order) {
    const key = await draft.addToCart(...order)
    await rowsOf(ground)
      .filter(({ gone }) => gone !== undefined)
      .delete()
    return key
  },
}))

/** Takes a change out of the outbox as if it had never been there. */
const deletesIt: typeof createPendingChanges = (database, userId, onWithdrawn) => ({
  ...createPendingChanges(database, userId, onWithdrawn),
  async withdraw(mutationId) {
    await database.outbox.where('mutationId').equals(mutationId).delete()
    onWithdrawn()
  },
})

/** Says nothing of a change that had been run before it was taken back. */
const silentlyTooLate: typeof applySyncResponse = async (device, userId, streamId, answer) => {
  const rows = await device.database.outbox.toArray()
  const out = new Set(rows.filter(({ withdrawn }) => withdrawn).map(({ mutationId }) => mutationId))
  return applySyncResponse(device, userId, streamId, {
    ...answer,
    results: answer.results.map((result) =>
      out.has(result.mutationId) ? { ...result, status: 'REJECTED', reason: 'withdrawn' } : result,
    ),
  })
}

/** Takes a change back on the screen, and sends it all the same. */
const sendsItAllTheSame: typeof nextBatch = async (...args) => {
  const { streamId, rows } = await nextBatch(...args)
  return { streamId, rows: rows.map(({ withdrawn: _, ...row }) => row) }
}

/** Faults around fast orders, and changes that are cancelled. */
export const draftMutants: Record<string, Seams> = {
  'a fast order in the cart before it is out of its draft': cartThenDraft,
  'a fast order out of its draft before it is in the cart': draftThenCart,
  'a fast order taken back in two steps': backInTwoSteps,
  'one fast order put into the cart by two tabs': ordersUnseen,
  'a fast order written over what another tab has made of it': writesOver,
  'what a page has stashed stored as it was': stashAsItWas,
  'no trace of the rows that were sent': leavesNoTrace,
  'a change taken back by deleting it': { waiting: deletesIt },
  'a change taken back too late, and nobody told': { steps: { settle: silentlyTooLate } },
  'a change taken back on the screen alone': { steps: { nextBatch: sendsItAllTheSame } },
}
