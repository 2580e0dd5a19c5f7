import type { Operation } from './operation.ts'

/** Calls of exports and reports. */
export const reportOperations: Record<string, Operation> = {
  officeOrders: { document: '{ officeOrders { count rows { order_no custName } } }' },
  officeOrder: {
    document: 'query($n: ID!) { officeOrder(orderNo: $n) { lines { line } } }',
    variables: ({ orderNo }) => ({ n: orderNo }),
    hidden: (data) => data?.officeOrder,
  },
  confirmOrder: {
    document:
      'mutation($n: ID!) { confirmOrder(orderNo: $n, date: "2999-01-01") { order { order_no } userErrors { code } } }',
    variables: ({ orderNo }) => ({ n: orderNo }),
    hidden: (data) => data?.confirmOrder?.order,
  },
  createExport: {
    document:
      'mutation { createExport(kind: order_list, format: csv) { job { id } userErrors { code } } }',
  },
  noteExport: {
    document:
      'mutation { noteExport(list: "orders", format: csv, rows: 1) { userErrors { code } } }',
  },
  salesOverviewV4: {
    document: '{ salesOverviewV4(year: 2026) { netSales } }',
  },
  salesOverviewFilterDataV4: { document: '{ salesOverviewFilterDataV4(year: 2026) { brands } }' },
  exportJob: { document: '{ exportJob(id: "0198c0de-0000-7000-8000-000000000009") { id } }' },
  exportJobs: { document: '{ exportJobs { id fileName } }' },
}
