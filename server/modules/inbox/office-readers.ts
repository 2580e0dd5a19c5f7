import type { Tx } from '../../db/database.ts'
import type { Tenant } from '../../tenants.ts'

interface Reader {
  to: string
  language: string | null
}

/**
 * Returns who is mailed of a new message of an inbox: the office's address of the settings; where it is empty, each
 * person who may answer.
 */
export async function officeReaders(tx: Tx, { config }: Pick<Tenant, 'config'>): Promise<Reader[]> {
  if (config.email) return [{ to: config.email, language: null }]
  return tx.query<Reader>(
    `SELECT u.email AS "to", u.language FROM app_user u LEFT JOIN group_role g ON g.tenant_id = u.tenant_id AND g.id = u.group_role_id
     WHERE u.active AND u.email IS NOT NULL AND NOT u.is_fake_email
       AND EXISTS (SELECT 1 FROM role r WHERE r.tenant_id = u.tenant_id AND (r.name = u.role OR r.name = ANY (g.roles)) AND 'page.user-management' = ANY (r.permissions))
     ORDER BY u.id`,
  )
}
