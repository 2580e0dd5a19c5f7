import { useEffect } from 'react'
import { isView } from '#domain/view-as/view-as.ts'
import { dropKeptPayment, keepPayment } from '#offline/kept-payments.ts'
import { useUser } from '#shell/session/use-session.ts'
import type { Payment } from './payment.ts'

/** Facts that the page of a waiting transfer shows without a connection. */
export type PaymentFacts = Pick<
  Payment,
  | 'id'
  | 'number'
  | 'payment'
  | 'amount'
  | 'currency'
  | 'merchantName'
  | 'instruction'
  | 'expiredDate'
> & { proofs: number }

/** Keeps a payment on the device while it takes proofs, so that one can be added after a reload without a connection. */
export function useKeepPayment(payment: Payment | null | undefined) {
  const { id: userId } = useUser()
  useEffect(() => {
    // A person who views another's portal leaves nothing of it on their device.
    if (!payment || isView(userId)) return
    const { id, number, amount, currency, merchantName, instruction, expiredDate } = payment
    const facts: PaymentFacts = {
      id,
      number,
      payment: payment.payment,
      amount,
      currency,
      merchantName,
      instruction,
      expiredDate,
      proofs: payment.docs.length,
    }
    const change = payment.actions.includes('UPLOAD')
      ? keepPayment({ userId, id, at: Date.now(), facts: JSON.stringify(facts) })
      : dropKeptPayment(userId, id)
    // Without room on the device the page needs a connection, as others do.
    change.catch(() => undefined)
  }, [payment, userId])
}
