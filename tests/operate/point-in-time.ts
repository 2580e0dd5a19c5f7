import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { startPostgres } from '../support/postgres.ts'

type Server = Awaited<ReturnType<typeof startPostgres>>

/** Settings under which a server keeps every change for later. */
export const archiving = (folder: string) => ({
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: `test ! -f ${folder}/%f && cp %p ${folder}/%f`,
})

async function statement<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Copies the running server's files as the point to start from. */
export function baseBackup({ run, url }: Server, folder: string): void {
  const { port } = new URL(url)
  run('pg_basebackup', [
    '-h',
    '127.0.0.1',
    '-p',
    port,
    '-U',
    'postgres',
    '-D',
    folder,
    '-X',
    'none',
    '--checkpoint',
    'fast',
    '--no-sync',
  ])
}

/** The moment of the server's clock, in UTC; what is changed before it is kept. */
export async function momentOf({ url }: Server): Promise<string> {
  const [row] = await statement<{ at: string }>(
    url,
    `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' AS at`,
  )
  return row!.at
}

/** Waits until everything up to now is in the archive. */
export async function archiveAll({ url }: Server): Promise<void> {
  const [{ file } = { file: '' }] = await statement<{ file: string }>(
    url,
    'SELECT pg_walfile_name(pg_switch_wal()) AS file',
  )
  for (let tries = 0; tries < 300; tries += 1) {
    const [row] = await statement<{ done: boolean }>(
      url,
      `SELECT coalesce(last_archived_wal >= '${file}', false) AS done FROM pg_stat_archiver`,
    )
    if (row!.done) return
    await wait(100)
  }
  throw new Error(`${file} was not archived`)
}

/** Starts a server on a base backup and lets it go on to a moment. @returns its address and how to stop it */
export async function recoverTo(
  server: Server,
  { base, archive, moment, port }: { base: string; archive: string; moment: string; port: number },
): Promise<{ url: string; stop: () => void }> {
  const settings = [
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    `recovery_target_action = 'promote'`,
    `archive_mode = off`,
  ]
  appendFileSync(join(base, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
  writeFileSync(join(base, 'recovery.signal'), '')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${server.dir} -c max_connections=100`
  server.run('pg_ctl', [
    '-D',
    base,
    '-w',
    '-l',
    join(server.dir, 'recovered.log'),
    '-o',
    options,
    'start',
  ])
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  for (let tries = 0; tries < 300; tries += 1) {
    const [row] = await statement<{ waits: boolean }>(url, 'SELECT pg_is_in_recovery() AS waits')
    if (!row!.waits)
      return { url, stop: () => server.run('pg_ctl', ['-D', base, '-m', 'immediate', 'stop']) }
    await wait(100)
  }
  throw new Error(readFileSync(join(server.dir, 'recovered.log'), 'utf8').slice(-1_000))
}

/** A folder for the archive, where the server's account may write. */
export function archiveFolder(home: string): string {
  const folder = join(home, 'archive')
  mkdirSync(folder, { mode: 0o777 })
  return folder
}
