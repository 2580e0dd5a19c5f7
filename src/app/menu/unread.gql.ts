import { graphql } from '#data/graphql.ts'

export const UnreadContent = graphql(`
  query UnreadContent {
    unreadContent {
      list
      count
    }
  }
`)
