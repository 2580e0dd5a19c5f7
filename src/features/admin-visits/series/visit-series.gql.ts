import { graphql } from '#data/graphql.ts'

export const VisitSeriesList = graphql(`
  query VisitSeriesList($kind: ID, $search: String, $sort: String, $page: Int, $limit: Int) {
    allVisitSeries(kind: $kind, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id kind brand name sorting active used }
      page count pageTotal
    }
    visitForms(limit: 50) { rows { id name } }
  }
`)

export const VisitSeriesToEdit = graphql(`
  query VisitSeriesToEdit($id: ID!) {
    visitSeries(id: $id) { id revision kind brand name sorting active used }
    visitForms(limit: 50) { rows { id name } }
  }
`)

export const SaveVisitSeries = graphql(`
  mutation SaveVisitSeries($id: ID, $visitSeries: VisitSeriesFields!, $seen: String) {
    saveVisitSeries(id: $id, visitSeries: $visitSeries, seen: $seen) {
      visitSeries { id revision kind brand name sorting active used }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteVisitSeries = graphql(`
  mutation DeleteVisitSeries($id: ID!) {
    deleteVisitSeries(id: $id) { userErrors { field message code } }
  }
`)
