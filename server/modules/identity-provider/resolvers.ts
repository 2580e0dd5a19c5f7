import { IdentityProviderFields } from '#domain/users/identity-provider.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import { portalAddress } from '../../portal/portal-address.ts'
import { isOpenAddress } from '../../push/push-address.ts'
import type {
  IdentityProvider,
  MutationResolvers,
  QueryResolvers,
  UserIdentity,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { administering, readUser } from '../users/user-store.ts'
import { callbackPath } from './identity-routes.ts'

const providersSql = `
  SELECT p.id::text, md5(p::text) AS revision, p.name, p.issuer, p.client_id AS "clientId", p.client_secret IS NOT NULL AS "hasSecret", p.scopes,
    p.active, p.asks_second_factor AS "asksSecondFactor", p.match_email AS "matchEmail", p.make_users AS "makeUsers",
    p.email_domains AS "emailDomains", p.role, p.group_role_id::text AS "groupRole", p.claim, p.claim_roles AS "claimRoles",
    (SELECT count(*)::int FROM user_identity i WHERE i.issuer = p.issuer) AS people
  FROM identity_provider p`

const read = async (tx: Tx, id: string) =>
  (await tx.query<IdentityProvider>(`${providersSql} WHERE p.id::text = $1`, [id]))[0]

const target = ({ name }: { name: string }) => name

const identitiesSql = `
  SELECT i.id::text, i.issuer, i.subject, i.email, i.linked_at AS "linkedAt", i.last_used_at AS "lastUsedAt",
    (SELECT min(p.name) FROM identity_provider p WHERE p.issuer = i.issuer) AS provider
  FROM user_identity i WHERE i.user_id = $1::int`

export const Query: QueryResolvers<RequestContext> = {
  identityProviders: (_, { search, sort, ...at }, entered) =>
    administering(entered, ({ tx }) =>
      page<IdentityProvider>(tx, {
        sql: providersSql,
        search: { term: search, in: ['name', 'issuer'] },
        orderBy: orderOf(sort, { name: 'lower(name)' }, 'lower(name), id::int'),
        ...at,
      }),
    ),
  identityProvider: (_, { id }, entered) =>
    administering(entered, async ({ tx }) => (await read(tx, id)) ?? null),
  identityProviderCallbacks: (_, __, { tenant, settings }) =>
    tenant.hosts.map((host) => portalAddress(settings, host) + callbackPath),
  userIdentities: (_, { id }, entered) =>
    administering(entered, async ({ tx, user }) =>
      (await readUser(tx, user.id, id))
        ? tx.query<UserIdentity>(`${identitiesSql} ORDER BY i.id`, [id])
        : [],
    ),
}

export const Mutation: MutationResolvers<RequestContext> = {
  saveIdentityProvider: (_, { identityProvider: input, ...at }, entered) =>
    administering(entered, (request) => save(request, input, at)),

  deleteIdentityProvider: (_, { id }, entered) =>
    administering(entered, (request) =>
      deleteRecord(request, {
        kind: 'identity-provider',
        id,
        read,
        target,
        remove: () => request.tx.query('DELETE FROM identity_provider WHERE id::text = $1', [id]),
      }),
    ),

  unlinkUserIdentity: (_, { id, identity }, entered) =>
    administering(entered, async (request) => {
      const { tx, user, clock } = request
      const row = await readUser(tx, user.id, id)
      if (!row) return refused('unknown_user', 'id')
      const [before] = await tx.query<{ issuer: string; subject: string; email: string | null }>(
        'DELETE FROM user_identity WHERE user_id = $1::int AND id::text = $2 RETURNING issuer, subject, email',
        [id, identity],
      )
      if (!before) return refused('unknown_identity', 'identity')
      await tx.query(
        `UPDATE session SET revoked_at = $2 WHERE user_id = $1::int AND identity_provider IS NOT NULL AND revoked_at IS NULL`,
        [id, clock()],
      )
      await audit(request, { action: 'user.identity-unlinked', target: row.username, before })
      return done('Unlinked')
    }),
}

/** Creates a provider, or changes the one with the id. */
function save(
  request: RequestContext,
  input: unknown,
  at: { id?: string | null | undefined; seen?: string | null | undefined },
) {
  const { tx, tenant, tokens, settings } = request
  return saveRecord(request, {
    kind: 'identity-provider',
    schema: IdentityProviderFields,
    input,
    ...at,
    read,
    target,
    async refuse({ name, issuer, clientSecret, role, groupRole, claimRoles }, before) {
      const others =
        'SELECT FROM identity_provider WHERE lower(name) = lower($1) AND id::text <> $2'
      if ((await tx.query(others, [name, before?.id ?? ''])).length > 0)
        return ['name_taken', 'name']
      if (!isOpenAddress(issuer, settings.localPush)) return ['not_open', 'issuer']
      // What was entered for one provider is not sent to another.
      if (before?.hasSecret && before.issuer !== issuer && !clientSecret)
        return ['secret_again', 'clientSecret']
      if (role && (await tx.query('SELECT FROM role WHERE name = $1', [role])).length === 0)
        return ['unknown_role', 'role']
      const groups = new Set([
        ...(groupRole ? [groupRole] : []),
        ...claimRoles.map((line) => line.groupRole),
      ])
      const found = await tx.query('SELECT FROM group_role WHERE id::text = ANY ($1::text[])', [
        [...groups],
      ])
      return found.length < groups.size && ['unknown_group_role', 'groupRole']
    },
    write(fields, before) {
      const secret =
        fields.clientSecret && tokens.clientSecrets.seal(tenant.id, fields.clientSecret)
      const values = [
        tenant.id,
        fields.name,
        fields.issuer,
        fields.clientId,
        secret || null,
        fields.scopes,
        fields.active,
        fields.asksSecondFactor,
        fields.matchEmail,
        fields.makeUsers,
        fields.emailDomains,
        fields.role,
        fields.groupRole,
        fields.claim,
        JSON.stringify(fields.claimRoles),
      ]
      return tx.query<{ id: string }>(
        before
          ? `UPDATE identity_provider SET name = $2, issuer = $3, client_id = $4, client_secret = coalesce($5, client_secret), scopes = $6,
               active = $7, asks_second_factor = $8, match_email = $9, make_users = $10, email_domains = $11, role = $12,
               group_role_id = $13::int, claim = $14, claim_roles = $15::jsonb
             WHERE tenant_id = $1 AND id::text = $16 RETURNING id::text`
          : `INSERT INTO identity_provider (tenant_id, name, issuer, client_id, client_secret, scopes, active, asks_second_factor, match_email,
               make_users, email_domains, role, group_role_id, claim, claim_roles)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::int, $14, $15::jsonb) RETURNING id::text`,
        before ? [...values, before.id] : values,
      )
    },
    answer: (identityProvider) => ({ identityProvider }),
  })
}
