import { graphql } from '#data/graphql.ts'

export const CreateExport = graphql(`
  mutation CreateExport($kind: ExportKind!, $format: ExportFormat!, $filter: [ExportFilter!]!) {
    createExport(kind: $kind, format: $format, filter: $filter) {
      job {
        id
        state
        rows
        fileName
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

export const NoteExport = graphql(`
  mutation NoteExport(
    $list: String!
    $format: ExportFormat!
    $rows: Int!
    $filter: [ExportFilter!]!
  ) {
    noteExport(list: $list, format: $format, rows: $rows, filter: $filter) {
      userErrors {
        field
        code
        message
      }
    }
  }
`)

export const ExportProgress = graphql(`
  query ExportProgress($id: ID!) {
    exportJob(id: $id) {
      id
      state
      rows
      fileName
      problem
    }
  }
`)
