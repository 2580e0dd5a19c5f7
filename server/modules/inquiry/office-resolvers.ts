import { done } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { orderOf, page as readPage } from '../../db/page.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'

interface Row {
  id: string
  name: string
  reason: string
  goal: string
  address: string
  city: string
  state: string
  country: string
  postalCode: string | null
  email: string
  phone: string
  web: string | null
  createdAt: never
  answeredAt: never
  answeredBy: string | null
}

export const Query: QueryResolvers<RequestContext> = {
  customerInquiries: (_, { open, search, sort, page, limit }, { tx }) =>
    readPage<Row>(tx, {
      sql: `SELECT id::text, name, reason, goal, address, city, state, country, postal_code AS "postalCode", email, phone, web,
              created_at AS "createdAt", answered_at AS "answeredAt", answered_by AS "answeredBy"
            FROM customer_inquiry WHERE $1::boolean IS NULL OR (answered_at IS NULL) = $1`,
      args: [open ?? null],
      search: { term: search, in: ['name', 'city', 'email'] },
      orderBy: orderOf(
        sort,
        { name: 'lower(name)', city: 'lower(city)', createdAt: '"createdAt"' },
        '"createdAt" DESC, id DESC',
      ),
      page,
      limit,
    }),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async markInquiries(_, { ids, answered }, request) {
    const { tx, clock, user } = request
    const isAnswered = answered ?? true
    const marked = await tx.query<{ id: string }>(
      `UPDATE customer_inquiry SET answered_at = $2, answered_by = $3
       WHERE id::text = ANY ($1::text[]) AND (answered_at IS NULL) = $4 RETURNING id::text`,
      [ids, isAnswered ? clock() : null, isAnswered ? user.name : null, isAnswered],
    )
    if (marked.length > 0)
      await audit(request, {
        action: isAnswered ? 'inquiry.answered' : 'inquiry.reopened',
        target: marked.map(({ id }) => id).join(', '),
      })
    return done('The inquiries are marked')
  },
}
