import type { UserFields } from '#domain/users/user-fields.ts'
import type { RequestContext } from '../../context.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { UserRow } from './user-store.ts'

/** Stores a user with areas, customers and target markets. An administrator's word replaces that of a feed. */
export async function writeUser(
  { tx, tenant }: RequestContext,
  fields: UserFields,
  before: UserRow | undefined,
): Promise<{ id: string }[]> {
  const values = [
    tenant.id,
    fields.username,
    fields.name,
    fields.email,
    fields.emailConfirmations,
    fields.sendEmail,
    fields.sendEmailWarranty,
    fields.isFakeEmail,
    fields.language,
    fields.role,
    fields.groupRole,
    fields.limitation,
    fields.active,
  ]
  const written = await tx.query<{ id: string }>(
    before
      ? `UPDATE app_user SET username = $2, name = $3, email = $4, email_confirmations = $5, send_email = $6, send_email_warranty = $7,
          is_fake_email = $8, language = $9, role = $10, group_role_id = $11::int, limitation = $12, active = $13, imported = false
         WHERE tenant_id = $1 AND id = $14::int RETURNING id::text`
      : `INSERT INTO app_user (tenant_id, username, name, email, email_confirmations, send_email, send_email_warranty, is_fake_email, language, role,
          group_role_id, limitation, active) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::int, $12, $13) RETURNING id::text`,
    before ? [...values, before.id] : values,
  )
  await writeScope({ tx, tenant }, Number(written[0]!.id), fields)
  return written
}

async function writeScope(
  { tx, tenant }: Pick<RequestContext, 'tx' | 'tenant'>,
  id: number,
  { userAreas, customers, contentTargetMarkets }: UserFields,
) {
  await tx.query('DELETE FROM user_area WHERE of_user = $1', [id])
  await tx.query(
    `INSERT INTO user_area (tenant_id, of_user, sorg, limitation, option, value)
     SELECT $1, $2, a.sorg, a.limitation, a.option, a.value FROM jsonb_to_recordset($3::jsonb) AS a(sorg text, limitation text, option text, value text)`,
    [tenant.id, id, JSON.stringify(userAreas)],
  )
  await tx.query('DELETE FROM user_customer WHERE of_user = $1', [id])
  await tx.query(
    `INSERT INTO user_customer (tenant_id, of_user, customer) SELECT $1, $2, c.id FROM customer c WHERE c.r3 = ANY ($3::text[])`,
    [tenant.id, id, customers],
  )
  await tx.query('DELETE FROM user_target_market WHERE of_user = $1', [id])
  await tx.query(
    `INSERT INTO user_target_market (tenant_id, of_user, market) SELECT $1, $2, m.id FROM content_target_market m WHERE m.id::text = ANY ($3::text[])`,
    [tenant.id, id, contentTargetMarkets],
  )
}

/** After a change of the address: ends links that the former one has got, and tells it. */
export async function followEmail(
  { tx, tenant, host, clock }: RequestContext,
  before: UserRow | undefined,
  { email }: UserRow,
): Promise<void> {
  if (!before || before.email === email) return
  await tx.query(
    'UPDATE password_link SET used_at = $2 WHERE user_id = $1::int AND used_at IS NULL',
    [before.id, clock()],
  )
  if (!before.email || before.isFakeEmail) return
  const { webTitle: portal, email: contact } = tenant.config
  await queueMail(tx, tenant, {
    to: before.email,
    language: before.language,
    name: before.name,
    host,
    say: (words) => words.emailChanged({ portal, contact, email: email ?? '—' }),
  })
}
