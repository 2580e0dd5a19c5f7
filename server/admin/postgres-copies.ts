import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { once } from 'node:events'
import { runtimeRole } from '../db/database.ts'
import { backupPolicy, backupSetting } from '../db/row-security.ts'

/** Starts a program of PostgreSQL's own. @returns its output, and when it has ended well; rejects with what it said */
function run(program: string, args: string[]) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PGOPTIONS: `-c ${backupSetting}=on` },
  })
  const ended = new Promise<void>((resolve, reject) => {
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
      code === 0 ? resolve() : reject(new Error(`${program} failed: ${said.trim()}`)),
    )
  })
  return { output: child.stdout, ended }
}

/** The policies of a backup name their database's owner, who may be another one where it is restored. */
const ofThisOwner = (line: string) => line.startsWith(`CREATE POLICY ${backupPolicy} ON `)

/**
 * Writes all rows of a PostgreSQL to a file, as the role that owns the tables; it needs no further right. The file
 * appears whole or not at all.
 * @throws Error with what pg_dump said
 */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const { output, ended } = run('pg_dump', ['--no-owner', '--enable-row-security', '--dbname', url])
  const unfinished = `${file}.part`
  const written = createWriteStream(unfinished)
  try {
    const copied = (async () => {
      for await (const line of createInterface({ input: output }))
        if (!ofThisOwner(line) && !written.write(`${line}\n`)) await once(written, 'drain')
    })()
    await Promise.all([copied, ended])
    written.end()
    await finished(written)
    await rename(unfinished, file)
  } catch (error) {
    written.destroy()
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Empties the database of what this product has made; what others have made in it stays. */
const emptyOut = `
  DO $$ DECLARE one text; BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${runtimeRole}') THEN CREATE ROLE ${runtimeRole} NOLOGIN; END IF;
    FOR one IN SELECT format('DROP TABLE IF EXISTS public.%I CASCADE', relname) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND pg_has_role(relowner, 'MEMBER') LOOP EXECUTE one; END LOOP;
    FOR one IN SELECT format('DROP SEQUENCE IF EXISTS public.%I CASCADE', relname) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND pg_has_role(relowner, 'MEMBER') LOOP EXECUTE one; END LOOP;
    FOR one IN SELECT format('DROP FUNCTION IF EXISTS %s CASCADE', p.oid::regprocedure) FROM pg_proc p
      WHERE pronamespace = 'public'::regnamespace AND pg_has_role(proowner, 'MEMBER')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e') LOOP EXECUTE one; END LOOP;
  END $$;
  DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA IF EXISTS migrations CASCADE;`

const lastWords = 'PostgreSQL database dump complete'

/** pg_dump ends a file with these words. psql takes a file that is cut between two statements, or between rows, for a whole one. */
async function isWhole(file: string): Promise<boolean> {
  const opened = await open(file)
  try {
    const { size } = await opened.stat()
    const end = Buffer.alloc(Math.min(size, 500))
    await opened.read(end, 0, end.length, size - end.length)
    return end.toString().includes(lastWords)
  } finally {
    await opened.close()
  }
}

/**
 * Puts a dump in the place of what is there, in one transaction: a file that is none, or cut, changes nothing. Policies of
 * the owner are made by the next `migrate`.
 * @throws Error for a file that is no whole dump, or with what psql said
 */
export async function loadPostgres(url: string, file: string): Promise<void> {
  if (!(await isWhole(file)))
    throw new Error(`${file} is no whole backup: its end is missing. Nothing was changed.`)
  const { ended, output } = run('psql', [
    '--quiet',
    '--single-transaction',
    '--set',
    'ON_ERROR_STOP=1',
    '--command',
    emptyOut,
    '--file',
    file,
    '--command',
    `DELETE FROM migrations.part WHERE name = 'row-security'`,
    '--dbname',
    url,
  ])
  output.resume()
  await ended
}
