import type { RequestContext } from '../../context.ts'
import type { MutationResolvers } from '../../resolver-types.gen.ts'
import { selects } from '../../selection.ts'
import { syncIntents } from './sync.ts'

export const Mutation: MutationResolvers<RequestContext> = {
  syncIntents: (_, { streamId, intents }, request, info) =>
    syncIntents(request, streamId, [...intents], selects(info, 'carts', 'books')) as never,
}
