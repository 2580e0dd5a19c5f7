import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'
import { PreviewFiles, PreviewLayouts, TargetMarkets } from '../content-fields.gql.ts'

/** Categories to choose from, each with the way to it. */
const CategoryChoices = graphql(`
  fragment CategoryChoices on MarketingMaterialCategoryPage @_unmask {
    rows { id type title totalChildren totalMaterials breadcrumb { id title route } }
  }
`)
export type CategoryChoice = ResultOf<typeof CategoryChoices>['rows'][number]

export const CategoriesToManage = graphql(
  `
    query MarketingCategoriesToManage($filter: ContentState, $filterContentTargetMarket: ID, $type: String, $parent: ID, $search: String, $sort: String, $page: Int, $limit: Int) {
      markets: contentTargetMarkets { rows { id marketName } }
      marketingMaterialCategories(filter: $filter, filterContentTargetMarket: $filterContentTargetMarket, type: $type, parent: $parent, search: $search, sort: $sort, page: $page, limit: $limit) {
        rows {
          id
          type
          title
          state
          deletedAt
          from: validFrom { date time }
          to: validTo { date time }
          breadcrumb { id title route }
          totalChildren
          totalMaterials
          file { id thumbnailUrl }
          contentTargetMarkets { id marketName }
        }
        page count pageTotal
      }
      choices: marketingMaterialCategories(limit: 999) { ...CategoryChoices }
    }
  `,
  [CategoryChoices],
)

export const CategoryToEdit = graphql(
  `
    query MarketingCategoryToEdit($id: ID!) {
      marketingMaterialCategory(id: $id) {
        id
        revision
        type
        title
        parentId
        showChilds
        state
        from: validFrom { date time }
        to: validTo { date time }
        itemPerLine
        layout { id }
        file { id fileName mime bytes }
        contentTargetMarkets { id }
      }
      choices: marketingMaterialCategories(limit: 999) { ...CategoryChoices }
      layouts(type: marketing_material) { id description }
      contentTargetMarkets { ...TargetMarkets }
    }
  `,
  [CategoryChoices, TargetMarkets],
)

export const CreateCategory = graphql(`
  mutation CreateMarketingCategory($category: MarketingMaterialCategoryInput!) {
    createMarketingMaterialCategory(marketingMaterialCategory: $category) {
      marketingMaterialCategory { id }
      userErrors { field message code }
    }
  }
`)

export const UpdateCategory = graphql(`
  mutation UpdateMarketingCategory($id: ID!, $category: MarketingMaterialCategoryInput!, $seen: String) {
    updateMarketingMaterialCategory(id: $id, marketingMaterialCategory: $category, seen: $seen) {
      marketingMaterialCategory { id revision title state }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteCategory = graphql(`
  mutation DeleteMarketingCategory($id: ID!) {
    deleteMarketingMaterialCategory(id: $id) { userErrors { field message code } }
  }
`)

export const RestoreCategory = graphql(`
  mutation RestoreMarketingCategory($id: ID!) {
    restoreMarketingMaterialCategory(id: $id) {
      marketingMaterialCategory { id state }
      userErrors { field message code }
    }
  }
`)

export const CategoriesToOrder = graphql(`
  query MarketingCategoriesToOrder($type: String, $root: Boolean, $parent: ID) {
    marketingMaterialCategories(type: $type, root: $root, parent: $parent, limit: 999) { rows { id title file { id thumbnailUrl } } }
  }
`)

export const OrderCategories = graphql(`
  mutation OrderMarketingCategories($ids: [ID!]!) {
    orderMarketingMaterialCategories(ids: $ids) { userErrors { field message code } }
  }
`)

export const MaterialsToManage = graphql(
  `
    query MarketingMaterialsToManage($filter: ContentState, $filterContentTargetMarket: ID, $category: ID, $search: String, $sort: String, $page: Int, $limit: Int) {
      markets: contentTargetMarkets { rows { id marketName } }
      marketingMaterials(filter: $filter, filterContentTargetMarket: $filterContentTargetMarket, category: $category, search: $search, sort: $sort, page: $page, limit: $limit) {
        rows {
          id
          title
          state
          deletedAt
          from: validFrom { date time }
          to: validTo { date time }
          breadcrumb { id title route }
          file { id thumbnailUrl }
          contentTargetMarkets { id marketName }
        }
        page count pageTotal
      }
      choices: marketingMaterialCategories(limit: 999) { ...CategoryChoices }
    }
  `,
  [CategoryChoices],
)

export const MaterialToEdit = graphql(
  `
    query MarketingMaterialToEdit($id: ID!) {
      marketingMaterial(id: $id) {
        id
        revision
        title
        subtitle
        body
        state
        from: validFrom { date time }
        to: validTo { date time }
        itemPerLine
        layout { id }
        category { id title route }
        placeholder { id fileName mime bytes }
        product
        files { ...PreviewFiles }
        contentTargetMarkets { id }
      }
      choices: marketingMaterialCategories(limit: 999) {
        rows {
          id
          type
          title
          totalChildren
          totalMaterials
          breadcrumb { id title route }
          state
          from: validFrom { date time }
          to: validTo { date time }
          contentTargetMarkets { id }
        }
      }
      layouts(type: marketing_material) { ...PreviewLayouts }
      contentTargetMarkets { ...TargetMarkets }
    }
  `,
  [PreviewFiles, PreviewLayouts, TargetMarkets],
)

export const CreateMaterial = graphql(`
  mutation CreateMarketingMaterial($material: MarketingMaterialInput!) {
    createMarketingMaterial(marketingMaterial: $material) {
      marketingMaterial { id }
      userErrors { field message code }
    }
  }
`)

export const CreateMaterials = graphql(`
  mutation CreateMarketingMaterials($materials: [MarketingMaterialInput!]!) {
    createMarketingMaterials(marketingMaterials: $materials) {
      marketingMaterials { id }
      userErrors { field message code }
    }
  }
`)

export const UpdateMaterial = graphql(`
  mutation UpdateMarketingMaterial($id: ID!, $material: MarketingMaterialInput!, $seen: String) {
    updateMarketingMaterial(id: $id, marketingMaterial: $material, seen: $seen) {
      marketingMaterial { id revision title subtitle body state }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const DeleteMaterial = graphql(`
  mutation DeleteMarketingMaterial($id: ID!) {
    deleteMarketingMaterial(id: $id) { userErrors { field message code } }
  }
`)

export const RestoreMaterial = graphql(`
  mutation RestoreMarketingMaterial($id: ID!) {
    restoreMarketingMaterial(id: $id) {
      marketingMaterial { id state }
      userErrors { field message code }
    }
  }
`)

export const MaterialsToOrder = graphql(`
  query MarketingMaterialsToOrder($category: ID) {
    marketingMaterials(category: $category, limit: 1000) { rows { id title file { id thumbnailUrl } } }
  }
`)

export const OrderMaterials = graphql(`
  mutation OrderMarketingMaterials($ids: [ID!]!) {
    orderMarketingMaterials(ids: $ids) { userErrors { field message code } }
  }
`)
