import { done, refused, refusedAll } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import { orderOf, page as readPage } from '../../db/page.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { mark, repliesSql, sendReply } from '../inbox/reply.ts'
import { administering } from '../users/user-store.ts'

interface FeedbackRow {
  id: string
  message: string
  person: string
  username: string
  email: string | null
  language: string | null
  custCode: string | null
  custName: string | null
  createdAt: never
  answeredAt: never
  answeredBy: string | null
  replies: never
}

const feedbackSql = `SELECT f.id::text, f.message, u.name AS person, u.username, CASE WHEN NOT u.is_fake_email THEN u.email END AS email, u.language,
    c.r3 AS "custCode", c.name AS "custName", f.created_at AS "createdAt", f.answered_at AS "answeredAt", f.answered_by AS "answeredBy",
    ${repliesSql('feedback', 'f.id')} AS replies
  FROM customer_feedback f JOIN app_user u ON u.id = f.user_id LEFT JOIN customer c ON c.id = f.for_customer`

const readFeedback = async ({ tx }: RequestContext, id: string): Promise<FeedbackRow | null> =>
  (await tx.query<FeedbackRow>(`${feedbackSql} WHERE f.id::text = $1`, [id]))[0] ?? null

export const Query: QueryResolvers<RequestContext> = {
  customerFeedbacks: (_, { open, search, sort, page, limit }, entered) =>
    administering(entered, ({ tx }) =>
      readPage<FeedbackRow>(tx, {
        sql: `${feedbackSql} WHERE $1::boolean IS NULL OR (f.answered_at IS NULL) = $1`,
        args: [open ?? null],
        search: { term: search, in: ['message', 'person', '"custName"', '"custCode"'] },
        orderBy: orderOf(
          sort,
          { person: 'lower(person)', createdAt: '"createdAt"' },
          '"createdAt" DESC, id DESC',
        ),
        page,
        limit,
      }),
    ),
  customerFeedback: (_, { id }, entered) =>
    administering(entered, (request) => readFeedback(request, id)),
}

export const Mutation: MutationResolvers<RequestContext> = {
  markFeedback: (_, { ids, answered }, entered) =>
    administering(entered, async (request) => {
      await mark(request, 'feedback', ids, answered ?? true, request.user.name)
      return done('The messages are marked')
    }),
  replyToFeedback: (_, { id, reply }, entered) =>
    administering(entered, async (request) => {
      const feedback = await readFeedback(request, id)
      if (!feedback) return refused('not_found', 'id')
      const { person: name, message: wrote, email, language } = feedback
      const userErrors = await sendReply(
        request,
        'feedback',
        { id, name, email, language, wrote },
        reply,
      )
      return userErrors.length > 0
        ? refusedAll(userErrors)
        : done('Reply sent', { feedback: await readFeedback(request, id) })
    }),
}
