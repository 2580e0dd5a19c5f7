import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeRole, type Database } from './database.ts'
import { prepareJobs } from '../jobs/prepare.ts'
import { root } from '../root.ts'
import { secureRows } from './row-security.ts'

const migrationsFolder = join(root, 'server/db/migrations')
const functionsFolder = join(root, 'server/db/functions')
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

/** Reads the functions and triggers of this build, one file for each concern; none needs another at creation. */
const readFunctions = () =>
  readdirSync(functionsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(join(functionsFolder, name), 'utf8'))
    .join('\n')

/**
 * Drops functions of these names, because CREATE OR REPLACE cannot change arguments or results. Triggers keep theirs, and
 * other functions of a shared database stay.
 */
const dropFunctions = (names: readonly string[]) => `
  DO $$ DECLARE old regprocedure; BEGIN
    FOR old IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND prorettype <> 'trigger'::regtype
      AND proname IN (${names.map((name) => `'${name}'`).join(', ')}) AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = pg_proc.oid AND d.deptype = 'e')
    LOOP EXECUTE 'DROP FUNCTION ' || old; END LOOP;
  END $$;`

/** Creates the functions and triggers of this build, unless the last start has left the same ones. */
async function createFunctions(database: Database): Promise<void> {
  const sql = readFunctions()
  const names = [...sql.matchAll(/CREATE (?:OR REPLACE )?FUNCTION (\w+)\(/g)].map(
    ([, name]) => name!,
  )
  const hash = hashOf(sql)
  const [last] = await database.bare((tx) =>
    tx.query<{ hash: string }>('SELECT hash FROM migrations.functions'),
  )
  if (last?.hash === hash) return
  await database.asOwner(
    `BEGIN;${dropFunctions(names)}${sql};DELETE FROM migrations.functions;INSERT INTO migrations.functions (hash) VALUES ('${hash}');COMMIT;`,
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
  const migrations = readMigrations()
  if (done.length > 0 && !migrations.some(({ hash }) => done.some((row) => row.hash === hash)))
    throw new Error(
      'This database was made by a build before the first release and cannot be taken over: begin with an empty one.',
    )
  for (const { sql, hash } of migrations) {
    if (done.some((row) => row.hash === hash)) continue
    await database.asOwner(
      `BEGIN;${sql};INSERT INTO migrations.done (hash) VALUES ('${hash}');COMMIT;`,
    )
  }
  await createFunctions(database)
  await secureRows(database)
  await prepareJobs(database)
}
