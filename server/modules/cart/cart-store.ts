import { type CartState, lineKey, type LineState } from '#domain/cart.ts'
import type { Tx } from '../../db/database.ts'

/** A customer's cart as the rule reads it, with what the database needs to write it back. */
export interface StoredCart {
  id: number
  generation: number
  customerId: number
  state: CartState
}

interface CartRow { id: number; customer_id: number; version: number; generation: number }
interface LineRow { cart_id: number; article_id: number; sorg: string; article: string; qty: number; version: number; changed_by: number }

/**
 * Locks the carts of these customers in the order of their ids, makes those that are missing, and reads them.
 * Whoever changes a cart holds this lock until the commit.
 */
export async function lockCarts(tx: Tx, tenantId: string, customerIds: number[]): Promise<StoredCart[]> {
  const ids = [...new Set(customerIds)].sort((a, b) => a - b)
  const carts = await tx.query<CartRow>(
    `INSERT INTO cart (tenant_id, customer_id) SELECT $1, c FROM unnest($2::int[]) c ORDER BY c
     ON CONFLICT (tenant_id, customer_id) DO UPDATE SET version = cart.version RETURNING id, customer_id, version, generation`, [tenantId, ids])
  // A statement of its own: what another has written while this one waited for the lock must be seen.
  return withLines(tx, carts)
}

/** Reads a customer's cart without a lock; null when it has never had one. */
export async function readCart(tx: Tx, customerId: number): Promise<StoredCart | null> {
  const carts = await tx.query<CartRow>(
    'SELECT id, customer_id, version, generation FROM cart WHERE customer_id = $1', [customerId])
  return (await withLines(tx, carts))[0] ?? null
}

async function withLines(tx: Tx, carts: CartRow[]): Promise<StoredCart[]> {
  const rows = carts.length === 0 ? [] : await tx.query<LineRow>(
    `SELECT l.cart_id, l.article_id, l.sorg, a.code AS article, l.qty, l.version, l.changed_by
     FROM cart_line l JOIN article a ON a.id = l.article_id WHERE l.cart_id = ANY($1::int[]) ORDER BY l.sorg, l.version, l.article_id`,
    [carts.map(({ id }) => id)])
  return carts.map(({ id, customer_id, version, generation }) => ({
    id, generation, customerId: customer_id,
    state: {
      version,
      lines: rows.filter((row) => row.cart_id === id)
        .map(({ sorg, article, qty, version: at, changed_by }) => ({ sorg, article, qty, version: at, changedBy: String(changed_by) })),
    },
  }))
}

/** Writes what has changed between two states of a locked cart. */
export async function writeCart(tx: Tx, tenantId: string, before: StoredCart, after: CartState, idOf: (line: LineState) => number): Promise<void> {
  if (after.version === before.state.version) return
  const kept = new Set(after.lines.map(lineKey))
  const gone = before.state.lines.filter((line) => !kept.has(lineKey(line)))
  const changed = after.lines.filter(({ version }) => version > before.state.version)
  if (gone.length > 0) {
    await tx.query(
      `DELETE FROM cart_line l USING article a WHERE l.cart_id = $1 AND a.id = l.article_id
       AND (l.sorg, a.code) IN (SELECT * FROM unnest($2::text[], $3::text[]))`,
      [before.id, gone.map(({ sorg }) => sorg), gone.map(({ article }) => article)])
  }
  await tx.query(
    `WITH counted AS (UPDATE cart SET version = $9 WHERE id = $3)
     INSERT INTO cart_line (tenant_id, customer_id, cart_id, article_id, sorg, qty, version, changed_by)
     SELECT $1, $2, $3, * FROM unnest($4::int[], $5::text[], $6::int[], $7::int[], $8::int[])
     ON CONFLICT (cart_id, article_id, sorg) DO UPDATE SET qty = excluded.qty, version = excluded.version, changed_by = excluded.changed_by`,
    [tenantId, before.customerId, before.id, changed.map(idOf), changed.map(({ sorg }) => sorg), changed.map(({ qty }) => qty),
      changed.map(({ version }) => version), changed.map(({ changedBy }) => Number(changedBy)), after.version])
}
