/** Whose turn it is: the dealer's, the seller's, the carrier's, or no one's any more. */
export type ClaimPhase = 'yours' | 'ours' | 'carrier' | 'done'

/** Every status of a claim in the order of its life, with its phase. */
export const claimStatuses = {
  submitted: 'ours',
  in_review: 'ours',
  information_needed: 'yours',
  approved: 'ours',
  waiting_for_goods: 'yours',
  goods_received: 'ours',
  inspected: 'ours',
  replacement_sent: 'carrier',
  credit_issued: 'done',
  repaired: 'done',
  rejected: 'done',
  cancelled: 'done',
  closed: 'done',
} as const satisfies Record<string, ClaimPhase>

export type ClaimStatus = keyof typeof claimStatuses

export const claimStatusCodes = Object.keys(claimStatuses) as ClaimStatus[]

export const claimPhases: readonly ClaimPhase[] = ['yours', 'ours', 'carrier', 'done']

export const isClaimStatus = (code: string): code is ClaimStatus =>
  Object.hasOwn(claimStatuses, code)

/** Statuses of a phase, in the order of a claim's life. */
export const statusesOfPhase = (phase: ClaimPhase): ClaimStatus[] =>
  claimStatusCodes.filter((code) => claimStatuses[code] === phase)

export const claimCategories = ['bike', 'paa'] as const
export type ClaimCategory = (typeof claimCategories)[number]

/** Side that changes a status: the customer's people, or those who process claims. */
export type ClaimRole = 'dealer' | 'office'

/** One allowed change of status; an empty category is any. */
export interface ClaimTransition {
  productCategory: string
  customerCategory: string
  from: ClaimStatus
  to: ClaimStatus
  role: ClaimRole
}

const office: Partial<Record<ClaimStatus, readonly ClaimStatus[]>> = {
  submitted: ['in_review', 'cancelled'],
  in_review: ['information_needed', 'approved', 'rejected'],
  information_needed: ['in_review', 'cancelled'],
  approved: ['waiting_for_goods', 'replacement_sent', 'credit_issued', 'repaired'],
  waiting_for_goods: ['goods_received', 'cancelled'],
  goods_received: ['inspected'],
  inspected: ['replacement_sent', 'credit_issued', 'repaired', 'rejected'],
  replacement_sent: ['closed'],
  credit_issued: ['closed'],
  repaired: ['closed'],
  rejected: ['closed'],
}
const dealer: Partial<Record<ClaimStatus, readonly ClaimStatus[]>> = {
  information_needed: ['in_review', 'cancelled'],
}

const rowsOf = (role: ClaimRole, table: typeof office): ClaimTransition[] =>
  Object.entries(table).flatMap(([from, targets]) =>
    targets.map((to) => ({
      productCategory: '',
      customerCategory: '',
      from: from as ClaimStatus,
      to,
      role,
    })),
  )

/** Changes that a tenant allows which has not said anything else. */
export const defaultTransitions: readonly ClaimTransition[] = [
  ...rowsOf('office', office),
  ...rowsOf('dealer', dealer),
]

/** A claim as transitions are looked up for it. */
export interface TransitionSubject {
  status: ClaimStatus
  productCategory: ClaimCategory
  /** The customer's; empty: it has none. */
  customerCategory: string
}

/** Statuses that this side may give a claim now. */
export function nextStatuses(
  transitions: readonly ClaimTransition[],
  { status, productCategory, customerCategory }: TransitionSubject,
  role: ClaimRole,
): ClaimStatus[] {
  const open = transitions.filter(
    (one) =>
      one.role === role &&
      one.from === status &&
      (one.productCategory === '' || one.productCategory === productCategory) &&
      (one.customerCategory === '' || one.customerCategory === customerCategory),
  )
  return claimStatusCodes.filter((code) => open.some(({ to }) => to === code))
}

/**
 * Status that a claim gets when this side has edited it: what was asked for is there, so it goes back to review, where the
 * transitions allow it. Null: it stays as it is.
 */
export const statusAfterEdit = (
  transitions: readonly ClaimTransition[],
  subject: TransitionSubject,
  role: ClaimRole,
): ClaimStatus | null =>
  role === 'dealer' &&
  subject.status === 'information_needed' &&
  nextStatuses(transitions, subject, role).includes('in_review')
    ? 'in_review'
    : null

/** Statuses that are given with a reason. */
export const needsReason = (status: ClaimStatus): boolean =>
  status === 'information_needed' || status === 'rejected' || status === 'cancelled'

/** Why a claim cannot get a status; null: it can. */
export function refusalOfStatus(
  transitions: readonly ClaimTransition[],
  subject: TransitionSubject,
  role: ClaimRole,
  { to, reason }: { to: string; reason: string },
): 'status_not_allowed' | 'reason_needed' | null {
  const allowed: readonly string[] = nextStatuses(transitions, subject, role)
  if (!allowed.includes(to)) return 'status_not_allowed'
  return needsReason(to as ClaimStatus) && reason.trim() === '' ? 'reason_needed' : null
}

/** Whether a dealer may still change the claim itself: before it is looked at, and when something is asked. */
export const isEditable = (status: ClaimStatus, role: ClaimRole): boolean =>
  role === 'office'
    ? claimStatuses[status] !== 'done'
    : status === 'submitted' || claimStatuses[status] === 'yours'
