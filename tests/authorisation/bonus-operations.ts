import type { Operation } from './operation.ts'

/** Calls of the dealer bonus. */
export const bonusOperations: Record<string, Operation> = {
  b2bPurchasesV3: {
    document: '{ b2bPurchasesV3(program: polygon, year: 2026) { count rows { invoiceNumber } } }',
  },
  retailSalesV2: {
    document: '{ retailSalesV2(program: polygon, year: 2026) { count rows { frameNumber } } }',
  },
  onTimePaymentV2: { document: '{ onTimePaymentV2(program: polygon, year: 2026) { value } }' },
  verificationPercentages: {
    document: '{ verificationPercentages(program: polygon, year: 2026) { value } }',
  },
  totalDealerSales: { document: '{ totalDealerSales(program: polygon, year: 2026) { total } }' },
}
