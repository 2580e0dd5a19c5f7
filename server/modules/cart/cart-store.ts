import { lineKey, type CartState, type LineState } from '#domain/cart/cart.ts'
import type { CartsState } from '#domain/cart/carts.ts'
import type { HeldPrice } from '#domain/quotes/quote-prices.ts'
import type { Tx } from '../../db/database.ts'
import { readHeldPrices } from './held-prices.ts'

/** A customer's cart with the facts needed to write it back. */
export interface StoredCart {
  id: number
  key: string
  name: string
  generation: number
  customerId: number
  /** Without lines where they were not asked for. */
  state: CartState
  /** Prices that a quote holds, by the lines' keys; missing for a cart that came from none. */
  held?: ReadonlyMap<string, HeldPrice>
}

/** All carts of a customer. */
export interface StoredCarts {
  customerId: number
  book: number
  carts: StoredCart[]
}

interface CartRow {
  id: number
  customer_id: number
  key: string
  name: string
  book: number
  version: number
  generation: number
  /** Null: not asked for, or none. */
  lines: LineRow[] | null
}
type LineRow = [
  sorg: string,
  article: string,
  qty: number,
  version: number,
  changedBy: number,
  note: string | null,
]

/**
 * Locks the carts of these customers in the order of their ids, creates missing ones, and reads them. Every change of
 * any cart of a customer holds the lock on the active one until the commit.
 * @param wanted by customer, the carts whose lines are needed
 */
export async function lockCarts(
  tx: Tx,
  tenantId: string,
  wanted: ReadonlyMap<number, readonly string[]>,
): Promise<StoredCarts[]> {
  const ids = [...wanted.keys()].sort((a, b) => a - b)
  const rows = await tx.query<CartRow>(
    'SELECT id, customer_id, key, name, book, version, generation, lines FROM lock_carts($1, $2, $3, $4)',
    [tenantId, ids, ...namesOf(wanted)],
  )
  const stored = ids.map((id) => cartsFrom(rows, id))
  await readHeldPrices(tx, stored, [...wanted.values()].flat())
  return stored
}

/** Locks all carts of one customer and reads one of them with its lines; undefined: there is no such cart. */
export async function lockCart(
  tx: Tx,
  tenantId: string,
  customerId: number,
  key: string,
): Promise<StoredCart | undefined> {
  const [stored] = await lockCarts(tx, tenantId, new Map([[customerId, [key]]]))
  return stored?.carts.find((cart) => cart.key === key)
}

/** Reads one cart of a customer without a lock; null when there is none. */
export async function readCart(tx: Tx, customerId: number, key = ''): Promise<StoredCart | null> {
  const rows = await tx.query<CartRow>(
    'SELECT id, customer_id, key, name, book, version, generation, lines FROM read_carts($1, $2, $3)',
    [[customerId], [customerId], [key]],
  )
  const stored = cartsFrom(rows, customerId)
  await readHeldPrices(tx, [stored], [key])
  return stored.carts.find((cart) => cart.key === key) ?? null
}

/** Names carts as the functions take them: customers and keys beside each other. */
function namesOf(wanted: ReadonlyMap<number, readonly string[]>): [number[], string[]] {
  const names = [...wanted].flatMap(([id, keys]) => keys.map((key) => ({ id, key })))
  return [names.map(({ id }) => id), names.map(({ key }) => key)]
}

function cartsFrom(rows: readonly CartRow[], customerId: number): StoredCarts {
  const own = rows.filter((row) => row.customer_id === customerId)
  return {
    customerId,
    book: own.find(({ key }) => key === '')?.book ?? 0,
    carts: own.map(({ id, key, name, version, generation, lines }) => ({
      id,
      key,
      name,
      generation,
      customerId,
      state: { version, lines: (lines ?? []).map(lineOf) },
    })),
  }
}

const lineOf = ([sorg, article, qty, version, changedBy, note]: LineRow): LineState => ({
  sorg,
  article,
  qty,
  version,
  changedBy: String(changedBy),
  ...(note && { note }),
})

