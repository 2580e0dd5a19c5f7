import type { ClaimRole } from './claim-status.ts'

/** Claims that customers of one category may make. */
export interface ClaimCapability {
  bike: boolean
  paa: boolean
  /** Articles without a code. */
  nonCode: boolean
}

/** Settings of the tenant about which claims it takes. */
export interface ClaimOffer {
  claimAllowPAA: boolean
  claimNonCode: boolean
  claimAllowNonCode: boolean
}

/**
 * Claims that may be made for a customer: what the tenant takes and the customer's category may do. The office claims
 * articles without a code where the tenant takes them at all.
 * @param ofCategory null: the customer's category has no rule of its own
 */
export function claimCapability(
  offer: ClaimOffer,
  ofCategory: ClaimCapability | null,
  role: ClaimRole,
): ClaimCapability {
  const isOffice = role === 'office'
  const mayAll = { bike: true, paa: true, nonCode: true }
  const { bike, paa, nonCode } = ofCategory ?? mayAll
  return {
    bike,
    paa: offer.claimAllowPAA && paa,
    nonCode: offer.claimNonCode && (isOffice || (offer.claimAllowNonCode && nonCode)),
  }
}
