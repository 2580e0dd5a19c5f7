import type { Request } from '../../context.ts'
import { userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { endAlert, startAlert } from './restock-alerts.ts'
import { wishesOf } from './restock-store.ts'

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
    const refused = await startAlert(request, articleCode, sorg)
    return refused ? refusal(request, refused) : answer(request, 'You will be told')
  },
  async unsubscribe(_, { articleCode, sorg }, request) {
    await endAlert(request, articleCode, sorg)
    return answer(request, 'You will not be told')
  },
}
