/** Way in which money comes: a bank debit, a card, a transfer to an account made for the request, or any other transfer. */
export type PaymentKind = 'ACH' | 'CARD' | 'VIRTUAL_ACCOUNT' | 'TRANSFER'

/** Derives the kind from a payment method's type, a text of the ERP. */
export function paymentKind(type: string): PaymentKind {
  if (/\bach\b/i.test(type)) return 'ACH'
  if (/credit\s*card/i.test(type)) return 'CARD'
  return /virtual\s*account/i.test(type) ? 'VIRTUAL_ACCOUNT' : 'TRANSFER'
}

/** Whether a payment service takes the money; the other kind is shown to finance by a proof. */
export const needsGateway = (kind: PaymentKind): boolean => kind !== 'TRANSFER'
