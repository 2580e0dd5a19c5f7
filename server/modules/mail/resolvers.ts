import type { Request } from '../../context.ts'
import { shown } from '../../mail/marks.ts'
import { originOf } from '../../portal/origin.ts'
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

export const Query: QueryResolvers<Request> = {
  async mailMessages(_, { page, limit }, { tx, settings }) {
    const size = Math.min(50, Math.max(1, limit ?? 20))
    const at = Math.max(1, page ?? 1)
    const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM mail_message',
    )
    const rows = await tx.query<Row>(
      `SELECT id, host, recipient, subject, text, state, attempts, error, created_at, sent_at FROM mail_message ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`,
      [size, (at - 1) * size],
    )
    const messages = rows.map(
      ({ id, host, recipient, subject, text, state, attempts, error, created_at, sent_at }) => ({
        id: String(id),
        to: recipient,
        subject,
        text: shown(text, originOf(settings, host)),
        state: state.toUpperCase() as MailState,
        attempts,
        error,
        createdAt: created_at as never,
        sentAt: sent_at as never,
      }),
    )
    return {
      messages,
      page: at,
      count,
      pageTotal: Math.ceil(count / size),
      transport: settings.smtpUrl ? ('SMTP' as never) : ('FILE' as never),
    }
  },
}
