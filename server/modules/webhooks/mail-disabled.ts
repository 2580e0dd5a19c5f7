import type { Tx } from '../../db/database.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Tenant } from '../../tenants.ts'

/** Tells those who look after machine access that an endpoint was switched off; where none has an address, the tenant's own. */
export async function mailDisabled(
  tx: Tx,
  tenant: Tenant,
  facts: { url: string; error: string },
): Promise<void> {
  const people = await tx.query<{ email: string; name: string; language: string | null }>(
    `SELECT email, name, language FROM app_user u WHERE active AND email IS NOT NULL AND EXISTS (
       SELECT FROM role r WHERE 'page.machine-access' = ANY (r.permissions) AND (r.name = u.role OR r.name = ANY (SELECT unnest(g.roles) FROM group_role g WHERE g.id = u.group_role_id)))
     ORDER BY u.id LIMIT 20`,
  )
  const receivers =
    people.length > 0 || !tenant.config.email
      ? people
      : [{ email: tenant.config.email, name: '', language: null }]
  for (const { email, name, language } of receivers)
    await queueMail(tx, tenant, {
      to: email,
      language,
      name,
      host: tenant.hosts[0]!,
      say: (words) => words.webhookDisabled(facts),
      link: { path: '/admin/webhooks' },
    })
}
