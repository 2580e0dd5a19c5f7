import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, instant, tenantId } from '../../db/columns.ts'

/**
 * Sent and waiting mail. Texts hold placeholders for the portal's address and for a link's secret
 * (server/mail/placeholders.ts).
 */
export const mailMessage = pgTable(
  'mail_message',
  {
    id: id(),
    tenantId: tenantId(),
    /** Of the portal its links lead to. */
    host: text('host').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Secret that makes the link work; deleted as soon as the message is sent. */
    secret: text('secret'),
    /** A file that comes with it, deleted as soon as the message is sent; its name stays. A message that was given up keeps it, to be sent again. */
    attachment: bytes('attachment'),
    attachmentName: text('attachment_name'),
    /** waiting | sent | filed: saved as a file, without a mail server | failed: given up after the last try | held: not sent, because the tenant wasn't open. */
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (t) => [index().on(t.tenantId, t.createdAt)],
)
