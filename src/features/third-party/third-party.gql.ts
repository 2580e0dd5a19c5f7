import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'

export const ThirdPartyProducts = graphql(`
  query ThirdPartyProducts(
    $search: String
    $vendor: ID
    $maintenance: Boolean
    $lacking: ThirdPartyLack
    $sort: String
    $page: Int
    $limit: Int
  ) {
    vendorThirdParties {
      id
      name
    }
    productThirdParties(
      search: $search
      vendor: $vendor
      maintenance: $maintenance
      lacking: $lacking
      sort: $sort
      page: $page
      limit: $limit
    ) {
      page
      count
      pageTotal
      rows {
        id
        vendor {
          id
          name
        }
        articleCode
        description
        price
        currency
        picture
        uomConverter
        salesUnit
        stock
        itemStatus
        openOrder
        shippedOrder
      }
    }
  }
`)
export type ThirdPartyProduct = ResultOf<
  typeof ThirdPartyProducts
>['productThirdParties']['rows'][number]

export const ThirdPartyAddresses = graphql(`
  query ThirdPartyAddresses {
    custVendorThirdPartyAddress {
      code
      name
      address
      city
      isDefault
    }
  }
`)

export const CheckoutThirdParty = graphql(`
  mutation CheckoutThirdParty($order: ThirdPartyOrderInput!) {
    checkoutThirdPartyV2(order: $order) {
      orders
      errors {
        code
        vendor
        product
        qty
        price
        stock
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)
export const ThirdPartyItems = graphql(`
  query ThirdPartyItems(
    $search: String
    $status: ThirdPartyStatus
    $vendor: ID
    $sort: String
    $page: Int
    $limit: Int
  ) {
    vendorThirdParties {
      id
      name
    }
    orderThirdParties(
      search: $search
      status: $status
      vendor: $vendor
      sort: $sort
      page: $page
      limit: $limit
    ) {
      page
      count
      pageTotal
      rows {
        id
        orderNo
        status
        since
        reason
        price
        subtotal
        totalOrder
        currency
        notes
        salesUnit
        reqDeliveryDate
        createdAt
        createdBy
        qty
        address
        next
        custThirdParty {
          code
          name
        }
        product {
          articleCode
          description
          vendor {
            id
            name
          }
        }
      }
    }
  }
`)
export type ThirdPartyItem = ResultOf<typeof ThirdPartyItems>['orderThirdParties']['rows'][number]

export const SetThirdPartyStatus = graphql(`
  mutation SetThirdPartyStatus(
    $orderNo: ID!
    $articleCode: ID!
    $status: ThirdPartyStatus!
    $reason: String
  ) {
    updateStatusOrderItemThirdParty(
      orderNo: $orderNo
      articleCode: $articleCode
      status: $status
      reason: $reason
    ) {
      item {
        id
        status
        since
        reason
        next
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)

export const UploadVendorArticles = graphql(`
  mutation UploadVendorArticles(
    $vendor: ID
    $products: [ThirdPartyProductInput!]!
    $check: Boolean
  ) {
    uploadProductThirdParties(vendor: $vendor, products: $products, check: $check) {
      results {
        articleCode
        created
        code
        field
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)

export const UploadVendorStock = graphql(`
  mutation UploadVendorStock($vendor: ID, $stocks: [ThirdPartyStockInput!]!, $check: Boolean) {
    uploadStockThirdParties(vendor: $vendor, stocks: $stocks, check: $check) {
      results {
        articleCode
        created
        code
        field
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`)

export const ThirdPartyVendors = graphql(`
  query ThirdPartyVendors {
    vendorThirdParties {
      id
      name
    }
  }
`)
