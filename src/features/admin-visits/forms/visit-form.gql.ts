import { graphql } from '#data/graphql.ts'

export const VisitFormList = graphql(`
  query VisitFormList($search: String, $sort: String, $page: Int, $limit: Int) {
    visitForms(search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id kind name fields slots choices series used }
      page count pageTotal
    }
  }
`)

export const VisitFormToEdit = graphql(`
  query VisitFormToEdit($id: ID!) {
    visitForm(id: $id) { id revision kind name fields slots sorting choices series used }
  }
`)

export const SaveVisitForm = graphql(`
  mutation SaveVisitForm($id: ID, $visitForm: VisitFormFields!, $seen: String) {
    saveVisitForm(id: $id, visitForm: $visitForm, seen: $seen) {
      visitForm { id revision kind name fields slots sorting }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteVisitForm = graphql(`
  mutation DeleteVisitForm($id: ID!) {
    deleteVisitForm(id: $id) { userErrors { field message code } }
  }
`)
