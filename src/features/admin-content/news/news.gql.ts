import { graphql } from '#data/graphql.ts'
import { PreviewFiles, PreviewLayouts, TargetMarkets } from '../content-fields.gql.ts'

export const NewsToManage = graphql(`
  query NewsToManage($filter: ContentState, $filterContentTargetMarket: ID, $search: String, $sort: String, $page: Int, $limit: Int) {
    markets: contentTargetMarkets { rows { id marketName } }
    newsList(filter: $filter, filterContentTargetMarket: $filterContentTargetMarket, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows {
        id
        title
        state
        deletedAt
        from: validFrom { date time }
        to: validTo { date time }
        contentTargetMarkets { id marketName }
      }
      page count pageTotal
    }
  }
`)

export const NewsToEdit = graphql(
  `
    query NewsToEdit($id: ID!) {
      news(id: $id) {
        id
        revision
        title
        body
        state
        from: validFrom { date time }
        to: validTo { date time }
        itemPerLine
        layout { id }
        files { ...PreviewFiles }
        contentTargetMarkets { id }
      }
      layouts(type: news) { ...PreviewLayouts }
      contentTargetMarkets { ...TargetMarkets }
    }
  `,
  [PreviewFiles, PreviewLayouts, TargetMarkets],
)

export const CreateNews = graphql(`
  mutation CreateNews($news: NewsInput!) {
    createNews(news: $news) {
      news { id }
      userErrors { field message code }
    }
  }
`)

export const UpdateNews = graphql(`
  mutation UpdateNews($id: ID!, $news: NewsInput!, $seen: String) {
    updateNews(id: $id, news: $news, seen: $seen) {
      news { id revision title body state }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteNews = graphql(`
  mutation DeleteNews($id: ID!) {
    deleteNews(id: $id) { userErrors { field message code } }
  }
`)

export const RestoreNews = graphql(`
  mutation RestoreNews($id: ID!) {
    restoreNews(id: $id) {
      news { id state }
      userErrors { field message code }
    }
  }
`)
