import type { Day } from '../time/day.ts'

/** Facts of a line that a filter looks at. */
export interface OpenLineFacts {
  orderNumber: string
  soNumber?: string | null | undefined
  poNumber?: string | null | undefined
  articleCodeDisplay: string
  articleDescription: string
  createdBy?: string | null | undefined
  orderType?: string | null | undefined
  brand?: string | null | undefined
  productCategory?: string | null | undefined
  status: string
  figures: { expected?: Day | null | undefined }
}

/** Filter of open lines; what is left out narrows nothing. `from` and `to` are days on which pieces are expected. */
export interface OpenLineFilter {
  search?: string | undefined
  status?: string | undefined
  brand?: string | undefined
  category?: string | undefined
  from?: Day | undefined
  to?: Day | undefined
  /** Consignment fill-ups alone. */
  consignment?: boolean | undefined
}

/** Type of order that fills up consignment stock. */
const consignmentType = 'CF'

/** Returns a test of lines; the words of a search must all occur, in any case and order. */
export function matchesOpenLine(filter: OpenLineFilter): (line: OpenLineFacts) => boolean {
  const words = (filter.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return (line) => {
    const text = [
      line.orderNumber,
      line.soNumber,
      line.poNumber,
      line.createdBy,
      line.articleCodeDisplay,
      line.articleDescription,
    ]
      .join(' ')
      .toLowerCase()
    const { expected } = line.figures
    return (
      words.every((word) => text.includes(word)) &&
      (!filter.status || line.status === filter.status) &&
      (!filter.brand || line.brand === filter.brand) &&
      (!filter.category || line.productCategory === filter.category) &&
      (!filter.from || (!!expected && expected >= filter.from)) &&
      (!filter.to || (!!expected && expected <= filter.to)) &&
      (!filter.consignment || line.orderType === consignmentType)
    )
  }
}
