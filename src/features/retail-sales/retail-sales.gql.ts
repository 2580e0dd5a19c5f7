import { graphql } from '#data/graphql.ts'

export const RegisteredFrameList = graphql(`
  query RegisteredFrameList(
    $search: String
    $sort: String
    $page: Int
    $limit: Int
    $type: FrameType
    $status: FrameStatus
    $custCode: ID
  ) {
    registeredFrames(
      search: $search
      sort: $sort
      page: $page
      limit: $limit
      type: $type
      status: $status
      custCode: $custCode
    ) {
      rows {
        id
        frameNumber
        brand
        oldCode
        articleDescription
        soldDate
        custName
        custPhone
        custEmail
        custAddress
        custCity
        dealerCode
        dealerName
        nonRetail
        status
        handover
        createdAt
      }
      page
      count
      pageTotal
    }
  }
`)

export const RegisterFrame = graphql(`
  mutation RegisterFrame($frame: RegisterFrameInput!, $dealer: ID) {
    registerFrameV4(frame: $frame, dealer: $dealer) {
      registeredFrame { id }
      userErrors { field message code }
    }
  }
`)

export const ReportingDealers = graphql(`
  query ReportingDealers {
    dealerUnderInsera { custCode custName custCity }
  }
`)

export const RegistrationToEdit = graphql(`
  query RegistrationToEdit($id: ID!) {
    registeredFrame(frameNumber: $id) {
      id
      frameNumber
      articleDescription
      soldDate
      custName
      custPhone
      custEmail
      custAddress
      custCity
      useAccountData
      nonRetail
      status
      dealerCode
      dealerName
      createdAt
      revision
    }
  }
`)

export const ChangeRegistration = graphql(`
  mutation ChangeRegistration($frame: RegisterFrameInput!, $seen: String) {
    updateRegisteredFrame(frame: $frame, seen: $seen) {
      registeredFrame {
        id
        soldDate
        custName
        custPhone
        custEmail
        custAddress
        custCity
        useAccountData
        nonRetail
        status
        handover
        revision
      }
      userErrors { field message code meanwhile { by revision } }
    }
  }
`)

export const WithdrawFrame = graphql(`
  mutation WithdrawFrame($id: ID!) {
    deleteFrame(frameNumber: $id) { userErrors { field message code } }
  }
`)

export const PublicWarranty = graphql(`
  query PublicWarranty($code: ID!) {
    warranty(code: $code) {
      brand
      model
      modelYear
      until
      state
    }
  }
`)
