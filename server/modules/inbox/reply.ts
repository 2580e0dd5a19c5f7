import { ReplyText } from '#domain/portal/reply.ts'
import { type Auditor, audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { check, type UserError, userError } from '../../failure.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** Inboxes of the office, by the first word of their audit actions. */
export type Inbox = 'inquiry' | 'feedback'

const tables: Record<Inbox, string> = {
  inquiry: 'customer_inquiry',
  feedback: 'customer_feedback',
}

/** SQL for the replies to the row `entry` of an inbox, as a JSON array. */
export const repliesSql = (inbox: Inbox, entry: string) =>
  `(SELECT coalesce(json_agg(json_build_object('id', r.id::text, 'text', r.text, 'by', r.written_by, 'at', r.created_at) ORDER BY r.id), '[]')
    FROM inbox_reply r WHERE r.inbox = '${inbox}' AND r.entry = ${entry})`

interface Author {
  id: string
  name: string
  /** Null: there is no address to mail to. */
  email: string | null
  language: string | null
  /** Their own words, quoted under the reply. */
  wrote: string
}

/** Mails a reply, keeps it, and notes the entry as answered. @returns what is wrong with it; nothing when it was sent */
export async function sendReply(
  request: RequestContext,
  inbox: Inbox,
  author: Author,
  input: string,
): Promise<UserError[]> {
  const { tx, tenant, host, user, clock } = request
  const checked = check(ReplyText, input)
  if (!checked.ok) return checked.errors.map((error) => ({ ...error, field: 'reply' }))
  if (author.email === null) return [userError('no_email')]
  const { webTitle: portal, email: contact } = tenant.config
  await queueMail(tx, tenant, {
    to: author.email,
    language: author.language,
    name: author.name,
    host,
    replyTo: contact || undefined,
    say: (words) => words.reply({ portal, reply: checked.value, wrote: author.wrote }),
  })
  await tx.query(
    'INSERT INTO inbox_reply (tenant_id, inbox, entry, text, written_by, created_at) VALUES ($1, $2, $3::int, $4, $5, $6)',
    [tenant.id, inbox, author.id, checked.value, user.name, clock()],
  )
  await audit(request, {
    action: `${inbox}.replied`,
    target: author.id,
    after: { reply: checked.value },
  })
  await mark(request, inbox, [author.id], true, user.name)
  return []
}

/** Notes entries as answered, or as open again. @param by name of the person or program that says so */
export async function mark(
  author: Auditor,
  inbox: Inbox,
  ids: readonly string[],
  answered: boolean,
  by: string,
): Promise<void> {
  const { tx, clock } = author
  const marked = await tx.query<{ id: string }>(
    `UPDATE ${tables[inbox]} SET answered_at = $2, answered_by = $3
     WHERE id::text = ANY ($1::text[]) AND (answered_at IS NULL) = $4 RETURNING id::text`,
    [ids, answered ? clock() : null, answered ? by : null, answered],
  )
  if (marked.length > 0)
    await audit(author, {
      action: answered ? `${inbox}.answered` : `${inbox}.reopened`,
      target: marked.map(({ id }) => id).join(', '),
    })
}
