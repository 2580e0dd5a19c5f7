import type { RequestContext } from '../../context.ts'
import { orderOf, page as readPage } from '../../db/page.ts'
import { maskSecrets } from '../../mail/placeholders.ts'
import { originFor } from '../../portal/origin.ts'
import type { MailState, QueryResolvers } from '../../resolver-types.gen.ts'

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

export const Query: QueryResolvers<RequestContext> = {
  async mailMessages(_, { state, search, sort, page, limit }, { tx, settings }) {
    const { rows, ...found } = await readPage<Row>(tx, {
      sql: `SELECT id, host, recipient, subject, text, state, attempts, error, created_at, sent_at FROM mail_message
            WHERE $1::text IS NULL OR state = $1`,
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
    const messages = rows.map(
      ({ id, host, recipient, subject, text, state, attempts, error, created_at, sent_at }) => ({
        id: String(id),
        to: recipient,
        subject,
        text: maskSecrets(text, originFor(settings, host)),
        state: state.toUpperCase() as MailState,
        attempts,
        error,
        createdAt: created_at as never,
        sentAt: sent_at as never,
      }),
    )
    return {
      ...found,
      messages,
      transport: settings.smtpUrl ? ('SMTP' as never) : ('FILE' as never),
    }
  },
}
