import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database, Scope } from '../db/database.ts'
import type { Try } from '../jobs/worker.ts'
import { portalAddress } from '../portal/portal-address.ts'
import type { Settings } from '../settings.ts'
import { fillPlaceholders } from './placeholders.ts'
import type { Transport } from './transport.ts'

interface MessageRow {
  host: string
  recipient: string
  reply_to: string | null
  subject: string
  text: string
  html: string
  secret: string | null
  created_at: Date
  attachment_name: string | null
  attachment: Uint8Array | null
  title: string | null
}

interface MailSenderDeps {
  database: Database
  clock: Clock
  settings: Settings
  transport: Transport
  log: FastifyBaseLogger
}

/** Sends a waiting message. What it throws lets the queue try again; after the last try the message is marked as failed. */
export function mailSender({ database, clock, settings, transport, log }: MailSenderDeps) {
  const of = (tenantId: string): Scope => ({ tenantId, user: 'any', customers: [] })
  return async (tenantId: string, messageId: number, attempt: Try): Promise<void> => {
    const [row] = await database.within(of(tenantId), (tx) =>
      tx.query<MessageRow>(
        `SELECT m.*, t.config->>'webTitle' AS title FROM mail_message m JOIN tenant t ON t.id = m.tenant_id WHERE m.id = $1 AND m.state = 'waiting'`,
        [messageId],
      ),
    )
    // A job whose end was not written down runs twice; the message has left already.
    if (!row) return
    const origin = portalAddress(settings, row.host)
    try {
      await transport({
        id: `${new Date(row.created_at).toISOString().slice(0, 10)}-${tenantId}-${messageId}`,
        from: { name: row.title ?? '', address: settings.mailFrom ?? `no-reply@${row.host}` },
        to: row.recipient,
        replyTo: row.reply_to,
        subject: row.subject,
        text: fillPlaceholders(row.text, origin, row.secret),
        html: fillPlaceholders(row.html, origin, row.secret),
        attachment:
          row.attachment_name && row.attachment
            ? { name: row.attachment_name, content: row.attachment }
            : null,
      })
    } catch (error) {
      await database.within(of(tenantId), (tx) =>
        tx.query(
          `UPDATE mail_message SET attempts = attempts + 1, error = $2, state = CASE WHEN $3 THEN 'failed' ELSE state END, secret = CASE WHEN $3 THEN NULL ELSE secret END WHERE id = $1`,
          [messageId, (error as Error).message.slice(0, 500), attempt.last],
        ),
      )
      throw error
    }
    await database.within(of(tenantId), (tx) =>
      tx.query(
        `UPDATE mail_message SET state = $3, sent_at = $2, secret = NULL, attachment = NULL, error = NULL, attempts = attempts + 1 WHERE id = $1`,
        // Recorded with the message: a mail server that is set later must not turn files into sent mail.
        [messageId, clock(), settings.smtpUrl ? 'sent' : 'filed'],
      ),
    )
    log.info({ tenantId, messageId, attempt: attempt.number }, 'mail sent')
  }
}
