import type { RequestContext } from '../../context.ts'
import type { FactorChange } from '../../mail/words/mail-words.ts'
import { queueMail } from '../../mail/queue-mail.ts'

type Sending = Pick<RequestContext, 'tx' | 'tenant' | 'host'>

/** Tells a person by mail that their second factors have changed, as it may have been done by another person. */
export async function mailFactorChange(
  { tx, tenant, host }: Sending,
  userId: number,
  change: FactorChange,
): Promise<void> {
  const [person] = await tx.query<{ name: string; email: string; language: string | null }>(
    'SELECT name, email, language FROM app_user WHERE id = $1 AND email IS NOT NULL',
    [userId],
  )
  if (!person) return
  const { webTitle: portal, email: contact } = tenant.config
  await queueMail(tx, tenant, {
    to: person.email,
    language: person.language,
    name: person.name,
    host,
    say: (words) => words.factorChanged({ portal, contact, change }),
  })
}
