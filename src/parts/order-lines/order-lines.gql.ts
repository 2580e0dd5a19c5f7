import { graphql } from '#data/graphql.ts'
import { ArticleFields } from '#parts/article/article.gql.ts'

export const ArticlesByCode = graphql(
  `
    query ArticlesByCode($codes: [String!]!) {
      articlesByCode(codes: $codes) {
        asked
        products {
          ...ArticleFields
        }
        closest {
          ...ArticleFields
        }
      }
    }
  `,
  [ArticleFields],
)
