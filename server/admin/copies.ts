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
import { skipNumbers } from './skip-numbers.ts'

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
  await goOnAfterRecovery(place)
  return kept
}

/**
 * Makes a database of an earlier time fit the devices and systems that know of later ones: it belongs to a restore, and
 * behind a recovery that PostgreSQL made itself. Brings its schema up to date.
 */
export async function goOnAfterRecovery(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place)
  try {
    await beginAnew(database)
    await skipNumbers(database)
  } finally {
    await database.close()
  }
}
