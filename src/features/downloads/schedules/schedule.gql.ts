import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'

export const DownloadScheduleList = graphql(`
  query DownloadScheduleList($page: Int, $limit: Int) {
    downloadSchedules(page: $page, limit: $limit) {
      page
      count
      pageTotal
      rows {
        id
        module
        format
        rhythm
        day
        hour
        customer
        nextRunAt
        lastRunAt
        failing
        problem
        ended
        url
        delivery
        tries {
          id
          fileName
          at
          milliseconds
          status
          cause
          answer
        }
      }
    }
  }
`)

export type ScheduleRow = ResultOf<typeof DownloadScheduleList>['downloadSchedules']['rows'][number]

export const DownloadScheduleToEdit = graphql(`
  query DownloadScheduleToEdit($id: ID!) {
    downloadOffer {
      modules
    }
    downloadSchedule(id: $id) {
      id
      revision
      module
      format
      rhythm
      day
      hour
      customer
      ended
      url
    }
  }
`)

export const SaveDownloadSchedule = graphql(`
  mutation SaveDownloadSchedule($id: ID, $downloadSchedule: DownloadScheduleInput!, $seen: String) {
    saveDownloadSchedule(id: $id, downloadSchedule: $downloadSchedule, seen: $seen) {
      downloadSchedule {
        id
        revision
        module
        format
        rhythm
        day
        hour
        nextRunAt
        ended
        url
      }
      secret
      userErrors {
        field
        message
        code
        meanwhile {
          by
          revision
        }
      }
    }
  }
`)

export const DeleteDownloadSchedule = graphql(`
  mutation DeleteDownloadSchedule($id: ID!) {
    deleteDownloadSchedule(id: $id) {
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const RotateDownloadSecret = graphql(`
  mutation RotateDownloadSecret($id: ID!) {
    rotateDownloadSecret(id: $id) {
      secret
      userErrors {
        field
        message
        code
      }
    }
  }
`)

export const ResendDownload = graphql(`
  mutation ResendDownload($id: ID!) {
    resendDownload(id: $id) {
      downloadSchedule {
        id
        delivery
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)
