import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'

const LayoutFlags = graphql(`
  fragment LayoutFlags on Layout @_unmask {
    id placeholderOnCard titleOnCard subtitleOnCard releasedonOnCard resolutionOnCard gotopdpOnCard
  }
`)
export type LayoutOnCard = ResultOf<typeof LayoutFlags>

const CategoryCard = graphql(
  `
    fragment CategoryCard on MarketingMaterialCategory @_unmask {
      id title route publishedAt totalChildren totalMaterials unread
      layout { ...LayoutFlags }
      file { id thumbnailUrl lowFileUrl }
    }
  `,
  [LayoutFlags],
)
export type CategoryOnCard = ResultOf<typeof CategoryCard>

const MaterialFile = graphql(`
  fragment MaterialFile on ContentFile @_unmask {
    id fileName fileTitle mime bytes width height oriFileUrl hiFileUrl medFileUrl lowFileUrl thumbnailUrl
  }
`)

const MaterialCard = graphql(
  `
    fragment MaterialCard on MarketingMaterial @_unmask {
      id title subtitle route isRead publishedAt productRoute
      layout { ...LayoutFlags }
      placeholder { id thumbnailUrl lowFileUrl }
      files { ...MaterialFile }
    }
  `,
  [LayoutFlags, MaterialFile],
)
export type MaterialOnCard = ResultOf<typeof MaterialCard>

export const MarketingOverview = graphql(
  `
    query MarketingOverview {
      brand: marketingMaterialCategories(type: "brand-assets", root: true, validOnly: true, page: 1, limit: 50) { count rows { ...CategoryCard } }
      lineUp: marketingMaterialCategories(type: "product-lineup", root: true, validOnly: true, page: 1, limit: 50) { count rows { ...CategoryCard } }
    }
  `,
  [CategoryCard],
)

export const MarketingType = graphql(
  `
    query MarketingType($type: String!, $search: String, $unread: Boolean!, $searching: Boolean!, $page: Int!) {
      categories: marketingMaterialCategories(type: $type, root: true, validOnly: true, page: $page, limit: 50) @skip(if: $searching) {
        page count pageTotal
        rows { ...CategoryCard }
      }
      found: marketingMaterials(type: $type, search: $search, unreadOnly: $unread, validOnly: true, page: $page, limit: 48) @include(if: $searching) {
        page count pageTotal
        rows { ...MaterialCard }
      }
      fresh: marketingMaterials(type: $type, unreadOnly: true, validOnly: true, limit: 1) { count }
    }
  `,
  [CategoryCard, MaterialCard],
)

export const MarketingCategory = graphql(
  `
    query MarketingCategory($id: ID!) {
      marketingMaterialCategory(id: $id) {
        id type title showChilds itemPerLine unread publishedAt
        layout { ...LayoutFlags }
        breadcrumb { id title route }
        children { ...CategoryCard }
      }
      marketingMaterials(category: $id, validOnly: true, page: 1, limit: 9999) { count rows { ...MaterialCard } }
    }
  `,
  [LayoutFlags, CategoryCard, MaterialCard],
)

export const MarketingImage = graphql(
  `
    query MarketingImage($id: ID!, $category: ID!) {
      marketingMaterial(id: $id) {
        id type title subtitle body isRead publishedAt itemPerLine product productRoute
        layout { ...LayoutFlags }
        breadcrumb { id title route }
        files { ...MaterialFile }
      }
      siblings: marketingMaterials(category: $category, validOnly: true, page: 1, limit: 1000) { rows { id title route } }
    }
  `,
  [LayoutFlags, MaterialFile],
)

export const MarkMarketingRead = graphql(`
  mutation MarkMarketingRead($id: ID!) {
    markMarketingMaterialRead(id: $id) {
      marketingMaterial { id isRead }
      userErrors { field message code }
    }
  }
`)
