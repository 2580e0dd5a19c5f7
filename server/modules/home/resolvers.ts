import type { RequestContext } from '../../context.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { readBuying } from './buying-store.ts'
import { creditWarnings } from './credit-warnings.ts'

const maxRows = 20
const rowsOf = (limit: number | null | undefined) => Math.min(maxRows, Math.max(1, limit ?? 5))

export const Query: QueryResolvers<RequestContext> = {
  buyingOverview: (_, { limit }, request) =>
    request.customer ? readBuying(request, request.customer.id, rowsOf(limit)) : null,
  creditWarnings: (_, { limit }, asked) =>
    asked.alone((request) => creditWarnings(request, rowsOf(limit))),
}
