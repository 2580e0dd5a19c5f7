import { MachineKeyFields } from '#domain/machine/machine-key.ts'
import type { RequestContext } from '../../context.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import { failure } from '../../failure.ts'
import { hashOf, newSecret, startOf } from '../../machine/secret.ts'
import type { MachineKey, MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { todayOf } from '../../tenants.ts'

/** All keys of the tenant; $1 is today. */
const keysSql = `
  SELECT k.id::text, md5(concat_ws('/', k.name, k.scopes::text, k.rate, k.expires_on, k.revoked_at)) AS revision, k.name, k.start, k.scopes, k.rate,
    k.expires_on AS "expiresOn", CASE WHEN k.revoked_at IS NOT NULL THEN 'REVOKED' WHEN k.expires_on < $1::date THEN 'EXPIRED' ELSE 'ACTIVE' END AS state, k.created_at AS "createdAt", u.name AS "createdBy", k.revoked_at AS "revokedAt",
    s.last_used_at AS "lastUsedAt", s.last_used_from AS "lastUsedFrom"
  FROM machine_key k LEFT JOIN app_user u ON u.id = k.created_by LEFT JOIN machine_key_use s ON s.tenant_id = k.tenant_id AND s.key_id = k.id`

const reader =
  ({ tenant, clock }: RequestContext) =>
  async (tx: Tx, id: string) =>
    (
      await tx.query<MachineKey>(`${keysSql} WHERE k.id::text = $2`, [todayOf(tenant, clock), id])
    )[0]

const target = ({ name }: MachineKey) => name

export const Query: QueryResolvers<RequestContext> = {
  machineKeys: (_, { search, state: wanted, sort, ...at }, { tx, tenant, clock }) =>
    page<MachineKey>(tx, {
      sql: `SELECT * FROM (${keysSql}) keys WHERE $2::text IS NULL OR state = $2`,
      args: [todayOf(tenant, clock), wanted ?? null],
      search: { term: search, in: ['name', 'start', `"createdBy"`] },
      orderBy: orderOf(
        sort,
        { name: 'lower(name)', createdAt: '"createdAt"', lastUsedAt: '"lastUsedAt"' },
        `array_position(ARRAY['ACTIVE', 'EXPIRED', 'REVOKED'], state), lower(name), id::int`,
      ),
      ...at,
    }),
  machineKey: async (_, { id }, request) => (await reader(request)(request.tx, id)) ?? null,
}

export const Mutation: MutationResolvers<RequestContext> = {
  async saveMachineKey(_, { machineKey: input, ...at }, request) {
    const { tx, tenant, user } = request
    const secret = at.id ? null : newSecret()
    return saveRecord(request, {
      kind: 'machine-key',
      schema: MachineKeyFields,
      input: { ...input, expiresOn: input.expiresOn ?? null },
      ...at,
      read: reader(request),
      target,
      async refuse({ name }, before) {
        if (before?.state === 'REVOKED') return 'key_revoked'
        const taken = await tx.query(
          'SELECT FROM machine_key WHERE lower(name) = lower($1) AND revoked_at IS NULL AND id::text IS DISTINCT FROM $2',
          [name, before?.id ?? null],
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
              `INSERT INTO machine_key (tenant_id, name, scopes, rate, expires_on, start, hash, created_by)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id::text`,
              [
                tenant.id,
                name,
                scopes,
                rate,
                expiresOn,
                startOf(secret!),
                hashOf(secret!),
                user.id,
              ],
            ),
      answer: (machineKey) => ({ machineKey, secret }),
    })
  },

  async revokeMachineKey(_, { id }, request) {
    const { tx, user, clock } = request
    const read = reader(request)
    const before = await read(tx, id)
    if (!before) throw failure('NOT_FOUND')
    if (before.state === 'REVOKED') return refused('key_revoked')
    await tx.query('UPDATE machine_key SET revoked_at = $2, revoked_by = $3 WHERE id::text = $1', [
      id,
      clock(),
      user.id,
    ])
    const machineKey = (await read(tx, id))!
    await audit(request, {
      action: 'machine-key.revoked',
      target: before.name,
      before: { state: before.state },
      after: { state: machineKey.state },
    })
    return done(`Revoked: ${before.name}`, { machineKey })
  },

  deleteMachineKey: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'machine-key',
      id,
      read: reader(request),
      target,
      refuse: ({ state: now }) => now === 'ACTIVE' && 'key_active',
      async remove() {
        await request.tx.query('DELETE FROM machine_key_use WHERE key_id::text = $1', [id])
        await request.tx.query('DELETE FROM machine_key WHERE id::text = $1', [id])
      },
    }),
}
