import type { Operation } from './operation.ts'

/** Calls of exports and reports. */
export const reportOperations: Record<string, Operation> = {
  createExport: {
    document:
      'mutation { createExport(kind: order_list, format: csv) { job { id } userErrors { code } } }',
  },
  salesOverviewV4: {
    document: '{ salesOverviewV4(year: 2026) { netSales } }',
  },
  salesOverviewFilterDataV4: { document: '{ salesOverviewFilterDataV4(year: 2026) { brands } }' },
  exportJob: { document: '{ exportJob(id: "0198c0de-0000-7000-8000-000000000009") { id } }' },
  exportJobs: { document: '{ exportJobs { id fileName } }' },
}
