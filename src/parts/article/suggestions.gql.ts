import { graphql } from '#data/graphql.ts'

export const SearchSuggestions = graphql(`
  query SearchSuggestions($term: String!, $category: ProductCategory) {
    searchSuggestions(term: $term, category: $category, count: 4) {
      products {
        name
        article_code
        slug
        category
      }
    }
  }
`)
