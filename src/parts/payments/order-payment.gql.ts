import { graphql } from '#data/graphql.ts'

/** A payment of an order in advance, as orders show it. */
export const OrderPaymentFields = graphql(`
  fragment OrderPaymentFields on PaymentRequest @_unmask {
    id
    paymentStatus {
      id
    }
    phase
    since
    payerName
    expiredDate
    docs {
      id
    }
    actions
  }
`)
