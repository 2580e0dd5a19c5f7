import type { CatalogueHead, DeltaHead, ChunkHead } from '#domain/catalogue/catalogue-record.ts'
import {
  type CatalogueDatabase,
  type CatalogueSet,
  type CodesRow,
  dropSets,
} from './catalogue-database.ts'
import { isQuotaError } from '../storage-trouble.ts'
import { byArticle, inflate, openPage, decodeChunk } from './chunks.ts'
import type { Changes } from './loaded-catalogue.ts'

/** Answer of the server to a path under /catalogue. Throws without an answer. */
export type CatalogueRequester = (
  path: string,
) => Promise<{ status: number; bytes: Uint8Array; since: number | null }>

/** Own codes and picks, where they have changed. */
export type FreshCodes = Partial<Omit<CodesRow, 'set'>>

/**
 * Outcome of a synchronisation: `refused` by this person's rights, `full` when the device has no room, `later` when
 * the server or the line has no time now.
 */
export type SyncOutcome = 'up-to-date' | 'refused' | 'full' | 'later'

export interface SyncCatalogueDeps {
  database: CatalogueDatabase
  ask: CatalogueRequester
  now(): number
  newId(): string
  /** Waits, in ms. */
  rest(time: number): Promise<void>
  /** Told after each piece. */
  onProgress(set: CatalogueSet): void
  /** A delta's changes are on the disk, and as much of codes and picks as is new. */
  onChanges(set: CatalogueSet, changes: Changes, fresh: FreshCodes): Promise<void>
  /** False: another person has signed in, or it was deleted; nothing more is written. */
  goesOn(): boolean
  /** The scopes of whom this person has taken along: theirs stay. */
  along(): Promise<ReadonlySet<string>>
}

/** Catalogues kept of other customers: a rep who goes from shop to shop comes back. */
const maxScopes = 3
const maxChanges = 10_000
const maxBeginnings = 3
/** Articles asked for at first, and the fewest. */
const firstChunk = 250
const minChunk = 50
/** A piece that came within this, in ms, might have been larger; one that took longer than the other had better be smaller. */
const [quick, slow] = [700, 3_000]

class Refused extends Error {}
class Later extends Error {}
class BeginAgain extends Error {}

const query = (values: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  ).toString()

async function get(parts: SyncCatalogueDeps, path: string) {
  const answer = await parts.ask(path)
  if (!parts.goesOn()) throw new Later()
  if (answer.status === 409) throw new BeginAgain()
  if (answer.status === 403) throw new Refused()
  if (answer.status !== 200) throw new Later()
  return answer
}

/** A head that was asked for without saying what the device has, so that nothing is left out. */
type FirstHead = CatalogueHead & {
  [Key in 'ownCodes' | 'picks']: NonNullable<CatalogueHead[Key]>
}

/** Asks what there is; everything else comes afterwards. */
async function begin(
  parts: SyncCatalogueDeps,
  scope: string,
  userId: string,
): Promise<CatalogueSet> {
  const { bytes } = await get(parts, '/catalogue/snapshot')
  const { ownCodes, picks, articles, ...head } = JSON.parse(
    new TextDecoder().decode(bytes),
  ) as FirstHead
  const now = parts.now()
  const set: CatalogueSet = {
    id: parts.newId(),
    scope,
    userId,
    head,
    articles,
    received: 0,
    after: 0,
    bytes: bytes.length,
    whole: false,
    ready: false,
    delta: null,
    stamp: 0,
    syncedAt: now,
    usedAt: now,
  }
  const { sets, codes } = parts.database
  await parts.database.transaction('rw', [sets, codes], () =>
    Promise.all([sets.put(set), codes.put({ set: set.id, codes: ownCodes, picks })]),
  )
  parts.onProgress(set)
  return set
}

/** Takes the index, unless it is here. It may be older than the head: then the delta begins with the index. */
async function takeIndex(parts: SyncCatalogueDeps, set: CatalogueSet): Promise<CatalogueSet> {
  const { database } = parts
  if (await database.indexes.where('set').equals(set.id).count()) return set
  const { bytes, since } = await get(
    parts,
    `/catalogue/snapshot/index?${query({ edition: set.head.edition })}`,
  )
  const now = {
    ...set,
    bytes: set.bytes + bytes.length,
    head: { ...set.head, since: Math.min(set.head.since, since ?? 0) },
  }
  const file = new Blob([await inflate(bytes)])
  await database.transaction('rw', [database.sets, database.indexes], () =>
    Promise.all([database.sets.put(now), database.indexes.put({ set: set.id, file })]),
  )
  parts.onProgress(now)
  return now
}

/**
 * Returns the number of articles to ask for after a chunk that took `time` ms: each request costs a slow line a round
 * trip.
 */
const nextChunk = (most: number, time: number) =>
  time < quick ? most * 2 : time > slow ? Math.max(minChunk, Math.ceil(most / 2)) : most

/**
 * Downloads the missing articles of a catalogue, chunk by chunk; finished chunks are kept. Pauses after each as long
 * as it took, so that half of the line, server and device remain for the person.
 */
