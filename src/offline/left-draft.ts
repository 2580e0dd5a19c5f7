import type { DraftContent } from './fast-order-draft.ts'

/** What a fast order looked like when its page went before the device had kept it. */
type Left = Pick<DraftContent, 'rows' | 'problems'>

const key = 'FAST_ORDER_LEFT'
interface Slot extends Left { userId: string; customerKey: string }

/**
 * Holds a fast order for the next page of this tab. Unlike the database it is there when the call returns, for nothing
 * runs in a page that is gone. Without prices and articles: those are in the database or asked again.
 */
export function leaveDraft(userId: string, customerKey: string, { rows, problems }: Left): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, customerKey, rows, problems } satisfies Slot))
  } catch {
    // A browser that stores nothing: the page is gone before anybody could be told.
  }
}

/** What the page before has left of this customer's fast order; null: nothing. */
export function leftDraft(userId: string, customerKey: string): Left | null {
  try {
    const slot = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Slot | null
    if (slot?.userId !== userId || slot.customerKey !== customerKey) return null
    return { rows: slot.rows, problems: slot.problems }
  } catch {
    return null
  }
}

/** Throws away what was left: it is kept by now, or is not wanted. */
export function forgetLeftDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is stored here.
  }
}
