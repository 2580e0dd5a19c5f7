import type { ChangedStatus } from '#domain/third-party/item-status.ts'

/** Something that people are told of: identities only, names are looked up when it is written down. */
export type NoticeEvent =
  /** `at`: when it happened; a quote may be declined only once, but sent and accepted again. */
  | {
      kind: 'quote-sent' | 'quote-accepted' | 'quote-declined' | 'quote-withdrawn'
      quoteId: string
      customerId: number
      actor: number
      at: string
    }
  | { kind: 'order-placed'; customerId: number; actor: number; orderNumbers: string[] }
  /** `actor`: null for the payment service, the ERP or the clock; attention is finance's. */
  | {
      kind: 'payment-completed' | 'payment-failed' | 'payment-voided' | 'payment-attention'
      requestId: string
      customerId: number
      actor: number | null
      at: string
    }
  /** `actor`: null for the ERP. `comment`: it was written to, its status is as before. */
  | {
      kind: 'claim-changed'
      claimId: string
      customerId: number
      actor: number | null
      comment?: boolean
      at: string
    }
  /** `at`: the moment, ISO 8601. Sessions that the change itself has ended are still told. */
  | { kind: 'password-changed'; userId: number; at: string }
  /** A consumer has ordered something to collect at this customer's shop, which must confirm it. `at`: when the order came. */
  | { kind: 'collect-order'; orderId: string; customerId: number; at: string }
  /** A vendor has a new order. */
  | { kind: 'vendor-order'; orderNo: string; vendorId: number; customerId: number }
  /** One side of a third-party order has changed an item; the other is told. */
  | {
      kind: 'vendor-item'
      orderNo: string
      article: string
      status: ChangedStatus
      vendorId: number
      customerId: number
      /** Null for the vendor's or the distributor's own system. */
      actor: number | null
    }
  /** A file of the download area is ready, or could not be written. */
  | { kind: 'download-ready' | 'download-failed'; jobId: string; userId: number }
  /** An article that these people wait for can be had again. */
  | { kind: 'back-in-stock'; articleId: number; sorg: string; userIds: number[]; at: string }

/** The name of what happened: the same event has the same name whenever it is looked at. */
export function eventName(event: NoticeEvent): string {
  switch (event.kind) {
    case 'order-placed':
      return `order-placed ${event.orderNumbers.join(',')}`
    case 'password-changed':
      return `password-changed ${event.at}`
    case 'quote-sent':
    case 'quote-accepted':
    case 'quote-declined':
    case 'quote-withdrawn':
      return `${event.kind} ${event.quoteId} ${event.at}`
    case 'payment-completed':
    case 'payment-failed':
    case 'payment-voided':
    case 'payment-attention':
      return `${event.kind} ${event.requestId} ${event.at}`
    case 'collect-order':
      return `collect-order ${event.orderId} ${event.at}`
    case 'vendor-order':
      return `vendor-order ${event.orderNo}`
    case 'vendor-item':
      return `vendor-item ${event.orderNo}/${event.article} ${event.status}`
    case 'claim-changed':
      return `claim-changed ${event.claimId} ${event.at}`
    case 'download-ready':
    case 'download-failed':
      return `${event.kind} ${event.jobId}`
    case 'back-in-stock':
      return `back-in-stock ${event.sorg}/${event.articleId} ${event.at}`
  }
}
