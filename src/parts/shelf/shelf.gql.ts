import { graphql } from '#data/graphql.ts'
import { ArticleFields } from '#parts/article/article.gql.ts'

export const ShelfEntry = graphql(
  `
    fragment ShelfEntry on ProductEntry {
      id
      parent_name
      model_year
      items
      items_in_stock
      starting_at
      max_retail
      dealer_from
      dealer_to
      product {
        ...ArticleFields
      }
    }
  `,
  [ArticleFields],
)

export const BestSellers = graphql(
  `
    query BestSellers($category: ProductCategory) {
      bestSellers(category: $category, limit: 8) {
        ...ShelfEntry
      }
    }
  `,
  [ShelfEntry],
)
