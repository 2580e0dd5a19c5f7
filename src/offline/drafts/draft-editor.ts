import type { Table } from 'dexie'
import { subscribeLive } from '../live-query.ts'
import type { Device } from '../device.ts'
import { writeDurably } from '../storage-trouble.ts'
import { readDraft, seenRows, type RowChange, storeChanges } from './draft-rows.ts'
import type { DraftRowRecord, Revision } from '../database.ts'
import type { DraftStash } from './draft-stash.ts'
import { placeRows } from './row-positions.ts'

/** A row of a draft as a screen has it: a line of a fast order, a field of a form. */
export interface DraftEntry {
  id: string
  /** JSON. Kept as the same object it is compared fastest. */
  value: unknown
  /** Cached facts about the value; the same object means unchanged. */
  extra?: unknown
}

/** Draft as one page edits it. Rows are stored one by one, so that two tabs keep each other's input. */
export interface DraftEditor {
  /** Reads the draft, with what the page before in this tab could not store. Call once, before anything else. */
  open(): Promise<readonly DraftEntry[]>
  /** Takes what is on the screen now, in its order. Stored by the next `flush`. */
  set(entries: readonly DraftEntry[]): void
  /** Stores what is not stored yet. @throws NotSavedError when the device stores nothing */
  flush(): Promise<void>
  /** Whether something is not stored yet. */
  isPending(): boolean
  /** Calls with all rows, after another tab has changed some. Returns how to stop. */
  subscribe(listener: (entries: readonly DraftEntry[]) => void): () => void
  /** Reads what other tabs have stored since; `subscribe` does so by itself. */
  refresh(): Promise<readonly DraftEntry[]>
  /** Hands what is not stored to the next page of this tab, at once: for a page that is being left. */
  stash(): void
  /**
   * Sends rows: takes them out of the draft and runs `work` in one transaction, all or nothing. Call after `flush`.
   * @param tables that `work` uses @throws StaleDraftError when another tab has changed one of the rows
   */
  send<T>(ids: ReadonlySet<string>, tables: readonly Table[], work: () => Promise<T>): Promise<T>
  /** Puts sent rows back, as they were and where they were, and runs `work` in the same transaction. */
  restore(
    entries: readonly DraftEntry[],
    tables: readonly Table[],
    work: () => Promise<unknown>,
  ): Promise<void>
}

const isSameValue = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

type Stored = Pick<DraftRowRecord, 'value' | 'extra' | 'position' | 'revision' | 'gone'>

