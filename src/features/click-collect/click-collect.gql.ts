import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'

export const CollectOrders = graphql(`
  query CollectOrders($status: [ClickCollectStatus!], $search: String, $page: Int, $limit: Int) {
    clickCollectOrders(status: $status, search: $search, page: $page, limit: $limit) {
      page
      count
      pageTotal
      rows {
        id
        status
        since
        next
        countable
        custCode
        custName
        createdAt
        customer {
          fullName
        }
        details {
          id
          name
          sku
          codes
          qty
          qtyShipped
        }
      }
    }
  }
`)

export type CollectOrder = ResultOf<typeof CollectOrders>['clickCollectOrders']['rows'][number]
export type CollectStatus = CollectOrder['status']
