import { cp, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { filesDir } from '../modules/files/disk-store.ts'

/** Folder beside a backup of the database in which uploaded files are kept. */
export const filesBeside = (backup: string): string => `${backup}.files`

/** Bytes of a file; undefined: there is none, or it is a folder. */
const sizeOf = (path: string) =>
  stat(path).then(
    (entry) => (entry.isFile() ? entry.size : undefined),
    () => undefined,
  )

/**
 * Copies the files that are missing. Names are hashes of the content, so equal name and size mean an equal file.
 * @returns number of files copied; undefined: there is no such folder
 */
async function copyMissing(from: string, to: string): Promise<number | undefined> {
  const names = await readdir(from, { recursive: true }).catch(() => undefined)
  if (!names) return undefined
  let copied = 0
  for (const name of names) {
    const [path, target] = [join(from, name), join(to, name)]
    const size = await sizeOf(path)
    // A uuid behind the hash: a file on its way.
    if (size === undefined || /\.[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name)) continue
    if ((await sizeOf(target)) === size) continue
    await mkdir(dirname(target), { recursive: true })
    await cp(path, target)
    copied += 1
  }
  return copied
}

/** Copies uploaded files from one data folder to another. @returns number of files copied */
export const copyFiles = async (from: string, to: string): Promise<number> =>
  (await copyMissing(filesDir(from), filesDir(to))) ?? 0

/**
 * Copies uploaded files beside a backup; a repeated backup copies only new ones. Call it after the database is written,
 * so that every row has its file.
 * @returns number of files copied; undefined: the data folder has none
 */
export const backUpFiles = (dataDir: string, backup: string): Promise<number | undefined> =>
  copyMissing(filesDir(dataDir), filesBeside(backup))

/** Puts back the uploaded files of a backup; files that have come since stay. @returns how many files were copied */
export const restoreFiles = async (dataDir: string, backup: string): Promise<number> =>
  (await copyMissing(filesBeside(backup), filesDir(dataDir))) ?? 0
