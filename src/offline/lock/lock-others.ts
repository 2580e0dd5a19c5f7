import { isView } from '#domain/view-as/view-as.ts'
import {
  type ArticleRow,
  type AttemptRow,
  type ConflictRow,
  type DraftRowRecord,
  type Fact,
  type OfflineDatabase,
  type OutboxRow,
} from '../database.ts'
import { creditFacts } from '../device-facts.ts'
import { newId } from '../sync/new-id.ts'
import type { UploadDatabase } from '../uploads/upload-database.ts'
import { lockUploads } from './lock-uploads.ts'
import { seal } from './seal.ts'

/** Everything of one person that a device holds and the server does not. */
export interface Unsent {
  outbox: OutboxRow[]
  needsYou: ConflictRow[]
  cartAttempts: AttemptRow[]
  draftRows: DraftRowRecord[]
  /** Articles that the rows name. */
  articles: ArticleRow[]
  facts: Fact[]
}

const keyFact = (userId: string) => `device-lock.${userId}`
/** Begins the keys of the facts that hold what is locked for a person. */
export const lockedFacts = (userId: string) => `locked.${userId}.`

/** Facts that hold a person's typed text or copies of the server's data, with the person's id. */
const ownFact = new RegExp(
  `^(checkout\\.draft|consumer-voice\\.draft|lost|carts\\.seen|orders\\.accepted|frames\\.changed|${creditFacts.replace('.', '')})\\.([^./]+)(?:[./]|$)`,
)
const unsentFact = /^(?:checkout\.draft|consumer-voice\.draft|lost)\./

const ownerOf = ({ key }: Fact) => ownFact.exec(key)?.[2]

/** A person changed something between reading and locking. */
class ChangedMeanwhile extends Error {}
const maxTries = 5

/** Keeps the key that locks this person's unsent work once another person logs in here. @param key base64url */
export const keepLockKey = ({ facts }: OfflineDatabase, userId: string, key: string) =>
  facts.put({ key: keyFact(userId), value: key })

/**
 * Makes everything of other people on this device unreadable: copies of what the server has are deleted, unsent work is
 * encrypted for its owner, and comes back with `openLock`. Work of a person whose key is not known stays as it is, since it
 * would be lost. What was typed in a view of an administrator goes.
 * @param userId the signed-in person; empty: none
 */
export async function lockOthers(
  database: OfflineDatabase,
  uploads: UploadDatabase,
  userId: string,
): Promise<void> {
  await wipeCopies(database, userId)
  for (let tries = 1; ; tries++)
    try {
      await lockUnsent(database, userId)
      break
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries >= maxTries) throw error
    }
  await lockUploads(uploads, userId, (owner) => lockKeyOf(database, owner))
}

const lockKeyOf = async ({ facts }: OfflineDatabase, userId: string) =>
  (await facts.get(keyFact(userId)))?.value as string | undefined

/** Deletes other people's copies of what the server has. */
async function wipeCopies(database: OfflineDatabase, userId: string): Promise<void> {
  const { cartSnapshots, cartBooks, coming, restockAlerts, checkoutTerms } = database
  const copies = [cartSnapshots, cartBooks, coming, restockAlerts, checkoutTerms]
  const { facts, cacheEntries, draftRows } = database
  await database.transaction('rw', [...copies, facts, cacheEntries, draftRows], async () => {
    for (const table of copies) await table.where('userId').notEqual(userId).delete()
    await facts
      .filter((fact) => {
        const owner = ownerOf(fact)
        return owner !== undefined && owner !== userId && !unsentFact.test(fact.key)
      })
      .delete()
    await draftRows
      .where('userId')
      .notEqual(userId)
      .modify((row) => {
        delete row.extra
      })
    // A scope is [schema, host, person, customer].
    for (const scope of await cacheEntries.orderBy('scope').uniqueKeys())
      if ((JSON.parse(String(scope)) as string[])[2] !== userId)
        await cacheEntries.where('scope').equals(scope).delete()
  })
}

/** Reads what other people have not sent, by person. */
async function readUnsent(database: OfflineDatabase, userId: string): Promise<Map<string, Unsent>> {
  const { outbox, needsYou, cartAttempts, draftRows, articles, facts } = database
  const people = new Map<string, Unsent>()
  const of = (owner: string) => {
    const known = people.get(owner) ?? {
      outbox: [],
      needsYou: [],
      cartAttempts: [],
      draftRows: [],
      articles: [],
      facts: [],
    }
    people.set(owner, known)
    return known
  }
  for (const row of await outbox.where('userId').notEqual(userId).toArray())
    of(row.userId).outbox.push(row)
  for (const row of await needsYou.where('userId').notEqual(userId).toArray())
    of(row.userId).needsYou.push(row)
  for (const row of await cartAttempts.where('userId').notEqual(userId).toArray())
    of(row.userId).cartAttempts.push(row)
  for (const row of await draftRows.where('userId').notEqual(userId).toArray())
    of(row.userId).draftRows.push(row)
  for (const row of await articles.filter((row) => row.userId !== userId).toArray())
    of(row.userId).articles.push(row)
  for (const fact of await facts.toArray()) {
    const owner = ownerOf(fact)
    if (owner !== undefined && owner !== userId) of(owner).facts.push(fact)
  }
  return people
}

const holdsWork = ({ articles: _, ...work }: Unsent) =>
  Object.values(work).some((rows) => rows.length > 0)

/** @throws ChangedMeanwhile when a page of that person still wrote; nothing is locked then, and nothing lost */
async function lockUnsent(database: OfflineDatabase, userId: string): Promise<void> {
  for (const [owner, unsent] of await readUnsent(database, userId)) {
    const key = await lockKeyOf(database, owner)
    if (!key && holdsWork(unsent) && !isView(owner)) continue
    const text = JSON.stringify(unsent)
    const sealed = key && holdsWork(unsent) && (await seal(key, new TextEncoder().encode(text)))
    const { outbox, needsYou, cartAttempts, draftRows, articles, facts, streams } = database
    await database.transaction(
      'rw',
      [outbox, needsYou, cartAttempts, draftRows, articles, facts, streams],
      async () => {
        const now = (await readUnsent(database, userId)).get(owner)
        if (JSON.stringify(now) !== text) throw new ChangedMeanwhile()
        if (sealed) await facts.put({ key: lockedFacts(owner) + newId(), value: sealed })
        await outbox.where('userId').equals(owner).delete()
        await needsYou.where('userId').equals(owner).delete()
        await cartAttempts.where('userId').equals(owner).delete()
        await draftRows.where('userId').equals(owner).delete()
        await articles.filter((row) => row.userId === owner).delete()
        await facts.bulkDelete(unsent.facts.map((fact) => fact.key))
        if (unsent.outbox.length === 0) return
        // Numbers that were given out are gone with the rows: what comes next begins a new stream.
        await streams.delete(owner)
        await facts.put({ key: 'device.id', value: newId() })
      },
    )
  }
}
