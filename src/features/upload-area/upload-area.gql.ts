import { graphql } from '#data/graphql.ts'

export const UpdateProductAttributes = graphql(`
  mutation UpdateProductAttributes($products: [ProductAttributeInput!]!, $check: Boolean) {
    updateProductAttributes(products: $products, check: $check) {
      results { name change before code field }
      userErrors { field message code }
    }
  }
`)

export const DeleteProducts = graphql(`
  mutation DeleteProducts($products: [ProductKeyInput!]!, $check: Boolean) {
    deleteProducts(products: $products, check: $check) {
      results { name change before code field }
      userErrors { field message code }
    }
  }
`)

export const RestoreProducts = graphql(`
  mutation RestoreProducts($products: [ProductKeyInput!]!, $check: Boolean) {
    restoreProducts(products: $products, check: $check) {
      results { name change before code field }
      userErrors { field message code }
    }
  }
`)

export const RemovedProducts = graphql(`
  query RemovedProducts {
    removedProducts { articleCode sorg name removedAt removedBy }
  }
`)

export const PictureTargets = graphql(`
  query PictureTargets($codes: [String!]!) {
    pictureTargets(codes: $codes) { asked article_code article_code_display name pictures }
  }
`)

export const UploadedFiles = graphql(`
  query UploadedFiles($ids: [ID!]!) {
    uploadedFiles(ids: $ids) { id state refusal }
  }
`)
