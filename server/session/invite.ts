import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Sender } from '../mail/queue-mail.ts'
import { sendPasswordLink } from './password-link.ts'

const uninvited = `imported AND active AND email IS NOT NULL AND password_hash IS NULL AND invited_at IS NULL`

/** Counts the imported users who have an e-mail address, no password and no invitation. */
export const countUninvited = async (tx: Tx): Promise<number> =>
  (
    await tx.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM app_user WHERE ${uninvited}`,
    )
  )[0]!.count

/**
 * Mails a link to set a password, once, to every imported user with an e-mail address and no password. Messages wait
 * in the database; the server sends them. Before the tenant is opened there are no invitations.
 * @returns how many were invited
 */
export async function inviteImported(
  database: Database,
  tenantId: string,
  now: Date,
): Promise<number> {
  const [tenant] = await database.bare((tx) =>
    tx.query<{ config: HostConfig; host: string | null }>(
      // A name before a bare number: the link is read by people.
      `SELECT t.config, (SELECT h.host FROM tenant_host h WHERE h.tenant_id = t.id ORDER BY h.host ~ '^[0-9.:]+$', h.host LIMIT 1) AS host FROM tenant t WHERE t.id = $1 AND t.opened_at IS NOT NULL`,
      [tenantId],
    ),
  )
  if (!tenant?.host) return 0
  const { config, host } = tenant
  return database.within({ tenantId, user: 'any', customers: [] }, (tx) =>
    inviteAll(tx, { id: tenantId, config }, host, now),
  )
}

/** Mails the links in a transaction of an open tenant. @param host address that the links lead to */
export async function inviteAll(tx: Tx, tenant: Sender, host: string, now: Date): Promise<number> {
  const people = await tx.query<Parameters<typeof sendPasswordLink>[3]>(
    `SELECT id, username, name, email, language FROM app_user WHERE ${uninvited} ORDER BY id`,
  )
  for (const person of people) await sendPasswordLink(tx, tenant, host, person, 'invited', now)
  await tx.query('UPDATE app_user SET invited_at = $2 WHERE id = ANY ($1::int[])', [
    people.map(({ id }) => id),
    now,
  ])
  return people.length
}
