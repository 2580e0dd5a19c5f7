import { graphql } from '#data/graphql.ts'

const CustomerFrameFields = graphql(`
  fragment CustomerFrameFields on CustomerFrame {
    frameNumber
    articleCode
    articleName
    brand
    merchandise
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
    reportable
    registrable
    status
  }
`)

export const FramesToKeep = graphql(
  `
    query FramesToKeep {
      customerFrames {
        custCode
        more
        frames {
          ...CustomerFrameFields
        }
      }
    }
  `,
  [CustomerFrameFields],
)

export const FindCustomerFrame = graphql(
  `
    query FindCustomerFrame($frameNumber: ID!, $custCode: ID) {
      customerFrame(frameNumber: $frameNumber, custCode: $custCode) {
        ...CustomerFrameFields
      }
    }
  `,
  [CustomerFrameFields],
)
