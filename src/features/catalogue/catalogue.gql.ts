import { graphql } from '#data/graphql.ts'
import { ArticleFields } from '#parts/article/article.gql.ts'
import { ShelfEntry } from '#parts/shelf/shelf.gql.ts'

export const CatalogueHome = graphql(`
  query CatalogueHome {
    catalogueAreas {
      bike
      paa
      groupset
      defaultUrl
    }
    bikeCategories {
      id
      mcid
      wording
      type
      count
    }
  }
`)

export const CatalogueMenu = graphql(`
  query CatalogueMenu($type: ProductCategory) {
    bikeCategories(type: $type) {
      id
      mcid
      wording
      count
    }
  }
`)

export const CataloguePage = graphql(
  `
    query CataloguePage(
      $category: ProductCategory
      $search: String
      $mc: String
      $filter: ProductFilter
      $sort: ProductSort
      $view: ProductView
      $page: Int
      $limit: Int
    ) {
      products(
        category: $category
        search: $search
        mc: $mc
        filter: $filter
        sort: $sort
        view: $view
        page: $page
        limit: $limit
      ) {
        total
        articles
        page
        pageTotal
        facets {
          name
          values {
            value
            label
            count
          }
        }
        attributes {
          name
          values {
            value
            label
            count
          }
        }
        messages {
          code
          category
          count
        }
        leftOut
        entries {
          id
          parent_name
          model_year
          serie
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
      }
    }
  `,
  [ArticleFields],
)

/** A further page of a list: what counts and filters it stands on its first one. */
export const FurtherPage = graphql(
  `
    query FurtherPage(
      $category: ProductCategory
      $search: String
      $mc: String
      $filter: ProductFilter
      $sort: ProductSort
      $view: ProductView
      $page: Int
      $limit: Int
    ) {
      products(
        category: $category
        search: $search
        mc: $mc
        filter: $filter
        sort: $sort
        view: $view
        page: $page
        limit: $limit
      ) {
        entries {
          id
          parent_name
          model_year
          serie
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
      }
    }
  `,
  [ArticleFields],
)

export const NewRange = graphql(
  `
    query NewRange {
      products(sort: NEWEST, view: GROUP, page: 1, limit: 8) {
        entries {
          ...ShelfEntry
        }
      }
    }
  `,
  [ShelfEntry],
)

export const BoughtBefore = graphql(
  `
    query BoughtBefore {
      frequentPurchases(page: 1, limit: 12) {
        entries {
          id
          parent_name
          products {
            ...ArticleFields
          }
        }
      }
      previousPurchases(page: 1, limit: 12) {
        entries {
          id
          parent_name
          products {
            ...ArticleFields
          }
        }
      }
    }
  `,
  [ArticleFields],
)

export const RelatedArticles = graphql(
  `
    query RelatedArticles($slug: String!) {
      relatedProducts(slug: $slug, limit: 8) {
        ...ShelfEntry
      }
    }
  `,
  [ShelfEntry],
)

export const ArticleDetails = graphql(
  `
    query ArticleDetails($slug: String!) {
      productDetailsV2(slug: $slug) {
        product {
          ...ArticleFields
          pictures
          description
          properties {
            name
            value
          }
          documents {
            id
            type
            title
            language
            size
            format
          }
        }
        variants {
          ...ArticleFields
        }
      }
    }
  `,
  [ArticleFields],
)
