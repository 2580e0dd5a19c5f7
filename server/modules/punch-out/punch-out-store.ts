import { randomUUID } from 'node:crypto'
import type { FormField } from '#domain/punch-out/cart-form.ts'
import type { PunchOutSetup } from '#domain/punch-out/punch-out.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { hashOf, randomSecret } from '../../session/tokens.ts'

/** Minutes in which a start page must be opened. */
const startMinutes = 10

/** A punch-out as it is stored. */
export interface PunchOut {
  id: string
  system: string
  setup: PunchOutSetup
  form: FormField[] | null
  returned_at: Date | null
}

/** Notes that a system wants to open the catalogue. @returns the token of its start page, which is good once */
export async function beginPunchOut(
  { tx, tenant, user, customer, clock, machine }: RequestContext,
  setup: PunchOutSetup,
  keyId: number,
): Promise<string> {
  const token = randomSecret()
  await tx.query(
    `INSERT INTO punch_out (id, tenant_id, customer_id, of_user, key_id, system, setup, token_hash, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9)`,
    [
      randomUUID(),
      tenant.id,
      customer!.id,
      user.id,
      keyId,
      machine,
      JSON.stringify(setup),
      hashOf(token),
      clock(),
    ],
  )
  return token
}

/** Spends the token of a start page. @returns what it opens; undefined: it is unknown, spent or too old */
export async function spendToken(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ id: string; customer_id: number; of_user: number } | undefined> {
  const [row] = await tx.query<{ id: string; customer_id: number; of_user: number }>(
    `UPDATE punch_out p SET token_hash = NULL FROM app_user u
     WHERE p.token_hash = $1 AND p.created_at > $2 AND u.id = p.of_user AND u.active AND user_may_act_for(u.id, p.customer_id)
     RETURNING p.id, p.customer_id, p.of_user`,
    [hashOf(token), new Date(now.getTime() - startMinutes * 60_000)],
  )
  return row
}

/** Reads the punch-out of the session; undefined: a person has logged in. */
export async function punchOutOf({ tx, sessionId }: RequestContext): Promise<PunchOut | undefined> {
  const [row] = await tx.query<PunchOut>(
    `SELECT p.id, p.system, p.setup, p.form, p.returned_at FROM session s JOIN punch_out p ON p.id = s.punch_out WHERE s.id::text = $1`,
    [sessionId],
  )
  return row
}

/** Stores the form that takes this punch-out's cart back, and empties its carts. */
export async function takeCart(
  { tx, clock }: RequestContext,
  { id }: PunchOut,
  form: FormField[],
): Promise<void> {
  await tx.query('UPDATE punch_out SET form = $2::jsonb, returned_at = $3 WHERE id = $1', [
    id,
    JSON.stringify(form),
    clock(),
  ])
  await tx.query(
    'DELETE FROM cart_line l USING cart c WHERE c.id = l.cart_id AND c.punch_out = $1',
    [id],
  )
  await tx.query(
    'UPDATE cart SET version = version + 1, generation = generation + 1 WHERE punch_out = $1',
    [id],
  )
}

/** Deletes the carts of punch-outs that were begun before an instant. */
export async function forgetPunchOutCarts(tx: Tx, before: Date): Promise<void> {
  const ofOld = `SELECT c.id FROM cart c JOIN punch_out p ON p.id::text = c.punch_out WHERE p.created_at < $1`
  await tx.query(`DELETE FROM cart_line WHERE cart_id IN (${ofOld})`, [before])
  await tx.query(`DELETE FROM cart WHERE id IN (${ofOld})`, [before])
}
