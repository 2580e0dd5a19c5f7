import type { Request } from '../../context.ts'
import { userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { articleFor, forget, wish, wishesOf } from './restock-store.ts'

const answer = async (request: Request, description: string) => ({
  subscriptions: await wishesOf(request),
  message: { status: true, description },
  userErrors: [],
})
const refusal = async (request: Request, code: string) => ({
  subscriptions: await wishesOf(request),
  message: { status: false, description: code },
  userErrors: [userError(code, 'articleCode')],
})

export const Query: QueryResolvers<Request> = {
  restockSubscriptions: (_, __, request) => wishesOf(request),
}

export const Mutation: MutationResolvers<Request> = {
  async subscribe(_, { articleCode, sorg }, request) {
    if (!request.tenant.config.features.WEB_NOTIFICATION)
      return refusal(request, 'notifications_off')
    const article = await articleFor(request, articleCode, sorg)
    if (!article) return refusal(request, 'unknown_article')
    if (article.available > 0) return refusal(request, 'in_stock')
    return (await wish(request, article.id, sorg))
      ? answer(request, 'You will be told')
      : refusal(request, 'too_many')
  },
  async unsubscribe(_, { articleCode, sorg }, request) {
    await forget(request, articleCode, sorg)
    return answer(request, 'You will not be told')
  },
}
