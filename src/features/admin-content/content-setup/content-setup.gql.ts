import { graphql } from '#data/graphql.ts'

export const ContentLayoutList = graphql(`
  query ContentLayoutList($type: ContentType, $search: String, $sort: String, $page: Int, $limit: Int) {
    contentLayouts(type: $type, search: $search, sort: $sort, page: $page, limit: $limit) {
      rows {
        id type description placeholderOnCard titleOnCard subtitleOnCard releasedonOnCard resolutionOnCard gotopdpOnCard contents
      }
      page count pageTotal
    }
  }
`)

export const ContentLayoutToEdit = graphql(`
  query ContentLayoutToEdit($id: ID!) {
    contentLayout(id: $id) {
      id revision type description placeholderOnCard titleOnCard subtitleOnCard releasedonOnCard resolutionOnCard gotopdpOnCard contents
    }
  }
`)

export const SaveContentLayout = graphql(`
  mutation SaveContentLayout($id: ID, $contentLayout: ContentLayoutInput!, $seen: String) {
    saveContentLayout(id: $id, contentLayout: $contentLayout, seen: $seen) {
      contentLayout {
        id revision type description placeholderOnCard titleOnCard subtitleOnCard releasedonOnCard resolutionOnCard gotopdpOnCard
      }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteContentLayout = graphql(`
  mutation DeleteContentLayout($id: ID!) {
    deleteContentLayout(id: $id) { userErrors { field message code } }
  }
`)

export const TargetMarketList = graphql(`
  query TargetMarketList($search: String, $sort: String, $page: Int, $limit: Int) {
    targetMarkets(search: $search, sort: $sort, page: $page, limit: $limit) {
      rows { id marketName source brand readers }
      page count pageTotal
    }
  }
`)

export const TargetMarketToEdit = graphql(`
  query TargetMarketToEdit($id: ID!) {
    targetMarket(id: $id) { id revision marketName source brand }
  }
`)

export const SaveTargetMarket = graphql(`
  mutation SaveTargetMarket($id: ID, $targetMarket: TargetMarketInput!, $seen: String) {
    saveTargetMarket(id: $id, targetMarket: $targetMarket, seen: $seen) {
      targetMarket { id revision marketName source brand }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteTargetMarket = graphql(`
  mutation DeleteTargetMarket($id: ID!) {
    deleteTargetMarket(id: $id) { userErrors { field message code } }
  }
`)
