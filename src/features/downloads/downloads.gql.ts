import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'

export const Downloads = graphql(`
  query Downloads($page: Int, $limit: Int) {
    downloadOffer {
      modules
      left
      quota
    }
    downloadArea(page: $page, limit: $limit) {
      page
      count
      pageTotal
      rows {
        id
        scheduled
        customer
        requestedAt
        from
        to
        module
        status
        fileName
        rows
        bytes
        expiresAt
        problem
        delivery
        cause
        answerStatus
      }
    }
  }
`)
export type DownloadRow = ResultOf<typeof Downloads>['downloadArea']['rows'][number]

export const RequestDownload = graphql(`
  mutation RequestDownload(
    $module: DownloadModule!
    $from: Day!
    $to: Day!
    $format: ExportFormat!
  ) {
    requestDownloadArea(module: $module, from: $from, to: $to, format: $format) {
      request {
        id
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)

export const RetryDownload = graphql(`
  mutation RetryDownload($id: ID!) {
    retryDownload(id: $id) {
      request {
        id
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)
