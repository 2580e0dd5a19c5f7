import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { orderOf, page as readPage } from '../../db/page.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { maskSecrets, secretPlaceholder } from '../../mail/placeholders.ts'
import { portalAddress } from '../../portal/portal-address.ts'
import type { Settings } from '../../settings.ts'
import type { MailState, MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'

interface Row {
  id: number
  host: string
  recipient: string
  subject: string
  text: string
  state: string
  attempts: number
  error: string | null
  created_at: Date
  sent_at: Date | null
}

const columns = 'id, host, recipient, subject, text, state, attempts, error, created_at, sent_at'

const messageOf = (
  { id, host, recipient, subject, text, state, attempts, error, created_at, sent_at }: Row,
  settings: Settings,
) => ({
  id: String(id),
  to: recipient,
  subject,
  text: maskSecrets(text, portalAddress(settings, host)),
  state: state.toUpperCase() as MailState,
  attempts,
  error,
  createdAt: created_at as never,
  sentAt: sent_at as never,
})

export const Query: QueryResolvers<RequestContext> = {
  async mailMessages(_, { state, search, sort, page, limit }, { tx, settings }) {
    const { rows, ...found } = await readPage<Row>(tx, {
      sql: `SELECT ${columns} FROM mail_message WHERE $1::text IS NULL OR state = $1`,
      args: [state?.toLowerCase() ?? null],
      search: { term: search, in: ['subject', 'recipient'] },
      orderBy: orderOf(
        sort,
        {
          subject: 'lower(subject)',
          to: 'lower(recipient)',
          createdAt: 'created_at',
          state: 'state',
        },
        'created_at DESC, id DESC',
      ),
      page,
      limit,
    })
    return {
      ...found,
      messages: rows.map((row) => messageOf(row, settings)),
      transport: settings.smtpUrl ? ('SMTP' as never) : ('FILE' as never),
    }
  },
}

export const Mutation: MutationResolvers<RequestContext> = {
  async sendMailAgain(_, { id }, request) {
    const { tx, tenant, settings } = request
    const [failed] = await tx.query<Row>(
      `SELECT ${columns} FROM mail_message WHERE id::text = $1 AND state = 'failed' FOR UPDATE`,
      [id],
    )
    if (!failed) return refused('not_given_up', 'id', { mail: null })
    if (failed.text.includes(secretPlaceholder)) return refused('link_gone', 'id', { mail: null })
    const [row] = await tx.query<Row>(
      `UPDATE mail_message SET state = 'waiting', error = NULL WHERE id = $1 RETURNING ${columns}`,
      [failed.id],
    )
    await enqueue(tx, 'mail', { tenantId: tenant.id, messageId: failed.id })
    await audit(request, {
      action: 'mail.resent',
      target: failed.recipient,
      before: { state: 'failed' },
      after: { state: 'waiting' },
    })
    return done('The message is sent again', { mail: messageOf(row!, settings) })
  },
}
