import type { OperationContext } from '@urql/core'

/** For questions that nobody need be signed in for: the public endpoint, without a token and without asking for one. */
export const withoutToken: Partial<OperationContext> = {
  url: '/public/graphql',
  fetch: (input, init) => fetch(input, init),
}
