import type { Day } from '../time/day.ts'
import { type Phase, type QuoteStatus, quoteStatuses } from './quote-statuses.ts'

/** Returns the phase of a status. */
export const phaseOf = (status: QuoteStatus): Phase =>
  quoteStatuses.find(({ code }) => code === status)!.phase

/** The two parties of a quote. */
export type QuoteSide = 'seller' | 'customer'
export const quoteActions = ['ACCEPT', 'DECLINE', 'WITHDRAW', 'SEND'] as const
export type QuoteAction = (typeof quoteActions)[number]

/** Permitted actions by status and side. Sellers may accept too: customers also agree on the phone. */
const allowed: Partial<Record<QuoteStatus, Record<QuoteSide, readonly QuoteAction[]>>> = {
  SENT: { customer: ['ACCEPT', 'DECLINE'], seller: ['ACCEPT', 'WITHDRAW', 'SEND'] },
}

/** Returns what one side may do with a quote of a status. */
export const actionsOf = (status: QuoteStatus, side: QuoteSide): readonly QuoteAction[] =>
  allowed[status]?.[side] ?? []

/** A quote as it is stored; expiry is never written. */
export interface StoredStatus {
  status: Exclude<QuoteStatus, 'EXPIRED'>
  /** Last day on which it can be accepted. */
  validUntil: Day
  /** Whether the cart it was accepted into still exists. */
  hasCart: boolean
}

/**
 * Returns the status to show. An accepted quote whose cart was deleted before it was ordered is open again, and an open
 * one expires with its last day.
 */
export function statusOn({ status, validUntil, hasCart }: StoredStatus, today: Day): QuoteStatus {
  const open = status === 'SENT' || (status === 'ACCEPTED' && !hasCart)
  if (!open) return status
  return validUntil < today ? 'EXPIRED' : 'SENT'
}
