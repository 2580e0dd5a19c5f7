import type { ResultOf } from 'gql.tada'
import { graphql } from '#data/graphql.ts'

export const ClaimList = graphql(`
  query ClaimList(
    $search: String
    $status: [ID!]
    $phase: ClaimPhase
    $custCode: ID
    $category: ClaimCategory
    $product: String
    $olderThanDays: Int
    $sort: String
    $page: Int
    $limit: Int
  ) {
    claimCustomers {
      custCode
      custName
    }
    claimsV3(
      search: $search
      status: $status
      phase: $phase
      custCode: $custCode
      category: $category
      product: $product
      olderThanDays: $olderThanDays
      sort: $sort
      page: $page
      limit: $limit
    ) {
      page
      count
      pageTotal
      rows {
        id
        number
        category
        custCode
        custName
        status {
          id
          category
        }
        statusAt
        createdAt
        articleCode
        articleName
        description
        model
        frameNumber
        qty
        referenceNo
        purchaseDate
        customerNotes
        problems {
          id
          part
          description
        }
        reasonRejection
        resolution
        creditNote
        deliveryOrders
        trackingNo
        nextStatuses
      }
    }
  }
`)
export type ClaimRow = ResultOf<typeof ClaimList>['claimsV3']['rows'][number]

export const ClaimBoard = graphql(`
  query ClaimBoard($category: ClaimCategory) {
    claimBoard(category: $category) {
      status {
        id
        category
      }
      count
      oldest {
        id
        number
        custName
        statusAt
        articleName
        description
        frameNumber
      }
    }
  }
`)

export const ClaimToView = graphql(`
  query ClaimToView($id: ID!) {
    claimV2(id: $id) {
      id
      number
      category
      custCode
      custName
      status {
        id
        category
      }
      statusAt
      referenceNo
      frameNumber
      frameShippedDelvNo
      frameShippedTo
      frameShippedToName
      resolution
      customerNotes
      qty
      description
      brandName
      mcName
      productionCode
      bikeAttributes
      articleCode
      articleName
      model
      modelYear
      series
      contactName
      contactPhone
      purchaseDate
      deliveryNo
      consumer {
        name
        phone
        city
        address
        email
      }
      problems {
        id
        part
        description
        notes
      }
      docs {
        docType
        fileId
        url
        thumbnailUrl
        name
        mime
      }
      creditNote
      deliveryOrders
      trackingNo
      stolenBike
      recall
      pdi
      pdiId
      pdiComplete
      warrantyUntil
      isNotAWarranty
      isShortage
      reasonRejection
      histories {
        fromStatusId
        toStatusId
        reason
        createdAt
        createdBy
      }
      comments {
        id
        comment
        internal
        displayName
        createdAt
      }
      dealer {
        custCode
        custName
        phone
        email
        address
        city
      }
      createdAt
      createdBy
      revision
      nextStatuses
      mayEdit
      handover
    }
  }
`)
export type ClaimView = NonNullable<ResultOf<typeof ClaimToView>['claimV2']>

export const ClaimChoices = graphql(`
  query ClaimChoices($category: ClaimCategory!) {
    claimCapabilities {
      mayCreate
      mayCreatePaa
      mayClaimNonCode
    }
    claimProblems(category: $category) {
      id
      part
      description
    }
  }
`)
export type ClaimProblemChoice = ResultOf<typeof ClaimChoices>['claimProblems'][number]

export const ClaimBrands = graphql(`
  query ClaimBrands {
    claimBrands
  }
`)

export const FindClaimArticles = graphql(`
  query FindClaimArticles($search: String!) {
    claimArticles(search: $search) {
      code
      codeDisplay
      name
      brand
      model
      series
      ean
    }
  }
`)
export type ClaimArticle = ResultOf<typeof FindClaimArticles>['claimArticles'][number]

export const ClaimContact = graphql(`
  query ClaimContact($custCode: ID!) {
    claimDealerInformation(custCode: $custCode) {
      custCode
      custName
      phone
    }
  }
`)

export const FindClaimFrame = graphql(`
  query FindClaimFrame($frameNumber: String!) {
    claimFrame(frameNumber: $frameNumber) {
      frameNumber
      articleCode
      articleName
      brand
      model
      modelYear
      series
      productionCode
      deliveryNo
      shippedAt
      soldOn
      warrantyUntil
      pdiOn
      pdiId
      pdiComplete
      recall
      stolen
      status
    }
  }
`)
