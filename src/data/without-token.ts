import type { OperationContext } from '@urql/core'

/** Uses the public endpoint without a token, for queries that need no session. */
export const withoutToken: Partial<OperationContext> = {
  url: '/public/graphql',
  fetch: (input, init) => fetch(input, init),
}
