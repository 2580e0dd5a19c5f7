import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/database.ts'
import type { JobData } from '../jobs/job-data.ts'
import { secretPlaceholder } from '../mail/placeholders.ts'
import { queueMail, type Sender } from '../mail/queue-mail.ts'
import type { Tenants } from '../tenants.ts'
import { mayUsePassword } from '../modules/identity-provider/password-use.ts'
import { hashOf, randomSecret } from './tokens.ts'

const hour = 3_600_000
/** Lifetime of a link: one hour when asked for, seven days with an invitation. */
const lifetime = { forgotten: hour, invited: 7 * 24 * hour } as const

interface Receiver {
  id: number
  username: string
  name: string
  email: string
  language: string | null
}

/**
 * Mails a link that sets a password once; earlier links of this person end. The secret itself is kept nowhere but in the message.
 * Those who have to come by an identity provider are mailed that instead.
 */
export async function sendPasswordLink(
  tx: Tx,
  tenant: Sender,
  host: string,
  user: Receiver,
  why: keyof typeof lifetime,
  now: Date,
): Promise<void> {
  const about = { portal: tenant.config.webTitle, username: user.username }
  const letter = { to: user.email, language: user.language, name: user.name, host }
  if (!(await mayUsePassword(tx, user.id)))
    return queueMail(tx, tenant, {
      ...letter,
      say: (words) => words.companyLogIn(about),
      link: { path: '/login' },
    })
  const secret = randomSecret()
  await tx.query('DELETE FROM password_link WHERE user_id = $1', [user.id])
  await tx.query(
    'INSERT INTO password_link (token_hash, tenant_id, user_id, expires_at) VALUES ($1, $2, $3, $4)',
    [hashOf(secret), tenant.id, user.id, new Date(now.getTime() + lifetime[why])],
  )
  await queueMail(tx, tenant, {
    ...letter,
    say: (words) => (why === 'invited' ? words.invitation(about) : words.passwordLink(about)),
    // Behind the #: what stands there is sent to no server and so is in no log.
    link: { path: `/set-password#${secretPlaceholder}`, secret },
  })
}

/**
 * Runs the job behind "forgot password": it looks up the user, so that the answer's timing does not reveal whether
 * they exist.
 */
export async function mailPasswordLink(
  { database, clock, tenants }: { database: Database; clock: Clock; tenants: Tenants },
  job: JobData['password-link'],
): Promise<void> {
  const tenant = await tenants.byId(job.tenantId)
  if (!tenant?.config.forgotPassword) return
  await database.within({ tenantId: tenant.id, user: 'any', customers: [] }, async (tx) => {
    const [user] = await tx.query<Receiver>(
      'SELECT id, username, name, email, language FROM app_user WHERE lower(username) = $1 AND active AND email IS NOT NULL',
      [job.username],
    )
    if (user) await sendPasswordLink(tx, tenant, job.host, user, 'forgotten', clock())
  })
}

interface LinkOwner {
  id: number
  username: string
  name: string
  email: string | null
}

/** Returns whom a link is for, while it is good. */
export async function userOfLink(
  tx: Tx,
  secret: string,
  now: Date,
): Promise<LinkOwner | undefined> {
  const [person] = await tx.query<LinkOwner>(
    `SELECT u.id, u.username, u.name, u.email FROM password_link l JOIN app_user u ON u.id = l.user_id AND u.active
     WHERE l.token_hash = $1 AND l.used_at IS NULL AND l.expires_at > $2`,
    [hashOf(secret), now],
  )
  return person
}

/**
 * Uses up a link.
 * @returns false when another request was faster
 */
export async function redeemLink(tx: Tx, secret: string, now: Date): Promise<boolean> {
  const spent = await tx.query(
    'UPDATE password_link SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING 1',
    [hashOf(secret), now],
  )
  return spent.length > 0
}
