import type { ResultOf } from 'gql.tada'
import type { OfficeOrders } from './office-orders.gql.ts'

/** Row of the office's list. */
export type OfficeOrderRow = ResultOf<typeof OfficeOrders>['officeOrders']['rows'][number]
