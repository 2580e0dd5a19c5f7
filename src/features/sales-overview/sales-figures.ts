import type { ResultOf } from 'gql.tada'
import type { SalesOverview } from './sales-overview.gql.ts'

/** Answer of the overview's query. */
export type SalesAnswer = ResultOf<typeof SalesOverview>
/** Sales of a month, brand, category, model or series. */
export type SalesFigure = SalesAnswer['salesOverviewV4']['brands'][number]
