import { graphql } from '#data/graphql.ts'

export const PaletteOrders = graphql(`
  query PaletteOrders($search: String!) {
    orderPage(search: $search, limit: 4) {
      rows {
        order_no
        sap_order_no
        custPoNo
      }
    }
  }
`)

export const PaletteOfficeOrders = graphql(`
  query PaletteOfficeOrders($search: String!) {
    officeOrders(search: $search, limit: 4) {
      rows {
        order_no
        custCode
        custName
      }
    }
  }
`)
