import type { ResultOf, VariablesOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'
import type { Question } from '#data/load.ts'

export const SalesAreas = graphql(`
  query SalesAreas {
    salesAreaMaps {
      id
      name
      group
      lat
      lng
      category {
        id
        name
        color
      }
      customers
      mayEdit
    }
    salesAreaCategories {
      id
      name
      color
    }
    salesAreaCustomers {
      custCode
      custName
      custCity
      lat
      lng
      placeFrom
      area
      lastVisitAt
      visits
    }
  }
`)
export type SalesAreasAnswer = ResultOf<typeof SalesAreas>
export type SalesAreasQuestion = Question<SalesAreasAnswer, VariablesOf<typeof SalesAreas>>
export type SalesArea = SalesAreasAnswer['salesAreaMaps'][number]
export type AreaCategory = SalesAreasAnswer['salesAreaCategories'][number]
export type AreaCustomer = SalesAreasAnswer['salesAreaCustomers'][number]

export const UpdateAreaCategories = graphql(`
  mutation UpdateAreaCategories($salesMaps: [SalesMapAreaInput!]!) {
    updateSalesMapAreaCategories(salesMaps: $salesMaps) {
      salesAreaMaps {
        id
        category {
          id
          name
          color
        }
        mayEdit
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)
