import type { IncomingQuantities } from './cart-answer.ts'
import type { Day } from '#domain/time/day.ts'
import type { CartView } from './cart-view.ts'
import { readBook, readCart } from './cart-store.ts'
import type { IncomingRow, OfflineDatabase } from '../database.ts'

/** Incoming quantities stored on this device for one person's customer. */
export interface IncomingStore {
  /** Keeps the server's answer; of a code that is not in it there is nothing any more. Never rejects: it can be asked again. */
  keep(codes: readonly string[], answer: readonly IncomingQuantities[]): Promise<void>
  /**
   * Reads incoming quantities of articles beside a cart, and the age of the oldest; undefined: none.
   * @param beside the cart's key, null: none
   * @param today arrivals before it are left out
   */
  read(
    codes: readonly string[],
    beside: string | null,
    today: Day,
  ): Promise<
    { data: (IncomingQuantities & { exceptCart: string | null })[]; at: number } | undefined
  >
}

/** Maximum age of stored quantities, in ms. */
const worthKeeping = 30 * 86_400_000

/** Articles written at a time, so that another change need not wait for the 2,000 of a cart. */
const atOnce = 50

const codeOf = (id: string) => id.slice(id.indexOf('/') + 1)
const nothingOf = (id: string): IncomingQuantities => ({
  id,
  carts: [],
  orders: [],
  lastDelivery: null,
  lastBought: null,
})

/** Of an answer what is kept: nothing that the query cache has written into it. */
const plain = ({
  id,
  carts,
  orders,
  lastDelivery,
  lastBought,
}: IncomingQuantities): IncomingQuantities => {
  const past = (of: IncomingQuantities['lastBought']) =>
    of && { no: of.no, date: of.date, qty: of.qty }
  return {
    id,
    carts: carts.map(({ key, name, qty }) => ({ key, name, qty })),
    orders: orders.map(({ order_no, qty, date, confirmed }) => ({
      order_no,
      qty,
      date,
      confirmed,
    })),
    lastDelivery: past(lastDelivery),
    lastBought: past(lastBought),
  }
}

/** Returns the orders with future dates, the soonest first; of others only that they were open is known. */
function stillOpen(orders: IncomingQuantities['orders'], today: Day): IncomingQuantities['orders'] {
  const told = orders.map((order) =>
    order.date !== null && order.date < today ? { ...order, date: null, confirmed: false } : order,
  )
  return [...told.filter(({ date }) => date !== null), ...told.filter(({ date }) => date === null)]
}

/** A cart as this device knows it; `view` null: what is in it was never seen here. */
interface CartHere {
  key: string
  name: string
  view: CartView | null
}

async function cartsHere(
  database: OfflineDatabase,
  userId: string,
  customerKey: string,
  beside: string | null,
): Promise<CartHere[]> {
  const carts = [
    { key: '', name: '', unknown: false },
    ...(await readBook(database, userId, customerKey)),
  ].filter(({ key }) => key !== beside)
  return Promise.all(
    carts.map(async ({ key, name, unknown }) => {
      const view = unknown ? null : await readCart(database, userId, customerKey, key)
      return { key, name, view: key === '' && view?.version === null ? null : view }
    }),
  )
}

/**
 * Creates the store of incoming quantities of one customer. Quantities of carts on this device are read from them;
 * those of other carts are from the last answer.
 */
export function createIncomingStore(
  database: OfflineDatabase,
  now: () => number,
  userId: string,
  customerKey: string,
): IncomingStore {
  const { coming } = database
  const keysOf = (codes: readonly string[]) =>
    codes.map((code): [string, string, string] => [userId, customerKey, code])

  return {
    async keep(codes, answer) {
      const at = now()
      const rows = new Map<string, IncomingRow>()
      for (const one of answer) {
        const code = codeOf(one.id)
        rows.set(code, {
          userId,
          customerKey,
          code,
          at,
          heard: [...(rows.get(code)?.heard ?? []), plain(one)],
        })
      }
      try {
        await database.transaction('rw', coming, async () => {
          await coming
            .where('at')
            .below(at - worthKeeping)
            .delete()
          await coming.bulkDelete(keysOf(codes.filter((code) => !rows.has(code))))
          const kept = [...rows.values()]
          for (let from = 0; from < kept.length; from += atOnce)
            await coming.bulkPut(kept.slice(from, from + atOnce))
        })
      } catch {
        await coming.clear().catch(() => undefined)
      }
    },
    async read(codes, beside, today) {
      const rows = (await coming.bulkGet(keysOf(codes))).filter((row) => row !== undefined)
      const carts = (await cartsHere(database, userId, customerKey, beside)).map(
        ({ key, name, view }) => ({
          key,
          name,
          held: view && new Map(view.lines.map(({ id, qty }) => [id, qty])),
          view,
        }),
      )
      const asked = new Set(codes)
      const known = new Map(rows.flatMap(({ heard }) => heard.map((one) => [one.id, one])))
      for (const { id, article } of carts.flatMap(({ view }) => view?.lines ?? []))
        if (asked.has(article) && !known.has(id)) known.set(id, nothingOf(id))
      if (known.size === 0) return undefined
      const data = [...known.values()].map((one) => ({
        ...one,
        exceptCart: beside,
        orders: stillOpen(one.orders, today),
        carts: carts
          .map(({ key, name, held }) => ({
            key,
            name,
            qty: (held ? held.get(one.id) : one.carts.find((heard) => heard.key === key)?.qty) ?? 0,
          }))
          .filter(({ qty }) => qty > 0),
      }))
      return { data, at: Math.min(...rows.map(({ at }) => at), now()) }
    },
  }
}
