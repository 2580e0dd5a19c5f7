import { unpackSets } from '#domain/article/article-sets.ts'
import { dayIn } from '#domain/time/day.ts'
import { answerFrom } from './catalogue-answers.ts'
import {
  type CatalogueDatabase,
  type CatalogueSet,
  dropSets,
  forgetCatalogues,
  scopeOf,
} from './catalogue-database.ts'
import { type LoadedCatalogue, loadCatalogue, putChanges } from './loaded-catalogue.ts'
import {
  type CatalogueRequester,
  dropSpare,
  type SyncOutcome,
  syncCatalogue,
} from './sync-catalogue.ts'

/** Progress of a catalogue's download; null: nothing has arrived. */
export interface CatalogueProgress {
  /** Articles there are and how many have come. */
  articles: number
  received: number
  /** Compressed, in bytes. */
  bytes: number
  /** True once all of it is here and it can answer. */
  ready: boolean
  /** Something is being taken now. */
  taking: boolean
  /** Time the server last confirmed it, in ms of this device's clock; null: never yet. */
  syncedAt: number | null
  /** Space missing at the last try; null: none, or not tried. */
  full: NoRoom | null
}

/** Catalogue that did not fit: its compressed bytes, estimated from the part that had arrived; null: none had. */
export interface NoRoom {
  needed: number | null
}

/** Estimates the size of a whole catalogue from the part that has arrived. */
const wholeOf = ({
  articles,
  received,
  bytes,
}: Pick<CatalogueSet, 'articles' | 'received' | 'bytes'>): NoRoom => ({
  needed: received > 0 ? Math.round((bytes / received) * articles) : null,
})

/** A field's answer, and when the server last said so. */
export interface DeviceAnswer {
  data: unknown
  at: number
}

export interface DeviceCatalogueDeps {
  database: CatalogueDatabase
  ask: CatalogueRequester
  now(): number
  newId(): string
  /** Waits, in ms. */
  rest(time: number): Promise<void>
  /** Lets one tab take at a time; the others hear of it by `onProgress` of theirs. */
  exclusive(work: () => Promise<SyncOutcome>): Promise<SyncOutcome>
  onProgress(progress: CatalogueProgress): void
  /** Called when other tabs must reload the catalogue. */
  onChanged(): void
  /** Whom this person has taken along, by customer key: their catalogues stay. */
  along(): Promise<readonly string[]>
}

/**
 * Creates one person's catalogue for one customer on this device. It runs in a worker, but does not depend on that.
 */
export function createDeviceCatalogue(
  parts: DeviceCatalogueDeps,
  userId: string,
  customerKey: string | null,
) {
  const { database } = parts
  const scope = scopeOf(userId, customerKey)
  let held: Promise<LoadedCatalogue | undefined> | undefined
  let taking = false
  let full: NoRoom | null = null
  /** The set that comes, as it was last heard of. */
  let coming: CatalogueSet | undefined
  let ended = false

  const readySet = async () =>
    (await database.sets.where('scope').equals(scope).toArray()).find(({ ready }) => ready)
  async function open(): Promise<LoadedCatalogue | undefined> {
    const set = await readySet()
    return set && loadCatalogue(database, set)
  }
  // A disk that fails now may not fail the next time.
  const holding = () =>
    (held ??= open().catch((error: unknown) => {
      held = undefined
      throw error
    }))

  const tell = (set: CatalogueSet | undefined) => {
    if (!ended)
      parts.onProgress({
        articles: set?.articles ?? 0,
        received: set?.received ?? 0,
        bytes: set?.bytes ?? 0,
        ready: set?.ready ?? false,
        taking,
        syncedAt: set?.ready ? set.syncedAt : null,
        full,
      })
  }
  async function tellNow() {
    const sets = await database.sets.where('scope').equals(scope).toArray()
    tell(sets.find(({ ready }) => ready) ?? sets[0])
  }

  const along = async () =>
    new Set((await parts.along()).map((customer) => scopeOf(userId, customer)))
  const take = () =>
    syncCatalogue(
      {
        ...parts,
        onProgress(set) {
          coming = set
          tell(set)
        },
        async onChanges(set, changes, { codes, picks }) {
          const now = await held
          if (!now || now.set.id !== set.id) return
          now.set = set
          now.index.useTerms(set.head)
          if (codes) now.codes = codes
          if (picks) now.picks = unpackSets(picks)
          if (changes.size > 0) await putChanges(database, now, changes)
        },
        goesOn: () => !ended,
        along,
      },
      scope,
      userId,
    )

  async function takeAndTell(): Promise<SyncOutcome> {
    await tellNow()
    const before = (await holding())?.set
    // What another build has written is of no use to this one.
    const unreadable = before ? undefined : await readySet()
    if (unreadable) await dropSets(database, [unreadable.id])
    const taken = await parts.exclusive(take)
    const set = ended ? undefined : await readySet()
    if (set && set.id !== before?.id) held = undefined
    if (set && (set.id !== before?.id || set.stamp !== before.stamp)) parts.onChanged()
    return taken
  }

  return {
    /** Answers a field of the contract, or undefined: no catalogue is here, or it does not know this. */
    async answer(field: string, args: Record<string, unknown>): Promise<DeviceAnswer | undefined> {
      const now = await holding()
      if (!now) return undefined
      const data = await answerFrom(
        { database, held: now, today: dayIn(now.set.head.timeZone, new Date(parts.now())) },
        field,
        args,
      )
      return data === undefined ? undefined : { data, at: now.set.syncedAt }
    },
    /** Takes the catalogue, or what has changed of it. */
    async sync(): Promise<SyncOutcome> {
      if (ended || taking) return 'later'
      taking = true
      coming = undefined
      const taken = await takeAndTell().catch((): SyncOutcome => 'later')
      taking = false
      // A try that was cut short says nothing of the room.
      if (taken !== 'later')
        full = taken === 'full' ? wholeOf(coming ?? { articles: 0, received: 0, bytes: 0 }) : null
      if (!ended) await tellNow().catch(() => undefined)
      return taken
    },
    /** Reloads the catalogue after another tab has changed it. */
    async reread(): Promise<void> {
      held = undefined
      await tellNow()
    },
    /** Begins: what this browser keeps of other people goes, and of other customers more than is needed; how far this one's is is told. */
    async begin(): Promise<void> {
      const strangers = await database.sets.where('userId').notEqual(userId).primaryKeys()
      await dropSets(database, strangers)
      await database.sets.where('scope').equals(scope).modify({ usedAt: parts.now() })
      await dropSpare(database, scope, await along())
      await tellNow()
    },
    /** Ends the work here. @param forget removes every catalogue from this device */
    async end(forget: boolean): Promise<void> {
      ended = true
      held = undefined
      if (forget) await forgetCatalogues(database)
    },
  }
}
export type DeviceCatalogue = ReturnType<typeof createDeviceCatalogue>
