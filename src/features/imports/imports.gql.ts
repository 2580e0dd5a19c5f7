import type { ResultOf } from 'gql.tada'
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
          brokenReason
          brokenDetail
        }
      }
    }
  }
`)

export const ImportFeeds = graphql(`
  query ImportFeeds {
    importFeeds { name doc columns { name required doc } }
  }
`)
export type ImportFeed = ResultOf<typeof ImportFeeds>['importFeeds'][number]

const Sent = graphql(`
  fragment Sent on SentImport @_unmask {
    id
    state
    sent
    error
    history
    refused { feed line column text value }
    files { feed rows inserted updated unchanged ended refused brokenReason brokenDetail }
  }
`)

export const OpenImport = graphql(
  `
  mutation OpenImport($delta: Boolean!, $dryRun: Boolean!, $endAll: Boolean!) {
    openImport(delta: $delta, dryRun: $dryRun, endAll: $endAll) {
      import { ...Sent }
      userErrors { field code message }
    }
  }
`,
  [Sent],
)

export const StartImport = graphql(
  `
  mutation StartImport($id: ID!) {
    startImport(id: $id) {
      import { ...Sent }
      userErrors { field code message }
    }
  }
`,
  [Sent],
)

export const ReadSentImport = graphql(
  `
  query ReadSentImport($id: ID!) {
    sentImport(id: $id) { ...Sent }
  }
`,
  [Sent],
)
export type SentImport = NonNullable<ResultOf<typeof ReadSentImport>['sentImport']>

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
