import {
  decideIdentity,
  type Identity,
  type IdentityFacts,
  type IdentityRefusal,
  newUsername,
} from '#domain/users/identity-rules.ts'
import { type Auditor, audit } from '../../audit.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { auditorOf, type LoggedIn, type LogInRequest, openFor } from '../../session/log-in.ts'
import type { Tenant } from '../../tenants.ts'
import { awaitProof } from '../second-factor/pending-proofs.ts'
import type { Provider } from './provider-store.ts'

type Answer = LoggedIn | { secondStep: string } | { failed: IdentityRefusal }

/** Opens the session of a person that a provider has named, who may be linked or made by its rules. */
export function logInByProvider(
  parts: AppContext,
  tenant: Tenant,
  { provider, identity }: { provider: Provider; identity: Identity },
  from: LogInRequest,
): Promise<Answer> {
  const scope = { tenantId: tenant.id, user: 'any', customers: 'all' } as const
  return parts.database.within(scope, async (tx) => {
    // Two first log-ins of one person must not make two users.
    await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [
      `${tenant.id} ${identity.issuer} ${identity.subject}`,
    ])
    const decision = decideIdentity(identity, provider, await readFacts(tx, identity))
    const by = `identity provider: ${provider.name}`
    if (decision.kind === 'refuse') {
      const { subject, email } = identity
      const after = { address: from.address, by, reason: decision.reason, subject, email }
      const auditor = auditorOf(tx, parts, tenant, from, undefined)
      await audit(auditor, { action: 'session.refused', after })
      return { failed: decision.reason }
    }
    const userId =
      decision.kind === 'make'
        ? await makeUser(tx, tenant, { provider, identity, groupRole: decision.groupRole })
        : decision.userId
    const auditor = auditorOf(tx, parts, tenant, from, { id: userId })
    const username = await usernameOf(tx, userId)
    if (decision.kind === 'make') await noteMade(auditor, username, by)
    await noteIdentity(auditor, { userId, username, identity, by })
    if (!provider.asksSecondFactor && (await hasSecondFactor(tx, userId)))
      return {
        secondStep: await awaitProof(tx, tenant.id, { kind: 'log-in', userId }, parts.clock()),
      }
    const opened = await openFor(auditor, parts, { id: userId }, from, by)
    await tx.query(
      'UPDATE session SET identity_provider = $2, provider_factor = $3 WHERE id = $1',
      [opened.sessionId, provider.id, provider.asksSecondFactor],
    )
    return opened
  })
}

async function readFacts(tx: Tx, identity: Identity): Promise<IdentityFacts> {
  const { issuer, subject, email } = identity
  const [linked] = await tx.query<{ id: number; active: boolean }>(
    `SELECT u.id, u.active FROM user_identity i JOIN app_user u ON u.id = i.user_id WHERE i.issuer = $1 AND i.subject = $2`,
    [issuer, subject],
  )
  const sameEmail = await tx.query<IdentityFacts['sameEmail'][number]>(
    `SELECT u.id, u.active, EXISTS (SELECT FROM user_identity i WHERE i.user_id = u.id AND i.issuer = $2) AS "linkedHere"
     FROM app_user u WHERE lower(u.email) = lower($1) AND NOT u.is_fake_email`,
    [email, issuer],
  )
  const taken = await tx.query('SELECT FROM app_user WHERE lower(username) = $1', [
    newUsername(identity),
  ])
  return { linked: linked ?? null, sameEmail, nameTaken: taken.length > 0 }
}

interface Making {
  provider: Provider
  identity: Identity
  groupRole: string | null
}

async function makeUser(
  tx: Tx,
  tenant: Tenant,
  { provider, identity, groupRole }: Making,
): Promise<number> {
  const username = newUsername(identity)
  const { name, email } = identity
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO app_user (tenant_id, username, name, email, role, group_role_id) VALUES ($1, $2, $3, $4, $5, $6::int) RETURNING id`,
    [tenant.id, username, (name ?? username).slice(0, 120), email, provider.role, groupRole],
  )
  return made!.id
}

const noteMade = (auditor: Auditor, username: string, by: string) =>
  audit(auditor, { action: 'user.created', target: username, after: { by } })

interface Noted {
  userId: number
  username: string
  identity: Identity
  by: string
}

/** Links the user to the account there, or notes that it was used again. */
async function noteIdentity(auditor: Auditor, { userId, username, identity, by }: Noted) {
  const { tx, tenant, clock } = auditor
  const { issuer, subject, email } = identity
  const [known] = await tx.query<{ isNew: boolean }>(
    `INSERT INTO user_identity (tenant_id, user_id, issuer, subject, email, linked_at, last_used_at) VALUES ($1, $2, $3, $4, $5, $6, $6)
     ON CONFLICT (tenant_id, issuer, subject) DO UPDATE SET email = EXCLUDED.email, last_used_at = EXCLUDED.last_used_at
     RETURNING linked_at = last_used_at AS "isNew"`,
    [tenant.id, userId, issuer, subject, email, clock()],
  )
  if (known!.isNew)
    await audit(auditor, {
      action: 'user.identity-linked',
      target: username,
      after: { by, issuer, subject, email },
    })
}

const usernameOf = async (tx: Tx, id: number) =>
  (await tx.query<{ username: string }>('SELECT username FROM app_user WHERE id = $1', [id]))[0]!
    .username

const hasSecondFactor = async (tx: Tx, id: number) =>
  (await tx.query('SELECT FROM app_user WHERE id = $1 AND second_factor_since IS NOT NULL', [id]))
    .length > 0
