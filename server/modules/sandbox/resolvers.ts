import { done, refused } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { askReset, readSandboxState } from '../../sandbox/ask-reset.ts'

export const Query: QueryResolvers<RequestContext> = {
  sandbox: (_, __, { tx }) => readSandboxState(tx) as never,
}

export const Mutation: MutationResolvers<RequestContext> = {
  resetSandbox: async (_, __, request) =>
    (await askReset(request)) ? done('The sandbox is being reset') : refused('no_sandbox'),
}
