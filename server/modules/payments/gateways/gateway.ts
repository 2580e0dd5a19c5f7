import type { PaymentKind } from '#domain/payments/payment-kind.ts'

/** Money that a payment service is asked to collect. */
export interface Collection {
  /** Id of the request; also the key by which asking twice is asking once. */
  reference: string
  number: string
  tenantId: string
  kind: PaymentKind
  amount: string
  currency: string
  description: string
  expiresAt: Date
  /** Page of the portal on which the payer goes on afterwards. */
  returnUrl: string
  /** Of what was entered in the service's fields; serves once. */
  token: string | null
  /** A card or account that the service has kept, by its name there. */
  saved: string | null
  /** The payer wants what is entered kept. */
  save: boolean
}

/** Reasons of a payment service, as screens tell them apart. */
export type GatewayFailure =
  | 'expired'
  | 'declined'
  | 'insufficient_funds'
  | 'authentication_failed'
  | 'gateway_error'

/** A card or account that the service keeps. */
export interface KeptPayment {
  reference: string
  display: string
  cardType: string | null
  expiry: string | null
}

/** State of a payment at its service. */
export interface GatewayPayment {
  externalId: string
  state: 'pending' | 'paid' | 'failed' | 'cancelled'
  failure?: GatewayFailure
  /** Page on which the payer goes on. */
  redirectUrl?: string | null
  virtualAccountNo?: string | null
  /** Money that came. */
  received?: { amount: string; currency: string }
  kept?: KeptPayment | null
}

/** A verified message of a payment service. */
export interface GatewayMessage {
  /** Equal for a message that is sent again. */
  eventId: string
  reference: string
  payment: GatewayPayment
}

/** A message that the service can't have sent: nothing of it is believed. */
export class BadSignature extends Error {
  override name = 'BadSignature'
}

/**
 * A payment service. Every call may time out: it throws, nothing is known, and the same is asked again later.
 */
export interface Gateway {
  /** Begins to collect, or answers how far the collection of this reference is. */
  start(collection: Collection): Promise<GatewayPayment>
  ask(externalId: string): Promise<GatewayPayment>
  /** Calls a payment off. One that is paid meanwhile stays paid, and says so. */
  cancel(externalId: string): Promise<GatewayPayment>
  /** Forgets a card or account that it keeps. */
  forget(saved: string): Promise<void>
  /** Verifies a message. @returns null: about nothing of ours @throws BadSignature */
  read(body: Buffer, headers: Readonly<Record<string, unknown>>): Promise<GatewayMessage | null>
}
