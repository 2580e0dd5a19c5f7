import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runtimeRole, type Database } from './database.ts'
import { jobsVersion, prepareJobs } from '../jobs/prepare.ts'
import { root } from '../root.ts'
import { rowSecuritySql } from './row-security.ts'

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

/** A part of the schema that is made again as a whole when it differs from what this build would make. */
interface Part {
  name: 'functions' | 'row-security' | 'jobs'
  /** Of all that the part is made from. */
  hash: string
  make: () => Promise<void>
}

async function partsOf(database: Database): Promise<Part[]> {
  const functions = readFunctions()
  const names = [...functions.matchAll(/CREATE (?:OR REPLACE )?FUNCTION (\w+)\(/g)].map(
    ([, name]) => name!,
  )
  const rules = await rowSecuritySql(database)
  return [
    {
      name: 'functions',
      hash: hashOf(functions),
      make: () => database.asOwner(`BEGIN;${dropFunctions(names)}${functions};COMMIT;`),
    },
    {
      name: 'row-security',
      hash: hashOf(rules),
      make: () => database.asOwner(`BEGIN;${rules};COMMIT;`),
    },
    { name: 'jobs', hash: hashOf(jobsVersion), make: () => prepareJobs(database) },
  ]
}

/** Migrations and parts of the schema that a database has. */
interface SchemaState {
  /** Hashes of the migrations that were made. */
  done: ReadonlySet<string>
  parts: ReadonlyMap<string, string>
}

async function readState(database: Database): Promise<SchemaState> {
  return database.bare(async (tx) => {
    const [{ there } = { there: false }] = await tx.query<{ there: boolean }>(
      `SELECT to_regclass('migrations.part') IS NOT NULL AS there`,
    )
    if (!there) return { done: new Set<string>(), parts: new Map<string, string>() }
    const done = await tx.query<{ hash: string }>('SELECT hash FROM migrations.done')
    const parts = await tx.query<{ name: string; hash: string }>(
      'SELECT name, hash FROM migrations.part',
    )
    return {
      done: new Set(done.map(({ hash }) => hash)),
      parts: new Map(parts.map(({ name, hash }) => [name, hash])),
    }
  })
}

/** @throws Error for a database that a newer build has changed, or that no build of this product made */
function checkKnown({ done }: SchemaState, known: readonly { hash: string }[]): void {
  if (done.size === 0) return
  const unknown = [...done].filter((hash) => !known.some((one) => one.hash === hash))
  if (unknown.length === done.size)
    throw new Error(
      'This database was made by a build before the first release and cannot be taken over: begin with an empty one.',
    )
  if (unknown.length > 0)
    throw new Error(
      `This database belongs to a newer build (${unknown.length} migrations are not known here): start that build, or restore a backup from before it.`,
    )
}

/** True when everything is as this build makes it; the parts are only looked at once all migrations are made. */
async function isCurrent(database: Database, state: SchemaState): Promise<boolean> {
  if (!readMigrations().every(({ hash }) => state.done.has(hash))) return false
  return (await partsOf(database)).every(({ name, hash }) => state.parts.get(name) === hash)
}

async function bringUpToDate(database: Database): Promise<void> {
  await database.asOwner(`
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${runtimeRole}') THEN CREATE ROLE ${runtimeRole} NOLOGIN; END IF;
    END $$;
    DO $$ BEGIN EXECUTE format('GRANT ${runtimeRole} TO %I', current_user); END $$;
    CREATE SCHEMA IF NOT EXISTS migrations;
    CREATE TABLE IF NOT EXISTS migrations.done (hash text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE IF NOT EXISTS migrations.part (name text PRIMARY KEY, hash text NOT NULL);`)
  const state = await readState(database)
  const migrations = readMigrations()
  checkKnown(state, migrations)
  for (const { sql, hash } of migrations)
    if (!state.done.has(hash))
      await database.asOwner(
        `BEGIN;${sql};INSERT INTO migrations.done (hash) VALUES ('${hash}');COMMIT;`,
      )
  for (const { name, hash, make } of await partsOf(database)) {
    if (state.parts.get(name) === hash) continue
    await make()
    await database.asOwner(
      `INSERT INTO migrations.part (name, hash) VALUES ('${name}', '${hash}') ON CONFLICT (name) DO UPDATE SET hash = EXCLUDED.hash`,
    )
  }
}

/** Permission to change the schema: yes; only while there is none yet; or no. */
export type MayMigrate = 'yes' | 'when-empty' | 'no'

/**
 * Brings the schema to this build's state: migrations in their order, once each, then functions, row level security and
 * the job queue. A database that is up to date is only read; else one process at a time changes it.
 * @throws Error when a newer build changed the database, or when it is out of date and this process may not migrate it
 */
export async function migrate(database: Database, may: MayMigrate = 'yes'): Promise<void> {
  const state = await readState(database)
  checkKnown(state, readMigrations())
  if (await isCurrent(database, state)) return
  if (may === 'no' || (may === 'when-empty' && state.done.size > 0))
    throw new Error('The database is of another build. Bring it up to date with: npm run migrate')
  // A process that waited for the lock may find the migration done.
  await database.exclusively(async () => {
    if (!(await isCurrent(database, await readState(database)))) await bringUpToDate(database)
  })
}
