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
        undoable
        undoneAt
        restored
        leftAlone
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

export const UndoImport = graphql(`
  mutation UndoImport($id: ID!) {
    undoImport(id: $id) {
      import {
        id
        state
        undoable
      }
      message {
        status
        description
      }
      userErrors {
        field
        code
        message
      }
    }
  }
`)
