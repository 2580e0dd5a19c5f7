import { graphql } from '#data/graphql.ts'

/** Fields of a customer in both lists. */
const ListedCustomer = graphql(`
  fragment ListedCustomer on Customer {
    id
    custCode {
      r3
      isr
      unified
    }
    custName
    custPhone
    custAddress
    custCity
    email
    custGroups
    reasonBlocked
  }
`)

export const SalesCustomers = graphql(
  `
    query SalesCustomers {
      salesCustomers {
        ...ListedCustomer
      }
    }
  `,
  [ListedCustomer],
)

/** Page of customers found by the server. */
export const CustomerPage = graphql(
  `
    query CustomerPage($search: String, $page: Int, $limit: Int) {
      getCustomers(search: $search, page: $page, limit: $limit) {
        page
        count
        pageTotal
        customers {
          ...ListedCustomer
        }
      }
    }
  `,
  [ListedCustomer],
)

export const ChangeCustomer = graphql(`
  mutation ChangeCustomer($custCode: CustCodeInput!) {
    changeCustomerV2(custCode: $custCode) {
      requestToken
      refreshToken
      message {
        status
        description
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)
