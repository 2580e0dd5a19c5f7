import { lineKey, type CartState, type LineState } from '#domain/cart/cart.ts'
import type { CartsState } from '#domain/cart/carts.ts'
import type { Tx } from '../../db/database.ts'

/** A customer's cart with the facts needed to write it back. */
export interface StoredCart {
  id: number
  key: string
  name: string
  generation: number
  customerId: number
  /** Without lines where they were not asked for. */
  state: CartState
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
}
interface LineRow {
  cart_id: number
  sorg: string
  article: string
  qty: number
  version: number
  changed_by: number
  note: string | null
}

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
  // Statements of their own, sent together: what another has written while this one waited for the lock must be seen.
  const [, carts] = await Promise.all([
    tx.query(
      `INSERT INTO cart (tenant_id, customer_id) SELECT $1, c FROM unnest($2::int[]) c ORDER BY c
       ON CONFLICT (tenant_id, customer_id, key) DO UPDATE SET version = cart.version`,
      [tenantId, ids],
    ),
    readAll(tx, ids, wanted),
  ])
  return carts
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
  const [stored] = await readAll(tx, [customerId], new Map([[customerId, [key]]]))
  return stored?.carts.find((cart) => cart.key === key) ?? null
}

async function readAll(
  tx: Tx,
  ids: number[],
  wanted: ReadonlyMap<number, readonly string[]>,
): Promise<StoredCarts[]> {
  const [carts, lines] = await Promise.all([
    tx.query<CartRow>(
      'SELECT id, customer_id, key, name, book, version, generation FROM cart WHERE customer_id = ANY($1::int[]) ORDER BY id',
      [ids],
    ),
    linesOf(
      tx,
      [...wanted].flatMap(([customerId, keys]) => keys.map((key) => ({ customerId, key }))),
    ),
  ])
  return ids.map((customerId) => {
    const own = carts.filter((cart) => cart.customer_id === customerId)
    return {
      customerId,
      book: own.find(({ key }) => key === '')?.book ?? 0,
      carts: own.map(({ id, key, name, version, generation }) => ({
        id,
        key,
        name,
        generation,
        customerId,
        state: { version, lines: lines.get(id) ?? [] },
      })),
    }
  })
}

/** The lines of these carts, by the cart's id. */
async function linesOf(
  tx: Tx,
  wanted: readonly { customerId: number; key: string }[],
): Promise<Map<number, LineState[]>> {
  const rows =
    wanted.length === 0
      ? []
      : await tx.query<LineRow>(
          `SELECT l.cart_id, l.sorg, a.code AS article, l.qty, l.version, l.changed_by, l.note
     FROM unnest($1::int[], $2::text[]) AS wanted(customer_id, key)
     JOIN cart c ON c.customer_id = wanted.customer_id AND c.key = wanted.key
     JOIN cart_line l ON l.cart_id = c.id JOIN article a ON a.id = l.article_id ORDER BY l.sorg, l.version, l.article_id`,
          [wanted.map(({ customerId }) => customerId), wanted.map(({ key }) => key)],
        )
  const lines = new Map<number, LineState[]>()
  for (const { cart_id, sorg, article, qty, version, changed_by, note } of rows) {
    const line = {
      sorg,
      article,
      qty,
      version,
      changedBy: String(changed_by),
      ...(note && { note }),
    }
    const own = lines.get(cart_id)
    if (own) own.push(line)
    else lines.set(cart_id, [line])
  }
  return lines
}

/** The carts as the rule takes them. @param lines what is left of a cart's lines when articles that are gone are left out */
export const stateOf = (
  { book, carts }: StoredCarts,
  lines = (state: CartState) => state,
): CartsState => ({
  book,
  carts: new Map(carts.map(({ key, name, state }) => [key, { name, state: lines(state) }])),
})

type IdOf = (line: LineState) => number

/** Writes what has changed between two states of a customer's locked carts. */
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
    if (now) await writeCart(tx, tenantId, cart, now.state, idOf)
  }
}

async function writeBook(
  tx: Tx,
  tenantId: string,
  { customerId, carts }: StoredCarts,
  after: CartsState,
): Promise<void> {
  const gone = carts.filter(({ key }) => !after.carts.has(key)).map(({ id }) => id)
  await tx.query('DELETE FROM cart_line WHERE cart_id = ANY($1::int[])', [gone])
  await tx.query('DELETE FROM cart WHERE id = ANY($1::int[])', [gone])
  const named = [...after.carts].filter(([key]) => key !== '')
  const rows = await tx.query<{ id: number; key: string }>(
    `INSERT INTO cart (tenant_id, customer_id, key, name) SELECT $1, $2, * FROM unnest($3::text[], $4::text[])
     ON CONFLICT (tenant_id, customer_id, key) DO UPDATE SET name = excluded.name RETURNING id, key`,
    [tenantId, customerId, named.map(([key]) => key), named.map(([, { name }]) => name)],
  )
  await tx.query(`UPDATE cart SET book = $2 WHERE customer_id = $1 AND key = ''`, [
    customerId,
    after.book,
  ])
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

async function writeCart(
  tx: Tx,
  tenantId: string,
  before: StoredCart,
  after: CartState,
  idOf: IdOf,
): Promise<void> {
  if (after.version === before.state.version) return
  const known = new Map(before.state.lines.map((line) => [lineKey(line), line]))
  const kept = new Set(after.lines.map(lineKey))
  const gone = before.state.lines.filter((line) => !kept.has(lineKey(line)))
  const changed = after.lines.filter((line) => !sameLine(known.get(lineKey(line)), line))
  if (gone.length > 0) {
    await tx.query(
      `DELETE FROM cart_line l USING article a WHERE l.cart_id = $1 AND a.id = l.article_id
       AND (l.sorg, a.code) IN (SELECT * FROM unnest($2::text[], $3::text[]))`,
      [before.id, gone.map(({ sorg }) => sorg), gone.map(({ article }) => article)],
    )
  }
  await tx.query(
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
