import type { CartStore } from '#offline/cart/cart-store.ts'
import { rowsBack } from '#offline/drafts/draft-rows.ts'
import { createFastOrderStore, type FastOrderDraft } from '#offline/drafts/fast-order-draft.ts'
import type { LeftDraft } from '#offline/drafts/unload-draft.ts'
import { nextBatch } from '#offline/sync/outbox.ts'
import { applySyncResponse } from '#offline/sync/apply-server-response.ts'
import { createPendingChanges } from '#offline/sync/cancel.ts'
import type { Seams } from './seams.ts'
import { turnWish } from './wishes.ts'

type Change = (
  draft: FastOrderDraft,
  cart: CartStore,
  customerKey: string,
  tab: LeftDraft,
) => Partial<FastOrderDraft>

const drafts = (change: Change): Seams => ({
  fastOrder: (device, userId, cart, tab) => {
    const store = createFastOrderStore(device, userId, cart, tab)
    return {
      of: (customerKey) => {
        const draft = store.of(customerKey)
        return { ...draft, ...change(draft, cart, customerKey, tab) }
      },
    }
  },
})

const put = (
  cart: CartStore,
  customerKey: string,
  [lines, , name]: Parameters<FastOrderDraft['addToCart']>,
) =>
  name === undefined
    ? cart.addLines(customerKey, lines).then(() => null)
    : cart.saveAsCart(customerKey, name, lines)

/** Two transactions where there must be one: between them the device may die. */
const cartThenDraft = drafts((draft, cart, customerKey) => ({
  async addToCart(...order) {
    const key = await put(cart, customerKey, order)
    await draft.write(order[1])
    return key
  },
}))

const draftThenCart = drafts((draft, cart, customerKey) => ({
  async addToCart(...order) {
    await draft.write(order[1])
    return put(cart, customerKey, order)
  },
}))

const backInTwoSteps = drafts((draft, cart, customerKey) => ({
  async takeBack({ from, before, taken }) {
    if ('cart' in from) await cart.dropCart(customerKey, from.cart, null)
    else await cart.setQuantities(customerKey, from.quantities)
    const now = (await draft.read())?.rows ?? []
    await draft.write({ ...before, rows: rowsBack(now, before.rows, taken) })
  },
}))

/** Looks no further than its own screen before it orders, or writes. */
const ordersUnseen = drafts((draft) => ({
  write: async (content) => {
    await draft.read()
    return draft.write(content)
  },
  addToCart: async (...order) => {
    await draft.read()
    return draft.addToCart(...order)
  },
}))
const writesOver = drafts((draft) => ({
  write: async (content) => {
    await draft.read()
    return draft.write(content)
  },
}))

/** What a page has left is shown as it was, whatever has become of it since. */
const leftAsItWas = drafts((draft, _, customerKey, tab) => ({
  async read() {
    const left = tab.read(customerKey)
    const row = await draft.read()
    return left ? { products: [], ...row, rows: left.rows, problems: left.problems } : row
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

/** Faults around fast orders, changes that are taken back, and wishes. */
export const draftMutants: Record<string, Seams> = {
  'a fast order in the cart before it is out of its draft': cartThenDraft,
  'a fast order out of its draft before it is in the cart': draftThenCart,
  'a fast order taken back in two steps': backInTwoSteps,
  'one fast order put into the cart by two tabs': ordersUnseen,
  'a fast order written over what another tab has made of it': writesOver,
  'what a page has left shown as it was': leftAsItWas,
  'a change taken back by deleting it': { waiting: deletesIt },
  'a change taken back too late, and nobody told': { steps: { settle: silentlyTooLate } },
  'a change taken back on the screen alone': { steps: { nextBatch: sendsItAllTheSame } },
  'a wish said to be kept before anybody has answered': {
    wish: async (...args) => {
      await turnWish(...args)
      return true
    },
  },
}
