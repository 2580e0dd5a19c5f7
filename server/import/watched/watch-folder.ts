import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Settings } from '../../settings.ts'
import { lockFolder } from './folder-lock.ts'
import { importFeeds } from '../import-feeds.ts'
import { jsonReport } from '../report-text.ts'
import { folderSource } from '../source.ts'

/** A folder is taken when nothing in it has changed for so long, or when it has a file `ready`. */
const restsFor = 30_000
/** Tries of an import that breaks off, such as for want of the database. */
const tries = 3
/** Days that taken files and their reports are kept. */
const keptDays = 90

const kinds = ['full', 'delta'] as const
type FeedKind = (typeof kinds)[number]

interface Parts {
  database: Database
  clock: Clock
  settings: Settings
  log: FastifyBaseLogger
}

const entriesOf = (folder: string): Promise<string[]> =>
  readdir(folder, { recursive: true }).catch(() => [])

/** True when there is a feed, and it is whole as far as can be seen. */
async function isReady(folder: string): Promise<boolean> {
  const entries = await entriesOf(folder)
  if (!entries.some((name) => name.endsWith('.csv'))) return false
  if (entries.includes('ready')) return true
  const changed = await Promise.all(
    entries.map((name) =>
      stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      ),
    ),
  )
  return Math.max(...changed) < Date.now() - restsFor
}

/** Moves what has come out of the way of what comes next. */
async function take(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) await rename(join(from, name), join(to, name))
}

/** Counts a try that broke off. @returns how many there have been */
async function countTry(taken: string): Promise<number> {
  const names = await readdir(taken)
  const number = names.filter((name) => name.startsWith('.try-')).length + 1
  await writeFile(join(taken, `.try-${number}`), '')
  return number
}

async function importTaken(
  { database, clock, log }: Parts,
  tenantId: string,
  kind: FeedKind,
  home: string,
  taken: string,
): Promise<void> {
  let report: string
  try {
    report = jsonReport(
      await importFeeds(database, tenantId, folderSource(taken), {
        delta: kind === 'delta',
        invite: true,
        origin: { by: 'FEED_DIR', source: join(home, kind) },
      }),
    )
  } catch (error) {
    log.error({ err: error, tenant: tenantId, folder: taken }, 'import from FEED_DIR broke off')
    if ((await countTry(taken)) < tries) return
    report = JSON.stringify({ exitCode: 1, error: (error as Error).message })
  }
  await writeFile(join(taken, 'report.json'), `${report}\n`)
  const stamp = clock().toISOString().slice(0, 19).replaceAll(':', '-')
  await mkdir(join(home, 'done'), { recursive: true })
  await rename(taken, join(home, 'done', `${stamp}-${kind}`))
}

async function forgetOld(home: string, now: Date): Promise<void> {
  const done = join(home, 'done')
  const oldest = new Date(now.getTime() - keptDays * 86_400_000).toISOString().slice(0, 10)
  for (const name of await entriesOf(done))
    if (/^\d{4}-\d{2}-\d{2}T[\d-]+-(full|delta)$/.test(name) && name.slice(0, 10) < oldest)
      await rm(join(done, name), { recursive: true })
}

async function lookAt(parts: Parts, tenantId: string, home: string): Promise<void> {
  const release = lockFolder(home)
  if (!release) return
  try {
    for (const kind of kinds) {
      const taken = join(home, `.taken-${kind}`)
      // What a process that died has taken comes first; an import twice over is the same as once.
      if (!existsSync(taken)) {
        if (!(await isReady(join(home, kind)))) continue
        await take(join(home, kind), taken)
      }
      await importTaken(parts, tenantId, kind, home, taken)
    }
    await forgetOld(home, parts.clock())
  } finally {
    release()
  }
}

/**
 * Imports what lies in FEED_DIR/<tenant>/full and FEED_DIR/<tenant>/delta. Taken files go to FEED_DIR/<tenant>/done, with
 * their report as report.json.
 */
export const folderWatcher = (parts: Parts) => async (): Promise<void> => {
  const { feedDir } = parts.settings
  if (!feedDir) return
  const tenants = await parts.database.bare((tx) =>
    tx.query<{ id: string }>('SELECT id FROM tenant ORDER BY id'),
  )
  for (const { id } of tenants) {
    const home = join(feedDir, id)
    if (existsSync(home)) await lookAt(parts, id, home)
  }
}
