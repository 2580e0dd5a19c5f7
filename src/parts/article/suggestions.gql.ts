import { graphql } from '#data/graphql.ts'
import { ArticleFields } from './article.gql.ts'

export const SearchSuggestions = graphql(
  `
    query SearchSuggestions($term: String!, $category: ProductCategory, $count: Int) {
      searchSuggestions(term: $term, category: $category, count: $count) {
        products {
          name
          article_code
          slug
          category
          product {
            ...ArticleFields
          }
        }
      }
    }
  `,
  [ArticleFields],
)
