import { done, refused, refusedAll } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import { orderOf, page as readPage } from '../../db/page.ts'
import type { UserError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { mark, sendReply } from '../inbox/reply.ts'
import { readChoices } from '../users/present-users.ts'
import { administering } from '../users/user-store.ts'
import { acceptInquiry } from './accept-inquiry.ts'
import { inquiriesSql, type InquiryRow, readInquiry } from './inquiry-store.ts'

/** Changes an inquiry and answers it as it is then. */
const changing = (
  entered: RequestContext,
  id: string,
  change: (request: RequestContext, inquiry: InquiryRow) => Promise<UserError[]>,
) =>
  administering(entered, async (request) => {
    const inquiry = await readInquiry(request, id)
    if (!inquiry) return refused('not_found', 'id')
    const userErrors = await change(request, inquiry)
    return userErrors.length > 0
      ? refusedAll(userErrors)
      : done('Inquiry changed', { inquiry: await readInquiry(request, id) })
  })

export const Query: QueryResolvers<RequestContext> = {
  customerInquiries: (_, { open, accepted, search, sort, page, limit }, { tx }) =>
    readPage<InquiryRow>(tx, {
      sql: `${inquiriesSql} WHERE ($1::boolean IS NULL OR (q.answered_at IS NULL) = $1) AND ($2::boolean IS NULL OR (q.accepted_customer IS NOT NULL) = $2)`,
      args: [open ?? null, accepted ?? null],
      search: { term: search, in: ['name', 'city', 'email'] },
      orderBy: orderOf(
        sort,
        { name: 'lower(name)', city: 'lower(city)', createdAt: '"createdAt"' },
        '"createdAt" DESC, id DESC',
      ),
      page,
      limit,
    }),
  customerInquiry: async (_, { id }, { tx }) =>
    (await tx.query<InquiryRow>(`${inquiriesSql} WHERE q.id::text = $1`, [id]))[0] ?? null,
  acceptanceChoices: (_, __, entered) =>
    administering(entered, async (request) => {
      const { sorgs, roles, contentTargetMarkets } = await readChoices(request)
      const inUse = async (column: string, table: string) =>
        (
          await request.tx.query<{ name: string }>(
            `SELECT DISTINCT ${column} AS name FROM ${table} WHERE ${column} <> '' ORDER BY 1 LIMIT 100`,
          )
        ).map(({ name }) => name)
      return {
        sorgs,
        roles,
        contentTargetMarkets,
        priceGroups: await inUse('price_group', 'customer_area'),
        custGroups: await inUse('cust_group', 'customer_area'),
        custCategories: await inUse('cust_category', 'customer'),
      }
    }),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async markInquiries(_, { ids, answered }, request) {
    await mark(request, 'inquiry', ids, answered ?? true, request.user.name)
    return done('The inquiries are marked')
  },
  replyToInquiry: (_, { id, reply }, entered) =>
    changing(entered, id, (request, { reason, goal, ...inquiry }) =>
      sendReply(
        request,
        'inquiry',
        { ...inquiry, language: null, wrote: `${reason}\n${goal}` },
        reply,
      ),
    ),
  acceptInquiry: (_, { id, acceptance }, entered) =>
    changing(entered, id, (request, inquiry) => acceptInquiry(request, inquiry, acceptance)),
}
