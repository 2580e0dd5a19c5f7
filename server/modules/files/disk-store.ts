import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** Folder of complete files. */
export const filesDir = (dataDir: string): string => join(dataDir, 'files')

const missing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Files in the folder `files` of the data folder. A file is written aside, flushed and renamed: it is whole or absent. */
export function createDiskStore(dataDir: string): FileStore {
  const pathOf = (key: string) => join(filesDir(dataDir), key)
  return {
    async put(key, content) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const aside = `${path}.${randomUUID()}`
      const handle = await open(aside, 'wx', 0o640)
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(aside, path)
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (missing(error)) return undefined
        throw error
      }
    },
    async open(key) {
      try {
        return (await open(pathOf(key))).createReadStream()
      } catch (error) {
        if (missing(error)) return undefined
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
