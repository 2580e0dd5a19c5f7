import type { OperationContext } from '@urql/core'
import { portalFetch } from '#offline/portal-fetch.ts'

/** Uses the public endpoint without a token, for queries that need no session. */
export const withoutToken: Partial<OperationContext> = {
  url: '/public/graphql',
  fetch: portalFetch,
}
