import { deepStrictEqual } from 'node:assert'
import type { CartSnapshot, CartBook, SyncAnswer } from '#offline/cart/cart-answer.ts'
import type { CheckoutAnswer } from '#domain/ordering/checkout-answer.ts'
import type { ReferenceServer } from './reference-server.ts'
import type { SyncServer } from './sync-server.ts'

const cartFacts = ({
  key,
  name,
  customerKey,
  version,
  generation,
  streamSeq,
  totalQuantity,
  lines,
  totals,
}: CartSnapshot) => ({
  key,
  name,
  customerKey,
  version,
  generation,
  streamSeq,
  totalQuantity,
  lines: lines
    .map(({ id, qty, version: at, note, unitPrice, problem }) => ({
      id,
      qty,
      at,
      note,
      unitPrice,
      problem,
    }))
    .sort((a, b) => a.id.localeCompare(b.id)),
  quantities: totals.map(({ sorg, quantity }) => ({ sorg, quantity })),
})

const nameOf = ({ customerKey, key }: { customerKey: string; key?: string | undefined }) =>
  `${customerKey}/${key ?? ''}`
const bookFacts = ({ at: _, ...facts }: CartBook) => facts

/** Orders have numbers of each server's own. */
const resultFacts = ({ data, ...facts }: SyncAnswer['results'][number]) => ({
  ...facts,
  orders: (data as { orders?: unknown[] } | null)?.orders?.length ?? 0,
})

const syncFacts = ({ lastSeq, results, gap, fork, carts, books }: SyncAnswer) => ({
  lastSeq,
  results: results.map(resultFacts),
  gap,
  fork,
  carts: carts.map(cartFacts).sort((a, b) => nameOf(a).localeCompare(nameOf(b))),
  books: books.map(bookFacts).sort((a, b) => nameOf(a).localeCompare(nameOf(b))),
})

const checkoutFacts = ({ orders, differences, userErrors }: CheckoutAnswer) => ({
  orders: orders.length,
  differences: differences.map(({ kind, article_code }) => `${kind} ${article_code}`).sort(),
  userErrors: userErrors.map(({ code }) => code),
})

/** Sends every call to both, one after the other, and blames whatever differs. The real answer goes out, with the reference's names for moments and orders. */
export function compared(real: SyncServer, reference: ReferenceServer): SyncServer {
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work)
    // On its way to a phone an exception looks like a bad line: it is kept for the end of the step.
    queue = turn.catch((error: unknown) => {
      reference.broken ??= error
    })
    return turn
  }
  const same = (a: unknown, b: unknown) =>
    deepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)))
  const dated = <Answer extends { customerKey: string; key?: string; at: string }>(
    answer: Answer,
    wanted: readonly Answer[],
  ): Answer => ({
    ...answer,
    at: wanted.find((one) => nameOf(one) === nameOf(answer))?.at ?? answer.at,
  })

  return {
    sync: (...args) =>
      inTurn(async () => {
        const [answer, wanted] = [await real.sync(...args), await reference.sync(...args)]
        same(syncFacts(answer), syncFacts(wanted))
        return {
          ...answer,
          carts: answer.carts.map((cart) => dated(cart, wanted.carts)),
          books: answer.books.map((book) => dated(book, wanted.books)),
        }
      }),
    cart: (...args) =>
      inTurn(async () => {
        const [answer, wanted] = [await real.cart(...args), await reference.cart(...args)]
        same(
          [answer.cart && cartFacts(answer.cart), bookFacts(answer.book)],
          [wanted.cart && cartFacts(wanted.cart), bookFacts(wanted.book)],
        )
        return {
          cart: answer.cart && dated(answer.cart, wanted.cart ? [wanted.cart] : []),
          book: dated(answer.book, [wanted.book]),
        }
      }),
    checkout: (...args) =>
      inTurn(async () => {
        const [answer, wanted] = [await real.checkout(...args), await reference.checkout(...args)]
        same(checkoutFacts(answer), checkoutFacts(wanted))
        return { ...answer, orders: wanted.orders }
      }),
    status: (...args) =>
      inTurn(async () => {
        const [answer, wanted] = [await real.status(...args), await reference.status(...args)]
        same([answer.state, answer.orders.length], [wanted.state, wanted.orders.length])
        return wanted
      }),
    alerts: (userId) =>
      inTurn(async () => {
        const [answer, wanted] = [await real.alerts(userId), await reference.alerts(userId)]
        same(answer, wanted)
        return wanted
      }),
    afterSale: () =>
      inTurn(async () => {
        const [answer, wanted] = [await real.afterSale(), await reference.afterSale()]
        same(answer, wanted)
        return wanted
      }),
    office: (change) =>
      inTurn(async () => {
        await real.office(change)
        await reference.office(change)
      }),
  }
}
