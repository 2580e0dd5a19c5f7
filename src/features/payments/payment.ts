import type { ResultOf } from 'gql.tada'
import type { PaymentRequests, PaymentToRead } from './payments.gql.ts'

/** A payment request with everything that its page shows. */
export type Payment = NonNullable<ResultOf<typeof PaymentToRead>['paymentRequest']>

/** Row of a list of payments. */
export type PaymentRow = ResultOf<typeof PaymentRequests>['paymentRequests']['rows'][number]
