import type { DraftContent, DraftRow } from './fast-order-draft.ts'

/** What a fast order looked like when its page went before the device had kept it, and what that page knew as kept. */
export interface Left extends Pick<DraftContent, 'rows' | 'problems'> { known: { stamp: string | null; rows: readonly DraftRow[] } }

/** The same as it is found: a page of an earlier build says nothing of what it knew. */
export type FoundLeft = Omit<Left, 'known'> & Partial<Pick<Left, 'known'>>

/** What a tab remembers over a reload: its session storage. */
export interface TabMemory { getItem(key: string): string | null; setItem(key: string, value: string): void; removeItem(key: string): void }

/** The fast order that a page leaves to the next one of its tab. */
export interface LeftDraft {
  /**
   * Unlike in the database it is there when the call returns, for nothing runs in a page that is gone. Without prices and
   * articles: those are in the database or asked again.
   */
  leave(customerKey: string, content: Left): void
  /** What was left for this person and customer; null: nothing. */
  read(customerKey: string): FoundLeft | null
  forget(): void
}

const key = 'FAST_ORDER_LEFT'
interface Whose { userId: string; customerKey: string }

/** @param tab may throw, as where a browser stores nothing: then nothing is left */
export function createLeftDraft(userId: string, tab: () => TabMemory): LeftDraft {
  const tried = <T>(work: (memory: TabMemory) => T): T | null => {
    try {
      return work(tab())
    } catch {
      return null
    }
  }
  return {
    leave: (customerKey, { rows, problems, known }) => void tried((memory) => memory.setItem(key, JSON.stringify({ userId, customerKey, rows, problems, known } satisfies Left & Whose))),
    read: (customerKey) => tried((memory) => {
      const slot = JSON.parse(memory.getItem(key) ?? 'null') as (FoundLeft & Whose) | null
      return slot?.userId === userId && slot.customerKey === customerKey ? { rows: slot.rows, problems: slot.problems, ...(slot.known && { known: slot.known }) } : null
    }),
    forget: () => void tried((memory) => memory.removeItem(key)),
  }
}
