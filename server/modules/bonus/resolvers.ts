import { customerOf, type RequestContext } from '../../context.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { purchasePage, readQuarters, readResults, salePage } from './bonus-store.ts'

/** Requires a chosen customer: its rows are all that the transaction sees. */
function chosen(request: RequestContext): RequestContext {
  customerOf(request)
  return request
}

export const Query: QueryResolvers<RequestContext> = {
  b2bPurchasesV3: (_, asked, request) => purchasePage(chosen(request), asked),
  retailSalesV2: (_, asked, request) => salePage(chosen(request), asked),
  onTimePaymentV2: async (_, { program, year }, request) =>
    (await readResults(chosen(request).tx, program, year)).map(({ quarter, onTimePayment }) => ({
      quarter,
      value: onTimePayment,
    })),
  verificationPercentages: async (_, { program, year }, request) =>
    (await readResults(chosen(request).tx, program, year)).flatMap(({ quarter, verification }) =>
      verification === null ? [] : [{ quarter, value: verification }],
    ),
  totalDealerSales: (_, { program, year }, request) => readQuarters(chosen(request), program, year),
}
