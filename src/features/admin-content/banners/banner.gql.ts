import { graphql } from '#data/graphql.ts'
import { TargetMarkets } from '../content-fields.gql.ts'

export const BannerList = graphql(`
  query BannerList($filter: ContentState, $filterContentTargetMarket: ID, $sorg: String, $search: String, $sort: String, $page: Int, $limit: Int) {
    markets: contentTargetMarkets { rows { id marketName } }
    banners(filter: $filter, filterContentTargetMarket: $filterContentTargetMarket, sorg: $sorg, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows {
        id
        title
        sorg
        link
        url
        state
        deletedAt
        from { date time }
        to { date time }
        contentTargetMarkets { id marketName }
      }
      page count pageTotal
    }
    bannerSorgs { sorg name }
  }
`)

/** Every banner that can be put in order. */
export const BannersToOrder = graphql(`
  query BannersToOrder {
    banners(limit: 50) {
      rows { id title sorg url }
      page count pageTotal
    }
  }
`)

export const BannerToEdit = graphql(
  `
    query BannerToEdit($id: ID!) {
      banner(id: $id) {
        id
        revision
        title
        sorg
        link
        url
        file
        state
        from { date time }
        to { date time }
        contentTargetMarkets { id }
      }
      bannerSorgs { sorg name }
      contentTargetMarkets { ...TargetMarkets }
    }
  `,
  [TargetMarkets],
)

export const CreateBanner = graphql(`
  mutation CreateBanner($banner: BannerInput!) {
    createBanner(banner: $banner) {
      banner { id }
      userErrors { field message code }
    }
  }
`)

export const UpdateBanner = graphql(`
  mutation UpdateBanner($id: ID!, $banner: BannerInput!, $seen: String) {
    updateBanner(id: $id, banner: $banner, seen: $seen) {
      banner { id revision title sorg link url file state }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteBanner = graphql(`
  mutation DeleteBanner($id: ID!) {
    deleteBanner(id: $id) { userErrors { field message code } }
  }
`)

export const RestoreBanner = graphql(`
  mutation RestoreBanner($id: ID!) {
    restoreBanner(id: $id) {
      banner { id state }
      userErrors { field message code }
    }
  }
`)

export const OrderBanners = graphql(`
  mutation OrderBanners($ids: [ID!]!) {
    orderBanners(ids: $ids) { userErrors { field message code } }
  }
`)
