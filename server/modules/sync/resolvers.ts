import type { Request } from '../../context.ts'
import type { MutationResolvers } from '../../resolver-types.gen.ts'
import { syncIntents } from './sync.ts'

export const Mutation: MutationResolvers<Request> = {
  syncIntents: (_, { streamId, intents }, request) =>
    syncIntents(
      request,
      streamId,
      [...intents],
      request.asksFor('carts') || request.asksFor('books'),
    ) as never,
}
