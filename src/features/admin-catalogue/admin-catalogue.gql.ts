import { graphql } from '#data/graphql.ts'

export const ArticleDisplays = graphql(`
  query ArticleDisplays($search: String, $sorgs: [String!], $page: Int) {
    sorgs {
      sorg
      merchantName
    }
    articleDisplays(search: $search, sorgs: $sorgs, page: $page) {
      page
      count
      pageTotal
      entries {
        id
        articleCode
        articleCodeDisplay
        name
        brand
        category
        sorg
        orderQuota
        allowToOrder
      }
    }
  }
`)
