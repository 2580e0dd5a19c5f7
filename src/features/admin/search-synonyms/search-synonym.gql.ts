import { graphql } from '#data/graphql.ts'

export const SearchSynonymList = graphql(`
  query SearchSynonymList($search: String, $sort: String, $page: Int, $limit: Int) {
    searchSynonyms(search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id words }
      page count pageTotal
    }
  }
`)

export const SearchSynonymToEdit = graphql(`
  query SearchSynonymToEdit($id: ID!) {
    searchSynonym(id: $id) { id revision words }
  }
`)

export const SaveSearchSynonym = graphql(`
  mutation SaveSearchSynonym($id: ID, $searchSynonym: SearchSynonymInput!, $seen: String) {
    saveSearchSynonym(id: $id, searchSynonym: $searchSynonym, seen: $seen) {
      searchSynonym { id revision words }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteSearchSynonym = graphql(`
  mutation DeleteSearchSynonym($id: ID!) {
    deleteSearchSynonym(id: $id) { userErrors { field message code } }
  }
`)
