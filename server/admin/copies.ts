import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { lockDataDir } from '../db/lock.ts'
import { openDatabase, type DatabasePlace } from '../db/open.ts'

/** Runs a program of PostgreSQL's own. @throws Error with what it said, or that it is not installed */
function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000)
    })
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(
              `${program} was not found. It comes with PostgreSQL's client (Debian: apt-get install postgresql-client).`,
            )
          : error,
      ),
    )
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              said.includes('row-level security')
                ? `${said.trim()}\nThe role of DATABASE_URL must see every tenant's rows: ALTER ROLE … BYPASSRLS, or use a superuser.`
                : `${program} failed: ${said.trim()}`,
            ),
          ),
    )
  })
}

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
  if (databaseUrl)
    return run('pg_dump', ['--no-owner', '--clean', '--if-exists', '--file', file, databaseUrl])
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
    // The role that the dump's grants name has to be there first.
    await (await openDatabase(place)).close()
    await run('psql', [
      '--quiet',
      '--single-transaction',
      '--set',
      'ON_ERROR_STOP=1',
      '--file',
      file,
      databaseUrl,
    ])
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
  // Devices compare numbers of transactions, and those have gone back.
  await restored.asOwner('UPDATE catalogue_revision SET epoch = gen_random_uuid()')
  await restored.close()
  return kept
}
