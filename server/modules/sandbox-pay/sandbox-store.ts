import { randomBytes, randomInt } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import type { Collection, GatewayFailure } from '../payments/gateways/gateway.ts'
import type { Behaviour, TokenFacts } from './sandbox-behaviour.ts'

/** A payment in the sandbox's books. */
export interface SandboxRow {
  id: string
  reference: string
  description: string
  amount: string
  currency: string
  method: string
  virtual_account_no: string | null
  state: 'pending' | 'paid' | 'failed' | 'cancelled'
  failure: GatewayFailure | null
  received_amount: string | null
  received_currency: string | null
  settles_at: Date | null
  return_url: string
}

const columns =
  'id, reference, description, amount, currency, method, virtual_account_no, state, failure, received_amount, received_currency, settles_at, return_url'

/** A token with what it stands for. */
export interface SandboxToken {
  token: string
  kind: string
  display: string
  card_type: string | null
  expiry: string | null
  behaviour: Behaviour
}

export const readSandboxPayment = async (tx: Tx, id: string): Promise<SandboxRow | undefined> =>
  (
    await tx.query<SandboxRow>(`SELECT ${columns} FROM sandbox_payment WHERE id = $1 FOR UPDATE`, [
      id,
    ])
  )[0]

/** Writes a payment down; asked again with its key the first one is answered. */
export async function bookSandboxPayment(
  tx: Tx,
  { reference, tenantId, description, amount, currency, kind, returnUrl }: Collection,
  now: Date,
): Promise<SandboxRow & { isNew: boolean }> {
  const id = `sbx_${randomBytes(12).toString('hex')}`
  const account = kind === 'VIRTUAL_ACCOUNT' ? `8808${randomInt(10 ** 11, 10 ** 12)}` : null
  await tx.query(
    `INSERT INTO sandbox_payment (tenant_id, id, idempotency_key, reference, description, amount, currency, method, virtual_account_no, state, return_url, created_at)
     VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8, 'pending', $9, $10) ON CONFLICT DO NOTHING`,
    [tenantId, id, reference, description, amount, currency, kind, account, returnUrl, now],
  )
  const [row] = await tx.query<SandboxRow>(
    `SELECT ${columns} FROM sandbox_payment WHERE idempotency_key = $1 FOR UPDATE`,
    [reference],
  )
  return { ...row!, isNew: row!.id === id }
}

/** New facts of a payment. */
export interface SandboxChange {
  state: SandboxRow['state']
  failure?: GatewayFailure
  received?: { amount: string; currency: string }
  settlesAt?: Date
}

/** Writes what became of a payment. @returns as it is now */
export async function changeSandboxPayment(
  tx: Tx,
  id: string,
  { state, failure, received, settlesAt }: SandboxChange,
): Promise<SandboxRow> {
  const [row] = await tx.query<SandboxRow>(
    `UPDATE sandbox_payment SET state = $2, failure = $3, received_amount = $4, received_currency = $5, settles_at = $6 WHERE id = $1 RETURNING ${columns}`,
    [
      id,
      state,
      failure ?? null,
      received?.amount ?? null,
      received?.currency ?? null,
      settlesAt ?? null,
    ],
  )
  return row!
}

/** Keeps what may be kept of a card or account. @returns the token that stands for it */
export async function keepToken(
  tx: Tx,
  tenantId: string,
  { kind, display, cardType, expiry, behaviour }: TokenFacts,
  now: Date,
): Promise<string> {
  const token = `tok_${randomBytes(18).toString('base64url')}`
  await tx.query(
    'INSERT INTO sandbox_token (tenant_id, token, kind, display, card_type, expiry, behaviour, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
    [tenantId, token, kind, display, cardType, expiry, behaviour, now],
  )
  return token
}

/** Takes a token out of the books: it serves once, unless it is saved. */
export async function takeToken(
  tx: Tx,
  token: string,
  { saved, save, since }: { saved: boolean; save: boolean; since: Date },
): Promise<SandboxToken | undefined> {
  const fields = 'token, kind, display, card_type, expiry, behaviour'
  if (saved)
    return (
      await tx.query<SandboxToken>(
        `SELECT ${fields} FROM sandbox_token WHERE token = $1 AND saved`,
        [token],
      )
    )[0]
  const [row] = save
    ? await tx.query<SandboxToken>(
        `UPDATE sandbox_token SET saved = true WHERE token = $1 AND NOT saved AND created_at > $2 RETURNING ${fields}`,
        [token, since],
      )
    : await tx.query<SandboxToken>(
        `DELETE FROM sandbox_token WHERE token = $1 AND NOT saved AND created_at > $2 RETURNING ${fields}`,
        [token, since],
      )
  return row
}