/** The carts as the rule takes them. @param lines what is left of a cart's lines when articles that are gone are left out */
export const stateOf = (
  { book, carts }: StoredCarts,
  lines = (state: CartState) => state,
): CartsState => ({
  book,
  carts: new Map(carts.map(({ key, name, state }) => [key, { name, state: lines(state) }])),
})

type IdOf = (line: LineState) => number

/** Writes what has changed between two states of a customer's locked carts; lines are sent without waiting. */
export async function writeCarts(
  tx: Tx,
  tenantId: string,
  before: StoredCarts,
  after: CartsState,
  idOf: IdOf,
): Promise<void> {
  if (after.book !== before.book) await writeBook(tx, tenantId, before, after)
  for (const cart of before.carts) {
    const now = after.carts.get(cart.key)
    if (now) writeCart(tx, tenantId, cart, now.state, idOf)
  }
}

async function writeBook(
  tx: Tx,
  tenantId: string,
  { customerId, carts }: StoredCarts,
  after: CartsState,
): Promise<void> {
  const gone = carts.filter(({ key }) => !after.carts.has(key)).map(({ id }) => id)
  tx.send('DELETE FROM cart_line WHERE cart_id = ANY($1::int[])', [gone])
  tx.send('DELETE FROM cart WHERE id = ANY($1::int[])', [gone])
  const named = [...after.carts].filter(([key]) => key !== '')
  const rows = await tx.query<{ id: number; key: string }>(
    `INSERT INTO cart (tenant_id, customer_id, key, name) SELECT $1, $2, * FROM unnest($3::text[], $4::text[])
     ON CONFLICT (tenant_id, customer_id, punch_out, key) DO UPDATE SET name = excluded.name RETURNING id, key`,
    [tenantId, customerId, named.map(([key]) => key), named.map(([, { name }]) => name)],
  )
  tx.send(`UPDATE cart SET book = $2 WHERE customer_id = $1 AND key = ''`, [customerId, after.book])
  for (const { id, key } of rows) {
    if (carts.some((cart) => cart.key === key)) continue
    carts.push({
      id,
      key,
      name: after.carts.get(key)!.name,
      generation: 0,
      customerId,
      state: { version: 0, lines: [] },
    })
  }
}

const sameLine = (a: LineState | undefined, b: LineState) =>
  a !== undefined && a.version === b.version && a.qty === b.qty && a.note === b.note

function writeCart(
  tx: Tx,
  tenantId: string,
  before: StoredCart,
  after: CartState,
  idOf: IdOf,
): void {
  if (after.version === before.state.version) return
  const known = new Map(before.state.lines.map((line) => [lineKey(line), line]))
  const kept = new Set(after.lines.map(lineKey))
  const gone = before.state.lines.filter((line) => !kept.has(lineKey(line)))
  const changed = after.lines.filter((line) => !sameLine(known.get(lineKey(line)), line))
  if (gone.length > 0) {
    tx.send(
      `DELETE FROM cart_line l USING article a WHERE l.cart_id = $1 AND a.id = l.article_id
       AND (l.sorg, a.code) IN (SELECT * FROM unnest($2::text[], $3::text[]))`,
      [before.id, gone.map(({ sorg }) => sorg), gone.map(({ article }) => article)],
    )
  }
  tx.send(
    `WITH counted AS (UPDATE cart SET version = $10 WHERE id = $3)
     INSERT INTO cart_line (tenant_id, customer_id, cart_id, article_id, sorg, qty, version, changed_by, note)
     SELECT $1, $2, $3, * FROM unnest($4::int[], $5::text[], $6::int[], $7::int[], $8::int[], $9::text[])
     ON CONFLICT (cart_id, article_id, sorg)
     DO UPDATE SET qty = excluded.qty, version = excluded.version, changed_by = excluded.changed_by, note = excluded.note`,
    [
      tenantId,
      before.customerId,
      before.id,
      changed.map(idOf),
      changed.map(({ sorg }) => sorg),
      changed.map(({ qty }) => qty),
      changed.map(({ version }) => version),
      changed.map(({ changedBy }) => Number(changedBy)),
      changed.map(({ note }) => note ?? null),
      after.version,
    ],
  )
}
