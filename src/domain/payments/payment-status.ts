/** Every status of a payment request with whose turn it is, in the order in which they are passed. */
export const paymentStatuses = [
  { code: 'waiting', phase: 'yours' },
  { code: 'uploaded', phase: 'ours' },
  { code: 'completed', phase: 'done' },
  { code: 'failed', phase: 'done' },
  { code: 'voided', phase: 'done' },
] as const satisfies readonly { code: string; phase: PaymentPhase }[]

export type PaymentStatusCode = (typeof paymentStatuses)[number]['code']
export type PaymentPhase = 'yours' | 'ours' | 'carrier' | 'done'

const next: Readonly<Record<PaymentStatusCode, readonly PaymentStatusCode[]>> = {
  waiting: ['uploaded', 'completed', 'failed', 'voided'],
  uploaded: ['waiting', 'completed', 'failed', 'voided'],
  completed: [],
  failed: [],
  voided: [],
}

/** Whether a request may pass from one status to another; an ended one stays as it is. */
export const mayBecome = (from: PaymentStatusCode, to: PaymentStatusCode): boolean =>
  next[from].includes(to)

/** Whether a request in this status still holds its invoices and can be paid. */
export const isOpen = (status: PaymentStatusCode): boolean => next[status].length > 0

/** Work of the payment service on a request. */
export type GatewayState = 'none' | 'starting' | 'running' | 'ended'

/**
 * Whose turn it is, finer than the status alone: a charge that the payment service works on is not the payer's.
 * @param needsPayer the payer has to do something at the service: open its page, or transfer to its account
 */
export const phaseOf = (
  status: PaymentStatusCode,
  { gatewayState, needsPayer }: { gatewayState: GatewayState; needsPayer: boolean },
): PaymentPhase =>
  status === 'waiting' &&
  (gatewayState === 'starting' || (gatewayState === 'running' && !needsPayer))
    ? 'carrier'
    : paymentStatuses.find(({ code }) => code === status)!.phase
