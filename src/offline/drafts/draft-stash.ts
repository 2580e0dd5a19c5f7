import type { RowChange } from './draft-rows.ts'

/** Storage that a tab keeps over a reload: its session storage. */
export interface TabMemory {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Changes of a draft that a page could not store before it went, for the next page of its tab. */
export interface DraftStash {
  /** Takes effect before it returns: no code runs in a page that is gone. */
  write(draft: string, changes: readonly RowChange[]): void
  read(draft: string): readonly RowChange[]
  /** Forgets one draft's changes, or all. */
  clear(draft?: string): void
}

const key = 'DRAFT_STASH'

interface Stashed {
  userId: string
  drafts: Record<string, readonly RowChange[]>
}

/** @param tab may throw, as in a browser that stores nothing: then nothing is stashed */
export function createDraftStash(userId: string, tab: () => TabMemory): DraftStash {
  const tried = <T>(work: (memory: TabMemory) => T): T | null => {
    try {
      return work(tab())
    } catch {
      return null
    }
  }
  const stashed = (memory: TabMemory): Stashed => {
    const found = JSON.parse(memory.getItem(key) ?? 'null') as Stashed | null
    return found?.userId === userId ? found : { userId, drafts: {} }
  }
  return {
    write: (draft, changes) =>
      void tried((memory) => {
        const { drafts } = stashed(memory)
        // Cached facts are in the database or asked again.
        const left = changes
          .filter(({ extraOnly }) => !extraOnly)
          .map(({ extra: _, ...change }) => change)
        const all: Stashed = { userId, drafts: { ...drafts, [draft]: left } }
        memory.setItem(key, JSON.stringify(all))
      }),
    read: (draft) => tried((memory) => stashed(memory).drafts[draft] ?? []) ?? [],
    clear: (draft) =>
      void tried((memory) => {
        const { drafts } = stashed(memory)
        if (draft !== undefined) delete drafts[draft]
        if (draft === undefined || Object.keys(drafts).length === 0) memory.removeItem(key)
        else memory.setItem(key, JSON.stringify({ userId, drafts } satisfies Stashed))
      }),
  }
}
