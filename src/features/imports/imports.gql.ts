import { graphql } from '#data/graphql.ts'

export const Imports = graphql(`
  query Imports($state: ImportState, $search: String, $sort: String, $page: Int, $limit: Int) {
    imports(state: $state, search: $search, sort: $sort, page: $page, limit: $limit) {
      page
      count
      pageTotal
      rows {
        id
        startedAt
        finishedAt
        state
        startedBy
        source
        delta
        error
        changed
        refused
        files {
          feed
          rows
          inserted
          updated
          unchanged
          ended
          refused
          brokenDetail
        }
      }
    }
  }
`)
