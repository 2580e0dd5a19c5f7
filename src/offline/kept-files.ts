import { Dexie, type Table } from 'dexie'
import { ownName } from './base-path.ts'
import { subscribeLive } from './live-query.ts'

/** A file of the portal, by its address, kept together with others. */
interface KeptFile {
  userId: string
  group: string
  url: string
  file: Blob
}

/** Files that a person keeps together: their addresses, and their size in bytes. `at`: this device's clock in ms. */
export interface KeptGroup {
  userId: string
  group: string
  urls: string[]
  bytes: number
  at: number
}

const name = ownName('pannier-kept-files')
/** A database of its own: it may be thrown away whole, and nothing else has to be upgraded for it. */
const opened = () => {
  const database = new Dexie(name) as Dexie & {
    files: Table<KeptFile, [string, string, string]>
    groups: Table<KeptGroup, [string, string]>
  }
  database.version(1).stores({
    files: '[userId+group+url], [userId+group], [userId+url], userId',
    groups: '[userId+group], userId',
  })
  return database
}
let database: ReturnType<typeof opened> | undefined
const store = () => (database ??= opened())

/** Stops keeping a group of files. */
export async function dropKeptFiles(userId: string, group: string): Promise<void> {
  const { files, groups } = store()
  await store().transaction('rw', [files, groups], async () => {
    await groups.delete([userId, group])
    await files.where('[userId+group]').equals([userId, group]).delete()
  })
}

/** Puts loaded files in place of those the group had, in one transaction: another tab sees the old copy or the new one. */
async function replaceFiles(kept: KeptGroup, loaded: string): Promise<void> {
  const { userId, group } = kept
  const { files, groups } = store()
  await store().transaction('rw', [files, groups], async () => {
    await files.where('[userId+group]').equals([userId, group]).delete()
    for (const key of await files.where('[userId+group]').equals([userId, loaded]).primaryKeys()) {
      await files.put({ ...(await files.get(key))!, group })
      await files.delete(key)
    }
    await groups.put(kept)
  })
}

/**
 * Keeps files on this device in place of those the group had; one at a time is in memory.
 * @param load null: the server does not give it out, and it is left out
 * @throws the error of `load`, or the device's when it has no room; the group is then as it was before
 */
export async function keepFiles(
  userId: string,
  group: string,
  urls: readonly string[],
  load: (url: string) => Promise<Blob | null>,
  now = Date.now(),
): Promise<void> {
  // A refresh on a bad line must not cost the copy that is there.
  const loaded = `${group} (loading)`
  await dropKeptFiles(userId, loaded)
  let bytes = 0
  try {
    for (const url of urls) {
      const file = await load(url)
      if (!file) continue
      bytes += file.size
      await store().files.put({ userId, group: loaded, url, file })
    }
    await replaceFiles({ userId, group, urls: [...urls], bytes, at: now }, loaded)
  } catch (error) {
    await dropKeptFiles(userId, loaded).catch(() => undefined)
    throw error
  }
}

/** Tells what a person keeps of a group, now and after each change; null: nothing. Answers how to stop. */
export const watchKeptGroup = (
  userId: string,
  group: string,
  listener: (kept: KeptGroup | null) => void,
): (() => void) =>
  subscribeLive(
    async () => (await store().groups.get([userId, group])) ?? null,
    listener,
    () => listener(null),
  )

/** Reads a kept file; undefined: it is not kept. */
export const readKeptFile = async (userId: string, url: string): Promise<Blob | undefined> =>
  (await store().files.where('[userId+url]').equals([userId, url]).first())?.file

/** Deletes kept files of a person, or of all others. Never rejects. */
async function forget(find: 'equals' | 'notEqual', userId: string): Promise<void> {
  if (!(await Dexie.exists(name).catch(() => false))) return
  const { files, groups } = store()
  await Promise.all(
    [files, groups].map((table) =>
      (table as Table<KeptGroup>)
        .where('userId')
        [find](userId)
        .delete()
        .catch(() => 0),
    ),
  )
}

/** Deletes a person's kept files at their logout. Never rejects. */
export const forgetKeptFiles = (userId: string): Promise<void> => forget('equals', userId)

/** Deletes other people's kept files. Never rejects. */
export const forgetOthersFiles = (userId: string): Promise<void> => forget('notEqual', userId)
