import { graphql } from '#data/graphql.ts'

/** Last visits and places of all customers, as the device keeps them. */
export const DayCustomers = graphql(`
  query DayCustomers {
    salesAreaCustomers {
      custCode
      custCity
      lat
      lng
      placeFrom
      lastVisitAt
    }
  }
`)