/** Opens an editor of one draft of a person. @param draft kind and id, as `fast-order/<customer>` */
export function createDraftEditor(
  { database, now, newId }: Device,
  userId: string,
  draft: string,
  stash: DraftStash,
): DraftEditor {
  const page = newId()
  const stored = new Map<string, Stored>()
  const pending = new Map<string, RowChange>()
  const positions = new Map<string, number>()
  const listeners = new Set<(entries: readonly DraftEntry[]) => void>()
  let shown: readonly DraftEntry[] = []
  let counter = 0
  /** Reads and writes take turns: a read that was overtaken by a write would show what was there before it. */
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work, work)
    turn = next.catch(() => undefined)
    return next
  }
  const revised = (): Revision => ({ page, n: (counter += 1) })
  const revisionOf = (id: string): Revision | null => stored.get(id)?.revision ?? null

  /** Reads what is stored. Returns whether the screen must change. */
  async function learn(): Promise<boolean> {
    const rows = await readDraft(database, userId, draft)
    stored.clear()
    for (const row of rows) {
      stored.set(row.id, row)
      if (!pending.has(row.id)) positions.set(row.id, row.position)
    }
    const before = shown
    shown = merged(rows, pending, before)
    return (
      shown.length !== before.length ||
      shown.some(({ id, value }, n) => id !== before[n]!.id || value !== before[n]!.value)
    )
  }

  const look = async () => {
    if (await learn()) for (const listener of listeners) listener(shown)
  }

  const write = (changes: readonly RowChange[]) =>
    writeDurably(database, () =>
      database.transaction('rw', database.draftRows, () =>
        storeChanges(database, { userId, draft }, changes, now()),
      ),
    )

  const put = (id: string, change: Omit<RowChange, 'id' | 'page' | 'n' | 'known'>) =>
    pending.set(id, { id, ...revised(), known: revisionOf(id), ...change })

  function set(entries: readonly DraftEntry[]): void {
    const placed = placeRows(
      entries.map(({ id }) => id),
      positions,
    )
    const ids = new Set(placed.keys())
    const before = new Map(shown.map((entry) => [entry.id, entry]))
    for (const { id, value, extra } of entries) {
      const [was, position] = [before.get(id), placed.get(id)!]
      const isMoved = positions.get(id) !== position
      positions.set(id, position)
      const isChanged = !was || isMoved || !isSameValue(was.value, value)
      if (!isChanged && was.extra === extra) continue
      const isExtraOnly = !isChanged && (pending.get(id)?.extraOnly ?? !pending.has(id))
      put(id, { value, extra, position, ...(isExtraOnly && { extraOnly: true }) })
    }
    for (const { id, value } of shown)
      if (!ids.has(id)) put(id, { value, position: positions.get(id) ?? 0, gone: 'removed' })
    shown = entries
  }

  async function flush(): Promise<void> {
    const changes = [...pending.values()]
    if (changes.length === 0) return
    await write(changes)
    for (const change of changes) if (pending.get(change.id) === change) pending.delete(change.id)
    if (pending.size === 0) stash.clear(draft)
    await look()
  }

  return {
    open: () =>
      inTurn(async () => {
        const left = stash.read(draft)
        if (left.length > 0)
          await write(left).then(
            () => stash.clear(draft),
            () => undefined,
          )
        await learn()
        return shown
      }),
    set,
    flush: () => inTurn(flush),
    isPending: () => pending.size > 0,
    subscribe: (listener) => {
      listeners.add(listener)
      const stop = subscribeLive(
        () => readDraft(database, userId, draft),
        () => void inTurn(look).catch(() => undefined),
      )
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    refresh: () =>
      inTurn(async () => {
        await learn()
        return shown
      }),
    stash: () => {
      if (pending.size > 0) stash.write(draft, [...pending.values()])
    },
    send: (ids, tables, work) =>
      inTurn(async () => {
        const seen = new Map([...ids].map((id) => [id, revisionOf(id)]))
        const answer = await database.transaction(
          'rw',
          [database.draftRows, ...tables],
          async () => {
            const rows = await seenRows(database, { userId, draft }, seen)
            const made = await work()
            await database.draftRows.bulkPut(
              rows.map((row) => ({ ...row, revision: revised(), gone: 'sent', at: now() })),
            )
            return made
          },
        )
        for (const id of ids) pending.delete(id)
        await learn()
        return answer
      }),
    restore: (entries, tables, work) =>
      inTurn(async () => {
        await database.transaction('rw', [database.draftRows, ...tables], async () => {
          await work()
          await database.draftRows.bulkPut(
            entries.map((entry) => ({
              userId,
              draft,
              ...entry,
              position: positions.get(entry.id) ?? 0,
              revision: revised(),
              at: now(),
            })),
          )
        })
        await learn()
      }),
  }
}

/** The stored rows with this page's pending changes on top; a row that has not changed stays the same object. */
function merged(
  rows: readonly DraftRowRecord[],
  pending: ReadonlyMap<string, RowChange>,
  shown: readonly DraftEntry[],
): readonly DraftEntry[] {
  const before = new Map(shown.map((entry) => [entry.id, entry]))
  const all = new Map<string, RowChange | DraftRowRecord>(rows.map((row) => [row.id, row]))
  for (const [id, change] of pending) {
    const row = all.get(id) as DraftRowRecord | undefined
    // The draft was sent elsewhere: the change is not stored.
    if (row?.gone === 'sent' || change.extraOnly) continue
    all.set(id, change)
  }
  return [...all.values()]
    .filter(({ gone }) => !gone)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    .map(({ id, value, extra }) => {
      const was = before.get(id)
      return was && isSameValue(was.value, value)
        ? was
        : { id, value, ...(extra !== undefined && { extra }) }
    })
}
