import { useEffect } from 'react'
import { useClient } from 'urql'
import type { Question } from '#data/load.ts'
import type { ResultOf, VariablesOf } from 'gql.tada'
import type { Payment } from './payment.ts'
import type { PaymentToRead } from './payments.gql.ts'

/** Milliseconds between two looks while the payment service works. */
const every = 2_500

/** The question behind a payment's page. */
export type PaymentQuestion = Question<
  ResultOf<typeof PaymentToRead>,
  VariablesOf<typeof PaymentToRead>
>

/** Asks anew while the payment service works on a payment, so that its word appears by itself. */
export function useWatchedPayment(
  { query, variables }: PaymentQuestion,
  payment: Payment | null | undefined,
) {
  const client = useClient()
  const working = payment?.isStarting || payment?.phase === 'carrier'
  useEffect(() => {
    if (!working) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        void client.query(query, variables, { requestPolicy: 'network-only' }).toPromise()
    }, every)
    return () => clearInterval(timer)
  }, [client, query, variables, working])
}
