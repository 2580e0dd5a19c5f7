import type * as v from 'valibot'
import type { KeyFields } from '#domain/machine/machine-key.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import { failure } from '../../failure.ts'
import { hashOf, newSecret, startOf } from '../../machine/secret.ts'
import type { MachineKey, MachineKeyInput, MachineKeyState } from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { todayOf } from '../../tenants.ts'

/** Owner of keys: a customer by its id, or the whole tenant with every customer. */
export type KeyOwner = number | 'all'

/** Keys as the contract has them; $1 is today, $2 the customer or null for all. */
const keysSql = `
  SELECT k.id::text, md5(concat_ws('/', k.name, k.scopes::text, k.rate, k.expires_on, k.revoked_at)) AS revision, k.name, c.name AS customer, k.start, k.scopes, k.rate,
    k.expires_on AS "expiresOn", CASE WHEN k.revoked_at IS NOT NULL THEN 'REVOKED' WHEN k.expires_on < $1::date THEN 'EXPIRED' ELSE 'ACTIVE' END AS state, k.created_at AS "createdAt", u.name AS "createdBy", k.revoked_at AS "revokedAt",
    s.last_used_at AS "lastUsedAt", s.last_used_from AS "lastUsedFrom"
  FROM machine_key k LEFT JOIN app_user u ON u.id = k.created_by LEFT JOIN customer c ON c.id = k.for_customer
    LEFT JOIN machine_key_use s ON s.tenant_id = k.tenant_id AND s.key_id = k.id
  WHERE $2::int IS NULL OR k.for_customer = $2`

const argsOf = ({ tenant, clock }: RequestContext, owner: KeyOwner) => [
  todayOf(tenant, clock),
  owner === 'all' ? null : owner,
]

const reader = (request: RequestContext, owner: KeyOwner) => async (tx: Tx, id: string) =>
  (
    await tx.query<MachineKey>(`SELECT * FROM (${keysSql}) keys WHERE id = $3`, [
      ...argsOf(request, owner),
      id,
    ])
  )[0]

/** Reads a key; undefined: the owner has none of this id. */
export const readKey = (request: RequestContext, owner: KeyOwner, id: string) =>
  reader(request, owner)(request.tx, id)

interface ListArgs {
  search?: string | null
  state?: MachineKeyState | null
  sort?: string | null
  page: number | null
  limit: number | null
}

/** Lists keys, those that still work first. */
export const listKeys = (
  request: RequestContext,
  owner: KeyOwner,
  { search, state, sort, ...at }: ListArgs,
) =>
  page<MachineKey>(request.tx, {
    sql: `SELECT * FROM (${keysSql}) keys WHERE $3::text IS NULL OR state = $3`,
    args: [...argsOf(request, owner), state ?? null],
    search: { term: search, in: ['name', 'start', `"createdBy"`, 'customer'] },
    orderBy: orderOf(
      sort,
      { name: 'lower(name)', createdAt: '"createdAt"', lastUsedAt: '"lastUsedAt"' },
      `array_position(ARRAY['ACTIVE', 'EXPIRED', 'REVOKED'], state), lower(name), id::int`,
    ),
    ...at,
  })

const target = ({ name }: MachineKey) => name

interface SavedKey {
  schema: v.GenericSchema<unknown, KeyFields>
  input: MachineKeyInput
  id?: string | null
  seen?: string | null
  /** The customer of a new key; null: it is for the whole tenant. */
  customerId: number | null
  /** Why a use may not be given to it. */
  refuseScopes?: (scopes: readonly string[]) => boolean
}

/** Creates a key and answers its secret, or changes one. */
export async function saveKey(
  request: RequestContext,
  { schema, input, customerId, refuseScopes, ...at }: SavedKey,
) {
  const { tx, tenant, user } = request
  const secret = at.id ? null : newSecret(tenant.sandbox)
  return saveRecord(request, {
    kind: 'machine-key',
    schema,
    input: { ...input, expiresOn: input.expiresOn ?? null },
    ...at,
    read: reader(request, customerId ?? 'all'),
    target,
    async refuse({ name, scopes }, before) {
      if (before?.state === 'REVOKED') return 'key_revoked'
      if (before?.customer && customerId === null) return 'key_of_customer'
      if (refuseScopes?.(scopes)) return ['scope_not_yours', 'scopes']
      const taken = await tx.query(
        'SELECT FROM machine_key WHERE lower(name) = lower($1) AND for_customer IS NOT DISTINCT FROM $3 AND revoked_at IS NULL AND id::text IS DISTINCT FROM $2',
        [name, before?.id ?? null, customerId],
      )
      return taken.length > 0 && ['name_taken', 'name']
    },
    write: ({ name, scopes, rate, expiresOn }, before) =>
      before
        ? tx.query<{ id: string }>(
            'UPDATE machine_key SET name = $2, scopes = $3, rate = $4, expires_on = $5 WHERE id::text = $1 RETURNING id::text',
            [before.id, name, scopes, rate, expiresOn],
          )
        : tx.query<{ id: string }>(
            `INSERT INTO machine_key (tenant_id, name, scopes, rate, expires_on, start, hash, created_by, for_customer)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id::text`,
            [
              tenant.id,
              name,
              scopes,
              rate,
              expiresOn,
              startOf(secret!),
              hashOf(secret!),
              user.id,
              customerId,
            ],
          ),
    answer: (machineKey) => ({ machineKey, secret }),
  })
}

/** Ends a key for good. */
export async function revokeKey(request: RequestContext, owner: KeyOwner, id: string) {
  const { tx, user, clock } = request
  const before = await readKey(request, owner, id)
  if (!before) throw failure('NOT_FOUND')
  if (before.state === 'REVOKED') return refused('key_revoked')
  await tx.query('UPDATE machine_key SET revoked_at = $2, revoked_by = $3 WHERE id::text = $1', [
    id,
    clock(),
    user.id,
  ])
  await tx.query('SELECT end_punch_outs($1::int)', [id])
  const machineKey = (await readKey(request, owner, id))!
  await audit(request, {
    action: 'machine-key.revoked',
    target: before.name,
    before: { state: before.state },
    after: { state: machineKey.state },
  })
  return done(`Revoked: ${before.name}`, { machineKey })
}

/** Deletes a key that no longer works. */
export const deleteKey = (request: RequestContext, owner: KeyOwner, id: string) =>
  deleteRecord(request, {
    kind: 'machine-key',
    id,
    read: reader(request, owner),
    target,
    refuse: ({ state: now }) => now === 'ACTIVE' && 'key_active',
    async remove() {
      await request.tx.query('DELETE FROM machine_key_use WHERE key_id::text = $1', [id])
      await request.tx.query('DELETE FROM machine_key WHERE id::text = $1', [id])
    },
  })
