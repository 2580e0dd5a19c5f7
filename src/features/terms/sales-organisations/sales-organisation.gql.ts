import { graphql } from '#data/graphql.ts'

export const SalesOrganisationList = graphql(`
  query SalesOrganisationList($search: String, $sort: String, $page: Int, $limit: Int) {
    salesOrganisations(search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id sorg merchantName companyCode companyName currency exactQtyCheck availableStockCheck allowPayInvoice }
      page count pageTotal
    }
  }
`)

export const SalesOrganisationToEdit = graphql(`
  query SalesOrganisationToEdit($id: ID!) {
    salesOrganisation(id: $id) {
      id revision sorg name merchantName companyCode companyName currency exactQtyCheck availableStockCheck allowPayInvoice url1 url2 url3
    }
  }
`)

export const SaveSalesOrganisation = graphql(`
  mutation SaveSalesOrganisation($id: ID, $salesOrganisation: SalesOrganisationInput!, $seen: String) {
    saveSalesOrganisation(id: $id, salesOrganisation: $salesOrganisation, seen: $seen) {
      salesOrganisation {
        id revision name merchantName companyCode companyName currency exactQtyCheck availableStockCheck allowPayInvoice url1 url2 url3
      }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteSalesOrganisation = graphql(`
  mutation DeleteSalesOrganisation($id: ID!) {
    deleteSalesOrganisation(id: $id) { userErrors { field message code } }
  }
`)
