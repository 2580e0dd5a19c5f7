import type { OfflineDatabase, OutboxRow } from '../database.ts'
import { subscribeLive } from '../live-query.ts'
import type { Timers } from '../sync/flush-triggers.ts'
import { ensureOpen } from '../storage-trouble.ts'
import { parkedStreamId } from '../sync/parked-rows.ts'

/** A change that waited on this device. */
export interface WitnessedChange extends Pick<OutboxRow, 'customerKey' | 'kind' | 'args'> {
  name: string | null
}

/** Note of what waited in the outbox, kept outside the database that may be cleared. */
export interface Witness {
  userId: string
  /** Id of the database that it waited in: a cleared one gets another. */
  store: string
  streamId: string
  /** Numbers of the first and last waiting row in that stream; equal bounds of 0: none is numbered. */
  first: number
  last: number
  /** Rows that wait for their files. */
  parked: number
  /** The first of them; a place with little room keeps none. */
  changes: WitnessedChange[]
}

/** Place of a witness: the tab's memory, or a cookie, which outlives a database that the browser evicts. */
export interface WitnessPlace {
  read(): Witness | null
  /** Null: nothing of this person waits any more. */
  write(witness: Witness | null, userId: string): void
}

/** Changes that this device has lost before they were sent. */
export interface Loss {
  count: number
  changes: WitnessedChange[]
}

interface LossDeps {
  database: OfflineDatabase
  userId: string
  places: readonly WitnessPlace[]
  timers: Timers
  newId(): string
  /** Last number of a stream that the server has; null: it does not say. */
  lastSeqOf(streamId: string): Promise<number | null>
}

const maxNamed = 50
/** A change that is sent at once needs no witness, and looking would be in the way of the next press. In ms. */
const lookedAfter = 700
const storeFact = 'store.id'
const lossFact = (userId: string) => `lost.${userId}`

const countOf = ({ first, last, parked }: Witness) => (last > 0 ? last - first + 1 : 0) + parked

/** Reads what this device has lost of a person's changes, until it is dismissed. */
export const readLoss = async ({ facts }: OfflineDatabase, userId: string): Promise<Loss | null> =>
  ((await facts.get(lossFact(userId)))?.value as Loss | undefined) ?? null

/** Removes the notice of a loss: the person has seen it, or logs out. */
export const forgetLoss = ({ facts }: OfflineDatabase, userId: string) =>
  facts.delete(lossFact(userId))

/** Reads what waits, with names where the articles are known. Null: this database has no id yet. */
async function look(database: OfflineDatabase, userId: string): Promise<Witness | null> {
  const { facts, streams, outbox, articles } = database
  const store = (await facts.get(storeFact))?.value as string | undefined
  if (!store) return null
  const rows = await outbox.where('userId').equals(userId).sortBy('seq')
  const streamId = (await streams.get(userId))?.streamId ?? ''
  const numbered = rows.filter((row) => row.streamId !== parkedStreamId(userId))
  const shown = rows.filter(({ withdrawn }) => !withdrawn).slice(0, maxNamed)
  const named = await articles.bulkGet(
    shown.map(({ customerKey, args }): [string, string, string] => [
      userId,
      customerKey,
      'article' in args ? `${args.sorg}/${args.article}` : '',
    ]),
  )
  return {
    userId,
    store,
    streamId,
    first: numbered[0]?.seq ?? 0,
    last: numbered.at(-1)?.seq ?? 0,
    parked: rows.length - numbered.length,
    changes: shown.map(({ customerKey, kind, args }, n) => ({
      customerKey,
      kind,
      args,
      name: named[n]?.facts.name ?? null,
    })),
  }
}

/** Gives a database its id; one that was cleared gets a new one. */
const giveId = ({ facts }: OfflineDatabase, newId: () => string) =>
  facts.add({ key: storeFact, value: newId() }).catch(() => undefined)

/**
 * Notices that the browser has cleared this device's database while changes waited in it, also under an open page, and
 * stores what was lost. Without it the outbox would be empty and say that everything is saved.
 */
export function watchLosses({ database, userId, places, timers, newId, lastSeqOf }: LossDeps): {
  /** Looks again; call when the database may have been cleared. */
  check(): Promise<void>
  stop(): void
} {
  const kept = places.map((place) => place.read()).filter((one) => one?.userId === userId)
  let witness = kept.find((one) => one !== null) ?? null
  let cancel = () => {}
  let turn = Promise.resolve()
  let stopped = false

  const keep = (next: Witness) => {
    // The tab may be another person's by now.
    if (stopped) return
    const waits = countOf(next) > 0
    if (waits || (witness && countOf(witness) > 0))
      places.forEach((place) => place.write(waits ? next : null, userId))
    witness = next
  }

  async function compare(): Promise<void> {
    await ensureOpen(database)
    const now = await look(database, userId)
    if (witness && now?.store !== witness.store && countOf(witness) > 0) await recordLoss(witness)
    if (!now) await giveId(database, newId)
    const next = now ?? (await look(database, userId))
    if (next) keep(next)
  }

  async function recordLoss(lost: Witness): Promise<void> {
    // The worker may have sent some of them since.
    const arrived = (lost.last > 0 && (await lastSeqOf(lost.streamId))) || 0
    const received = Math.max(0, Math.min(arrived, lost.last) - lost.first + 1)
    const count = countOf(lost) - (lost.last > 0 ? received : 0)
    if (count <= 0) return
    const before = await readLoss(database, userId)
    await database.facts.put({
      key: lossFact(userId),
      value: {
        count: count + (before?.count ?? 0),
        changes: [...(before?.changes ?? []), ...lost.changes.slice(received)],
      } satisfies Loss,
    })
  }

  const check = () => (turn = turn.then(compare).catch(() => undefined))
  const stopWatching = subscribeLive(
    async () => {
      await database.facts.get(storeFact)
      return database.outbox.where('userId').equals(userId).count()
    },
    () => {
      cancel()
      cancel = timers.after(lookedAfter, () => void check())
    },
  )
  const closed = () => void check()
  database.on('close', closed)
  return {
    check,
    stop() {
      stopped = true
      stopWatching()
      database.on('close').unsubscribe(closed)
      cancel()
    },
  }
}
