import { graphql } from '#data/graphql.ts'
import { PreviewFiles, TargetMarkets } from '../content-fields.gql.ts'

export const AnnouncementList = graphql(`
  query AnnouncementList($filter: ContentState, $filterContentTargetMarket: ID, $search: String, $sort: String, $page: Int, $limit: Int) {
    markets: contentTargetMarkets { rows { id marketName } }
    announcements(filter: $filter, filterContentTargetMarket: $filterContentTargetMarket, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows {
        id
        title
        state
        deletedAt
        from { date time }
        to { date time }
        contentTargetMarkets { id marketName }
      }
      page count pageTotal
    }
  }
`)

export const AnnouncementToEdit = graphql(
  `
    query AnnouncementToEdit($id: ID!) {
      announcement(id: $id) {
        id
        revision
        type
        title
        url
        content
        file { ...PreviewFiles }
        state
        from { date time }
        to { date time }
        contentTargetMarkets { id }
      }
      contentTargetMarkets { ...TargetMarkets }
    }
  `,
  [PreviewFiles, TargetMarkets],
)

export const CreateAnnouncement = graphql(`
  mutation CreateAnnouncement($announcement: AnnouncementInput!) {
    createAnnouncement(announcement: $announcement) {
      announcement { id }
      userErrors { field message code }
    }
  }
`)

export const UpdateAnnouncement = graphql(`
  mutation UpdateAnnouncement($id: ID!, $announcement: AnnouncementInput!, $seen: String) {
    updateAnnouncement(id: $id, announcement: $announcement, seen: $seen) {
      announcement { id revision title url content state file { id } }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteAnnouncement = graphql(`
  mutation DeleteAnnouncement($id: ID!) {
    deleteAnnouncement(id: $id) { userErrors { field message code } }
  }
`)

export const RestoreAnnouncement = graphql(`
  mutation RestoreAnnouncement($id: ID!) {
    restoreAnnouncement(id: $id) {
      announcement { id state }
      userErrors { field message code }
    }
  }
`)
