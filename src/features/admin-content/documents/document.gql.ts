import { graphql } from '#data/graphql.ts'
import { PreviewFiles, PreviewLayouts, TargetMarkets } from '../content-fields.gql.ts'

export const DocumentsToManage = graphql(`
  query DocumentsToManage($filter: ContentState, $filterContentTargetMarket: ID, $type: String, $group: ID, $haveSalesGroup: Boolean, $search: String, $sort: String, $page: Int, $limit: Int) {
    markets: contentTargetMarkets { rows { id marketName } }
    groups: salesDocumentGroups(limit: 999) { rows { id name } }
    salesDocuments(filter: $filter, filterContentTargetMarket: $filterContentTargetMarket, type: $type, group: $group, haveSalesGroup: $haveSalesGroup, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows {
        id
        type
        title
        state
        deletedAt
        from: validFrom { date time }
        to: validTo { date time }
        salesDocumentGroup { id name }
        contentTargetMarkets { id marketName }
      }
      page count pageTotal
    }
  }
`)

export const DocumentToEdit = graphql(
  `
    query DocumentToEdit($id: ID!) {
      salesDocument(id: $id) {
        id
        revision
        type
        title
        subtitle
        body
        state
        from: validFrom { date time }
        to: validTo { date time }
        itemPerLine
        layout { id }
        salesDocumentGroup { id }
        files { ...PreviewFiles }
        contentTargetMarkets { id }
      }
      salesDocumentGroups(limit: 999) { rows { id name contentTargetMarkets { id } } }
      layouts(type: sales_document) { ...PreviewLayouts }
      contentTargetMarkets { ...TargetMarkets }
    }
  `,
  [PreviewFiles, PreviewLayouts, TargetMarkets],
)

export const CreateSalesDocument = graphql(`
  mutation CreateSalesDocument($salesDocument: SalesDocumentInput!) {
    createSalesDocument(salesDocument: $salesDocument) {
      salesDocument { id }
      userErrors { field message code }
    }
  }
`)

export const UpdateSalesDocument = graphql(`
  mutation UpdateSalesDocument($id: ID!, $salesDocument: SalesDocumentInput!, $seen: String) {
    updateSalesDocument(id: $id, salesDocument: $salesDocument, seen: $seen) {
      salesDocument { id revision title subtitle body state }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteSalesDocument = graphql(`
  mutation DeleteSalesDocument($id: ID!) {
    deleteSalesDocument(id: $id) { userErrors { field message code } }
  }
`)

export const RestoreSalesDocument = graphql(`
  mutation RestoreSalesDocument($id: ID!) {
    restoreSalesDocument(id: $id) {
      salesDocument { id state }
      userErrors { field message code }
    }
  }
`)

export const DocumentGroups = graphql(`
  query DocumentGroups($search: String, $sort: String, $page: Int, $limit: Int) {
    salesDocumentGroups(search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id name documents contentTargetMarkets { id marketName } }
      page count pageTotal
    }
  }
`)

export const DocumentGroupToEdit = graphql(
  `
    query DocumentGroupToEdit($id: ID!) {
      salesDocumentGroup(id: $id) {
        id
        revision
        name
        documents
        contentTargetMarkets { id }
      }
      contentTargetMarkets { ...TargetMarkets }
    }
  `,
  [TargetMarkets],
)

export const CreateDocumentGroup = graphql(`
  mutation CreateDocumentGroup($salesDocumentGroup: SalesDocumentGroupInput!) {
    createSalesDocumentGroup(salesDocumentGroup: $salesDocumentGroup) {
      salesDocumentGroup { id }
      userErrors { field message code }
    }
  }
`)

export const UpdateDocumentGroup = graphql(`
  mutation UpdateDocumentGroup($id: ID!, $salesDocumentGroup: SalesDocumentGroupInput!, $seen: String) {
    updateSalesDocumentGroup(id: $id, salesDocumentGroup: $salesDocumentGroup, seen: $seen) {
      salesDocumentGroup { id revision name }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteDocumentGroup = graphql(`
  mutation DeleteDocumentGroup($id: ID!) {
    deleteSalesDocumentGroup(id: $id) { userErrors { field message code } }
  }
`)
