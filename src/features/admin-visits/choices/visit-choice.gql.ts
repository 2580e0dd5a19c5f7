import { graphql } from '#data/graphql.ts'

export const VisitChoiceList = graphql(`
  query VisitChoiceList($kind: ID, $list: VisitList, $search: String, $sort: String, $page: Int, $limit: Int) {
    visitChoices(kind: $kind, list: $list, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id kind list name needsText sorting active used }
      page count pageTotal
    }
    visitForms(limit: 50) { rows { id name } }
  }
`)

export const VisitChoiceToEdit = graphql(`
  query VisitChoiceToEdit($id: ID!) {
    visitChoice(id: $id) { id revision kind list name needsText sorting active used }
    visitForms(limit: 50) { rows { id name } }
  }
`)

export const SaveVisitChoice = graphql(`
  mutation SaveVisitChoice($id: ID, $visitChoice: VisitChoiceFields!, $seen: String) {
    saveVisitChoice(id: $id, visitChoice: $visitChoice, seen: $seen) {
      visitChoice { id revision kind list name needsText sorting active used }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteVisitChoice = graphql(`
  mutation DeleteVisitChoice($id: ID!) {
    deleteVisitChoice(id: $id) { userErrors { field message code } }
  }
`)
