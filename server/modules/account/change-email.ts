import { audit } from '../../audit.ts'
import type { Caller, RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { secretPlaceholder } from '../../mail/placeholders.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { hashOf, randomSecret } from '../../session/tokens.ts'

/** Lifetime of a link that confirms an address, in ms. */
const lifetime = 24 * 3_600_000

/** Mails a link to another address of the signed-in person: it becomes theirs once the link is opened. Earlier links end. */
export async function askForEmail(request: RequestContext, email: string): Promise<void> {
  const { tx, tenant, user, host, clock } = request
  const secret = randomSecret()
  await tx.query('DELETE FROM email_change WHERE user_id = $1', [user.id])
  await tx.query(
    'INSERT INTO email_change (token_hash, tenant_id, user_id, email, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [hashOf(secret), tenant.id, user.id, email, new Date(clock().getTime() + lifetime)],
  )
  await queueMail(tx, tenant, {
    to: email,
    language: user.language,
    name: user.name,
    host,
    say: (words) => words.confirmEmail({ portal: tenant.config.webTitle, username: user.username }),
    link: { path: `/confirm-email#${secretPlaceholder}`, secret },
  })
}

interface Person {
  id: number
  username: string
  name: string
  language: string | null
  former: string | null
  email: string
}

/** Uses up a link. @returns whose it is, with both addresses; undefined for one that is spent, too old or none of ours */
async function redeem(tx: Tx, secret: string, now: Date): Promise<Person | undefined> {
  const [person] = await tx.query<Person>(
    `WITH used AS (DELETE FROM email_change WHERE token_hash = $1 RETURNING user_id, email, expires_at)
     SELECT u.id, u.username, u.name, u.language, u.email AS former, used.email FROM used JOIN app_user u ON u.id = used.user_id
     WHERE used.expires_at > $2 AND u.active`,
    [hashOf(secret), now],
  )
  return person
}

/** Makes the address of a link its person's, and tells the former one. @returns the address; undefined for a link that is no good */
export async function confirmEmail(
  tx: Tx,
  { parts: { clock }, tenant, host, requestId }: Caller,
  secret: string,
): Promise<string | undefined> {
  const person = await redeem(tx, secret, clock())
  if (!person) return undefined
  const { id, former, email, language, name } = person
  await tx.query('UPDATE app_user SET email = $2 WHERE id = $1', [id, email])
  await audit(
    { tx, tenant, clock, user: { id }, customer: null, requestId },
    {
      action: 'profile.updated',
      target: person.username,
      before: { email: former },
      after: { email },
    },
  )
  if (former && former !== email) {
    const { webTitle: portal, email: contact } = tenant.config
    await queueMail(tx, tenant, {
      to: former,
      language,
      name,
      host,
      say: (words) => words.emailChanged({ portal, contact, email }),
    })
  }
  return email
}
