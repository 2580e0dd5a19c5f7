import { needsGateway, type PaymentKind } from './payment-kind.ts'
import { type GatewayState, isOpen, type PaymentStatusCode } from './payment-status.ts'

/** Most proofs of one request. */
export const maxProofs = 5

/** Facts of a request from which its next steps follow. */
export interface RequestState {
  status: PaymentStatusCode
  kind: PaymentKind
  module: 'invoice' | 'order'
  gatewayState: GatewayState
  /** The payer goes on at a page of the payment service. */
  hasPage: boolean
  /** Money has come already, or is said to have. */
  hasMoney: boolean
  /** The latest of an order that still has to be paid. */
  mayPayAgain: boolean
  /** Money came after it had ended, and what became of it isn't settled. */
  isLate: boolean
  proofs: number
}

export type PaymentAction =
  | 'PAY'
  | 'UPLOAD'
  | 'DELETE_DOC'
  | 'VOID'
  | 'APPROVE'
  | 'VOID_AS_FINANCE'
  | 'SETTLE'

/** Whether the payment service is taking the money now: then the payer can't call it off. */
export const isCharging = ({
  status,
  kind,
  gatewayState,
  hasPage,
}: Pick<RequestState, 'status' | 'kind' | 'gatewayState' | 'hasPage'>): boolean =>
  status === 'waiting' &&
  (gatewayState === 'starting' ||
    (gatewayState === 'running' && !hasPage && kind !== 'VIRTUAL_ACCOUNT'))

/** Whether the payer can pay now: on the service's page, or an order that isn't with the service yet or whose payment ended. */
function canPay(state: RequestState): boolean {
  const { status, kind, module, gatewayState, hasPage, hasMoney, mayPayAgain } = state
  if (!isOpen(status)) return module === 'order' && mayPayAgain && !hasMoney
  if (status !== 'waiting' || !needsGateway(kind)) return false
  return gatewayState === 'none' ? module === 'order' : gatewayState === 'running' && hasPage
}

/** Lists what may be done with a request now. @param may what the person's rights are */
export function paymentActions(
  state: RequestState,
  may: { pay: boolean; decide: boolean },
): PaymentAction[] {
  const open = isOpen(state.status)
  const byProof = !needsGateway(state.kind)
  const steps: readonly (readonly [PaymentAction, boolean])[] = [
    ['PAY', may.pay && canPay(state)],
    ['UPLOAD', may.pay && open && byProof && !state.hasMoney && state.proofs < maxProofs],
    ['DELETE_DOC', may.pay && open && byProof && !state.hasMoney && state.proofs > 0],
    ['VOID', may.pay && state.status === 'waiting' && !isCharging(state)],
    ['APPROVE', may.decide && open],
    ['VOID_AS_FINANCE', may.decide && open && !isCharging(state)],
    ['SETTLE', may.decide && state.isLate],
  ]
  return steps.flatMap(([action, offered]) => (offered ? [action] : []))
}
