import type { RequestContext } from '../../context.ts'
import { userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { endAlert, startAlert } from './restock-alerts.ts'
import { subscriptionsOf } from './restock-store.ts'

const answer = async (request: RequestContext, description: string) => ({
  subscriptions: await subscriptionsOf(request),
  message: { status: true, description },
  userErrors: [],
})
const refusal = async (request: RequestContext, code: string) => ({
  subscriptions: await subscriptionsOf(request),
  message: { status: false, description: code },
  userErrors: [userError(code, 'articleCode')],
})

export const Query: QueryResolvers<RequestContext> = {
  restockSubscriptions: (_, __, request) => subscriptionsOf(request),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async subscribe(_, { articleCode, sorg }, request) {
    const refused = await startAlert(request, articleCode, sorg)
    return refused ? refusal(request, refused) : answer(request, 'You will be told')
  },
  async unsubscribe(_, { articleCode, sorg }, request) {
    await endAlert(request, articleCode, sorg)
    return answer(request, 'You will not be told')
  },
}