async function takeArticles(parts: SyncCatalogueDeps, set: CatalogueSet): Promise<CatalogueSet> {
  let now = set
  let most = firstChunk
  while (!now.whole) {
    const began = parts.now()
    const { bytes } = await get(
      parts,
      `/catalogue/snapshot/articles?${query({ edition: now.head.edition, after: now.after, most })}`,
    )
    const { head, pages } = await decodeChunk<ChunkHead>(bytes)
    now = {
      ...now,
      received: now.received + head.count,
      bytes: now.bytes + bytes.length,
      after: head.last,
      whole: head.done,
    }
    const rows = head.pages.map(({ first, last }, n) => ({
      set: now.id,
      first,
      last,
      bytes: pages[n]!.slice(),
    }))
    const row = now
    await parts.database.transaction('rw', [parts.database.sets, parts.database.pages], () =>
      Promise.all([parts.database.sets.put(row), parts.database.pages.bulkPut(rows)]),
    )
    parts.onProgress(now)
    const time = parts.now() - began
    most = nextChunk(head.count, time)
    if (!now.whole) await parts.rest(time)
  }
  return now
}

/** Takes everything that has changed since the last time. */
async function takeDelta(parts: SyncCatalogueDeps, set: CatalogueSet): Promise<CatalogueSet> {
  const { database } = parts
  for (let now = set; ;) {
    const { edition, since, day, ownCodesHash, picksHash } = now.head
    const { bytes } = await get(
      parts,
      `/catalogue/delta?${query({ edition, since, day, after: now.delta?.after ?? 0, ownCodes: ownCodesHash, picks: picksHash })}`,
    )
    const {
      head: { count: _, pages: __, gone, last, done, ownCodes, picks, ...head },
      pages,
    } = await decodeChunk<DeltaHead>(bytes)
    const changes = byArticle((await Promise.all(pages.map(openPage))).flat())
    for (const id of gone) changes.set(id, [])
    const fresh: FreshCodes = { ...(ownCodes && { codes: ownCodes }), ...(picks && { picks }) }
    // Of a delta in several answers the mark of the first one counts: what has changed since comes with the next.
    const mark = now.delta?.head ?? head
    now = {
      ...now,
      stamp: changes.size > 0 ? now.stamp + 1 : now.stamp,
      ...(done
        ? { head: mark, delta: null, syncedAt: parts.now() }
        : { delta: { head: mark, after: last } }),
    }
    await database.transaction(
      'rw',
      [database.sets, database.changes, database.codes],
      async () => {
        await database.sets.put(now)
        await database.changes.bulkPut(
          [...changes].map(([id, records]) => ({
            set: now.id,
            id,
            records: records.length > 0 ? JSON.stringify(records) : null,
          })),
        )
        if (ownCodes || picks) await database.codes.update(now.id, fresh)
      },
    )
    await parts.onChanges(now, changes, fresh)
    if (done) return now
  }
}

/** Deletes catalogues of other customers, except those of offline customers and the latest few. */
export async function dropSpare(
  database: CatalogueDatabase,
  own: string,
  along: ReadonlySet<string>,
): Promise<void> {
  const rest = (await database.sets.toArray())
    .filter(({ scope }) => scope !== own && !along.has(scope))
    .sort((a, b) => b.usedAt - a.usedAt)
  // A person with offline customers may meanwhile work for another one.
  await dropSets(
    database,
    rest.slice(along.has(own) ? maxScopes : maxScopes - 1).map(({ id }) => id),
  )
}

/** A catalogue that is whole takes the place of the one before. */
async function adopt(
  { database, now, along }: SyncCatalogueDeps,
  set: CatalogueSet,
): Promise<void> {
  await database.sets.put({ ...set, ready: true, usedAt: now() })
  const former = await database.sets
    .where('scope')
    .equals(set.scope)
    .filter(({ id }) => id !== set.id)
    .primaryKeys()
  await dropSets(database, former)
  await dropSpare(database, set.scope, await along())
}

async function takeOnce(
  parts: SyncCatalogueDeps,
  scope: string,
  userId: string,
  anew: boolean,
): Promise<void> {
  const { database } = parts
  const sets = await database.sets.where('scope').equals(scope).toArray()
  const ready = sets.find((set) => set.ready)
  if (ready && !anew) {
    await takeDelta(parts, ready)
    if ((await database.changes.where('set').equals(ready.id).count()) <= maxChanges) return
  }
  const coming = sets.find((set) => !set.ready) ?? (await begin(parts, scope, userId))
  const whole = await takeArticles(parts, await takeIndex(parts, coming))
  await adopt(parts, await takeDelta(parts, whole))
}

/**
 * Brings a person's catalogue for a customer up to date: takes it, goes on taking it where it was interrupted, or takes what
 * has changed. The one before answers until the new one is whole.
 */
export async function syncCatalogue(
  parts: SyncCatalogueDeps,
  scope: string,
  userId: string,
): Promise<SyncOutcome> {
  let anew = false
  for (let beginning = 0; beginning < maxBeginnings; beginning++) {
    try {
      await takeOnce(parts, scope, userId, anew)
      return 'up-to-date'
    } catch (error) {
      if (error instanceof Refused) return 'refused'
      const full = isQuotaError(error)
      if (!full && !(error instanceof BeginAgain)) return 'later'
      const coming = (await parts.database.sets.where('scope').equals(scope).toArray()).filter(
        (set) => !set.ready,
      )
      await dropSets(
        parts.database,
        coming.map(({ id }) => id),
      )
      if (full) return 'full'
      anew = true
    }
  }
  return 'later'
}
