import { audit, type Auditor } from '../audit.ts'
import type { Tx } from '../db/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { neutralConfig } from '../tenants.ts'

interface UserRow {
  id: number
  username: string
  name: string
  email: string | null
  role: string
  limitation: string | null
  language: string | null
  active: boolean
  customers: string[]
  areas: string[]
}

const rightsOf = ({ name, email, role, limitation, active, customers, areas }: UserRow) => ({
  name,
  email,
  role,
  limitation,
  active,
  customers,
  areas,
})

const usersOf = (tx: Tx, where: string, values: unknown[]) =>
  tx.query<UserRow>(
    `SELECT u.id, u.username, u.name, u.email, u.role, u.limitation, u.language, u.active,
       ARRAY(SELECT c.r3 FROM user_customer o JOIN customer c ON c.id = o.customer WHERE o.of_user = u.id ORDER BY 1) AS customers,
       ARRAY(SELECT concat_ws(':', a.sorg, a.limitation, a.value, a.option) FROM user_area a WHERE a.of_user = u.id ORDER BY 1) AS areas
     FROM app_user u WHERE ${where}`,
    values,
  )

/**
 * Remembers the users that the staged rows are about to change.
 * @returns a function that records what became of each once the rows are put, and tells former addresses
 */
export async function watchUsers(tx: Tx, tenantId: string): Promise<() => Promise<void>> {
  const before = await usersOf(
    tx,
    'u.tenant_id = $1 AND u.username IN (SELECT username FROM feed_batch)',
    [tenantId],
  )
  return async () => {
    const after = new Map(
      (await usersOf(tx, 'u.id = ANY ($1::int[])', [before.map(({ id }) => id)])).map((user) => [
        user.id,
        user,
      ]),
    )
    for (const former of before) await recordChange(tx, tenantId, former, after.get(former.id)!)
  }
}

async function recordChange(tx: Tx, tenantId: string, former: UserRow, user: UserRow) {
  const [before, after] = [rightsOf(former), rightsOf(user)]
  if (JSON.stringify(before) === JSON.stringify(after)) return
  const auditor: Auditor = {
    tx,
    tenant: { id: tenantId },
    clock: () => new Date(),
    user: null,
    customer: null,
    requestId: null,
  }
  await audit(auditor, { action: 'user.updated', target: user.username, before, after })
  if (former.email && former.email !== user.email)
    await tellFormerAddress(tx, tenantId, former, user)
}

async function tellFormerAddress(tx: Tx, id: string, former: UserRow, { email }: UserRow) {
  const [tenant] = await tx.query<{ config: Partial<typeof neutralConfig>; host: string | null }>(
    `SELECT t.config, (SELECT h.host FROM tenant_host h WHERE h.tenant_id = t.id ORDER BY h.host ~ '^[0-9.:]+$', h.host LIMIT 1) AS host
     FROM tenant t WHERE t.id = $1`,
    [id],
  )
  if (!tenant?.host) return
  const config = { ...neutralConfig, ...tenant.config }
  const { webTitle: portal, email: contact } = config
  await queueMail(
    tx,
    { id, config },
    {
      to: former.email!,
      language: former.language,
      name: former.name,
      host: tenant.host,
      say: (words) => words.emailChanged({ portal, contact, email: email ?? '—' }),
    },
  )
}
