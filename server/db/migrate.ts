import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeRole, type Database } from './database.ts'
import { prepareJobs } from '../jobs/prepare.ts'
import { root } from '../root.ts'
import { secureRows } from './row-security.ts'

const migrationsFolder = join(root, 'server/db/migrations')
const functions = join(root, 'server/db/functions.sql')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The migrations in the order of drizzle-kit's journal; each is known by the hash of its text. */
function readMigrations(): { sql: string; hash: string }[] {
  const journal = JSON.parse(
    readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  ) as { entries: { tag: string }[] }
  return journal.entries.map(({ tag }) => {
    const text = readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')
    return { sql: text.replaceAll('--> statement-breakpoint', ';'), hash: hashOf(text) }
  })
}

/** Creates the functions and triggers of this build, unless the last start has left the same ones. */
async function createFunctions(database: Database): Promise<void> {
  const sql = readFileSync(functions, 'utf8')
  const hash = hashOf(sql)
  const [last] = await database.bare((tx) =>
    tx.query<{ hash: string }>('SELECT hash FROM migrations.functions'),
  )
  if (last?.hash === hash) return
  await database.asOwner(
    `BEGIN;${sql};DELETE FROM migrations.functions;INSERT INTO migrations.functions (hash) VALUES ('${hash}');COMMIT;`,
  )
}

/** Brings the schema to this build's state: migrations in their order, once each, then functions, row level security and the job queue. */
export async function migrate(database: Database): Promise<void> {
  await database.asOwner(`
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${runtimeRole}') THEN CREATE ROLE ${runtimeRole} NOLOGIN; END IF;
    END $$;
    DO $$ BEGIN EXECUTE format('GRANT ${runtimeRole} TO %I', current_user); END $$;
    CREATE SCHEMA IF NOT EXISTS migrations;
    CREATE TABLE IF NOT EXISTS migrations.done (hash text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE IF NOT EXISTS migrations.functions (hash text PRIMARY KEY);`)
  const done = await database.bare((tx) =>
    tx.query<{ hash: string }>('SELECT hash FROM migrations.done'),
  )
  for (const { sql, hash } of readMigrations()) {
    if (done.some((row) => row.hash === hash)) continue
    await database.asOwner(
      `BEGIN;${sql};INSERT INTO migrations.done (hash) VALUES ('${hash}');COMMIT;`,
    )
  }
  await createFunctions(database)
  await secureRows(database)
  await prepareJobs(database)
}
