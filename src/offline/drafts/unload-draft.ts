import type { DraftContent, DraftRow } from './fast-order-draft.ts'

/** A draft as it was kept with a stamp; null: none was. */
export interface Kept {
  stamp: string | null
  rows: readonly DraftRow[]
}

/** What a fast order looked like when its page went before the device had kept it. */
export interface Left extends Pick<DraftContent, 'rows' | 'problems'> {
  /** What the page knew as kept. */
  known: Kept
  page: string
  /** Its writings that were under way: nobody knows whether they have come to their end. */
  begun: readonly Kept[]
}

/** The same as it is found: a page of an earlier build says nothing of what it knew, or was about to write. */
export type FoundLeft = Pick<Left, 'rows' | 'problems'> & Partial<Left>

/** What a tab remembers over a reload: its session storage. */
export interface TabMemory {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

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
interface Whose {
  userId: string
  customerKey: string
}

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
    leave: (customerKey, { rows, problems, known, page, begun }) =>
      void tried((memory) =>
        memory.setItem(
          key,
          JSON.stringify({
            userId,
            customerKey,
            rows,
            problems,
            known,
            page,
            begun,
          } satisfies Left & Whose),
        ),
      ),
    read: (customerKey) =>
      tried((memory) => {
        const slot = JSON.parse(memory.getItem(key) ?? 'null') as (FoundLeft & Whose) | null
        return slot?.userId === userId && slot.customerKey === customerKey ? slot : null
      }),
    forget: () => void tried((memory) => memory.removeItem(key)),
  }
}
