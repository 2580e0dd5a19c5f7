import { existsSync, renameSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { lockDataDir } from '../db/lock.ts'
import { openDatabase, type DatabasePlace } from '../db/open.ts'
import { beginAnew } from './begin-anew.ts'
import { dumpPostgres, loadPostgres } from './postgres-copies.ts'

/** More orders than all dealers place between a backup and its restore. */
const skippedNumbers = 100_000

/** The folder of the embedded database while `work` runs, locked. */
async function holding<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const release = lockDataDir(dataDir)
  try {
    return await work(join(dataDir, 'pglite'))
  } finally {
    release()
  }
}

/** Writes the database to a file. @throws Error when it is held by another process, or there is none */
export async function backUp({ databaseUrl, dataDir }: DatabasePlace, file: string): Promise<void> {
  if (databaseUrl) return dumpPostgres(databaseUrl, file)
  await holding(dataDir, async (folder) => {
    if (!existsSync(folder)) throw new Error(`There is no database in ${dataDir}.`)
    const pglite = await PGlite.create({ dataDir: folder })
    try {
      await writeFile(file, Buffer.from(await (await pglite.dumpDataDir('gzip')).arrayBuffer()))
    } finally {
      await pglite.close()
    }
  })
}

/**
 * Puts a backup in the place of the database and brings its schema up to date.
 * @returns where the former embedded database is kept, if there was one
 * @throws Error when the file is no backup; the database is then as it was
 */
export async function restoreFrom(place: DatabasePlace, file: string): Promise<string | undefined> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const { databaseUrl, dataDir } = place
  let kept: string | undefined
  if (databaseUrl) {
    await loadPostgres(databaseUrl, file)
  } else {
    kept = await holding(dataDir, async (folder) => {
      const fresh = `${folder}.new`
      rmSync(fresh, { recursive: true, force: true })
      try {
        // Unpacked here: on a file that is no archive PGlite's own unpacking ends the process.
        const archive = await promisify(gunzip)(await readFile(file))
        await (await PGlite.create({ dataDir: fresh, loadDataDir: new Blob([archive]) })).close()
      } catch (error) {
        rmSync(fresh, { recursive: true, force: true })
        throw new Error(`${file} is no backup of an embedded database: ${(error as Error).message}`)
      }
      const former = existsSync(folder)
        ? `${folder}.before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`
        : undefined
      if (former) renameSync(folder, former)
      renameSync(fresh, folder)
      return former
    })
  }
  const restored = await openDatabase(place)
  await beginAnew(restored)
  // Numbers of orders placed since the backup are known to the ERP: the next ones begin behind all of them.
  await restored.asOwner(
    `SELECT setval('order_number', nextval('order_number') + ${skippedNumbers})`,
  )
  await restored.close()
  return kept
}
