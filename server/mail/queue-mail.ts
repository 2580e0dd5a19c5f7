import type { Tx } from '../db/database.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tenant } from '../tenants.ts'
import { composeMail, type MailParts } from './compose.ts'
import { originPlaceholder } from './placeholders.ts'
import type { MailWords, Wording } from './words/mail-words.ts'
import { wordsFor } from './words/words-for.ts'

/** Fields of the tenant that a message needs. */
export type Sender = Pick<Tenant, 'id' | 'config'>

export interface Letter {
  to: string
  /** The receiver's; the tenant's first where there is none. */
  language: string | null
  name?: string
  /** Host of the portal that the link leads to. */
  host: string
  replyTo?: string | undefined
  say: (words: MailWords) => Wording
  facts?: (words: MailWords, locale: string) => MailParts['facts']
  /** Path and fragment behind the locale, and what makes it work; its place in the path is the mark. */
  link?: { path: string; secret?: string }
  /** A file that comes with it; its ending says what it is. */
  attachment?: { name: string; content: Uint8Array } | undefined
}

/**
 * Writes a message in its receiver's language and puts it into the queue, both in the caller's transaction. Before the
 * tenant is opened it is kept without its secret and never sent; to an address that only stands for a missing one nothing
 * is written.
 */
export async function queueMail(tx: Tx, tenant: Sender, letter: Letter): Promise<void> {
  const { config } = tenant
  const { locale, words } = wordsFor(
    letter.language,
    config.languages.map(({ code }) => code),
  )
  const wording = letter.say(words)
  const facts = letter.facts?.(words, locale)
  const { text, html } = composeMail({
    brand: { title: config.webTitle, accent: config.accent },
    wording,
    footer: words.footer(config.webTitle),
    ...(letter.name ? { greeting: words.greeting(letter.name) } : {}),
    ...(facts ? { facts } : {}),
    ...(letter.link ? { link: `${originPlaceholder}/${locale}${letter.link.path}` } : {}),
  })
  const [row] = await tx.query<{ id: number; state: string }>(
    `INSERT INTO mail_message (tenant_id, host, recipient, reply_to, subject, text, html, secret, attachment_name, attachment, state)
     SELECT id, $2, $3, $4, $5, $6, $7, CASE WHEN opened_at IS NOT NULL THEN $8 END, $9, CASE WHEN opened_at IS NOT NULL THEN $10::bytea END,
       CASE WHEN opened_at IS NOT NULL THEN 'waiting' ELSE 'held' END FROM tenant WHERE id = $1
       AND NOT EXISTS (SELECT 1 FROM app_user u WHERE u.tenant_id = $1 AND u.is_fake_email AND lower(u.email) = lower($3)) RETURNING id, state`,
    [
      tenant.id,
      letter.host,
      letter.to,
      letter.replyTo ?? null,
      wording.subject,
      text,
      html,
      letter.link?.secret ?? null,
      letter.attachment?.name ?? null,
      letter.attachment?.content ?? null,
    ],
  )
  if (row?.state === 'waiting')
    await enqueue(tx, 'mail', { tenantId: tenant.id, messageId: row.id })
}
