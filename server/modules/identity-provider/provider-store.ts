import type { IdentityRules } from '#domain/users/identity-rules.ts'
import type { Tx } from '../../db/database.ts'
import type { Tokens } from '../../session/tokens.ts'
import type { Client } from './openid.ts'

/** A provider as log-ins need it. */
export interface Provider extends Client, IdentityRules {
  id: number
  name: string
  asksSecondFactor: boolean
  /** Role of new users. */
  role: string | null
}

/** Reads an active provider with its secret opened. */
export async function readProvider(
  tx: Tx,
  { clientSecrets }: Tokens,
  tenantId: string,
  id: number,
): Promise<Provider | undefined> {
  const [row] = await tx.query<Provider>(
    `SELECT id, name, issuer, client_id AS "clientId", client_secret AS "clientSecret", scopes, asks_second_factor AS "asksSecondFactor",
       match_email AS "matchEmail", make_users AS "makeUsers", email_domains AS "emailDomains", role, group_role_id::text AS "groupRole",
       claim, claim_roles AS "claimRoles"
     FROM identity_provider WHERE id = $1 AND active`,
    [id],
  )
  return (
    row && {
      ...row,
      clientSecret:
        row.clientSecret === null ? null : clientSecrets.open(tenantId, row.clientSecret),
    }
  )
}

/** The buttons of the log-in page. */
export const readProviderNames = (tx: Tx): Promise<{ id: string; name: string }[]> =>
  tx.query('SELECT id::text, name FROM identity_provider WHERE active ORDER BY lower(name), id')
