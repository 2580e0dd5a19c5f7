import type { Profile } from '#domain/account/profile.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** Changes the signed-in person's name and address; the former address is told where messages go from now on. */
export async function saveProfile(
  request: RequestContext,
  { name, email }: Profile,
): Promise<void> {
  const { tx, tenant, user, host } = request
  await tx.query('UPDATE app_user SET name = $2, email = $3 WHERE id = $1', [user.id, name, email])
  await audit(request, {
    action: 'profile.updated',
    target: user.username,
    before: { name: user.name, email: user.email },
    after: { name, email },
  })
  if (!user.email || user.email === email) return
  const { webTitle: portal, email: contact } = tenant.config
  await queueMail(tx, tenant, {
    to: user.email,
    language: user.language,
    name,
    host,
    say: (words) => words.emailChanged({ portal, contact, email }),
  })
}
