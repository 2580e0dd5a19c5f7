import { isSalesRole } from '#domain/account/permissions.ts'
import { formatDay } from '#domain/time/date-format.ts'
import type { RequestContext } from '../../context.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { wordsFor } from '../../mail/words/words-for.ts'
import { quotePdf } from './quote-pdf.ts'
import { readQuote, readQuoteLines } from './quote-store.ts'

interface Recipient {
  name: string | null
  email: string
  language: string | null
}

/**
 * Mails a quote with its PDF to the customer's own people, each in their language; without any address among them, to the
 * customer's.
 * @returns how many messages were queued
 */
export async function mailQuote(request: RequestContext, id: string): Promise<number> {
  const { tx, tenant, user, host, clock } = request
  const { config } = tenant
  const quote = (await readQuote(request, id))!
  const recipients = await recipientsOf(request, quote.customerId)
  if (recipients.length === 0) return 0
  const lines = await readQuoteLines(tx, id)
  const papers = new Map<string, Buffer>()
  for (const { name, email, language } of recipients) {
    const { locale } = wordsFor(
      language,
      config.languages.map(({ code }) => code),
    )
    if (!papers.has(locale)) papers.set(locale, await quotePdf(request, quote, lines, language))
    await queueMail(tx, tenant, {
      to: email,
      ...(name ? { name } : {}),
      language,
      host,
      replyTo: user.email ?? undefined,
      say: (words) =>
        words.quoteSent({
          number: quote.number,
          customer: quote.customerName,
          seller: quote.createdBy,
          until: formatDay(config, quote.validUntil, locale),
          note: quote.note,
        }),
      link: { path: `/quotes/${id}` },
      attachment: { name: `${quote.number}.pdf`, content: papers.get(locale)! },
    })
  }
  await tx.query('UPDATE quote SET mailed_at = $2 WHERE id = $1::uuid', [id, clock()])
  return recipients.length
}

async function recipientsOf({ tx }: RequestContext, customerId: number): Promise<Recipient[]> {
  const people = await tx.query<Recipient & { role: string }>(
    `SELECT u.name, u.email, u.language, u.role FROM user_customer c JOIN app_user u ON u.id = c.of_user
     WHERE c.customer = $1 AND u.active AND u.email IS NOT NULL ORDER BY u.id`,
    [customerId],
  )
  const own = people.filter(({ role }) => !isSalesRole(role))
  if (own.length > 0) return own
  return tx.query<Recipient>(
    'SELECT NULL::text AS name, email, NULL::text AS language FROM customer WHERE id = $1 AND email IS NOT NULL',
    [customerId],
  )
}
