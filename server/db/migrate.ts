import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { runtimeRole, type Database } from './database.ts'
import { prepareJobs } from '../jobs/prepare.ts'
import { root } from '../root.ts'
import { secureRows } from './row-security.ts'

const migrationsFolder = join(root, 'server/db/migrations')
const functions = join(root, 'server/db/functions.sql')

/** Brings the schema to this build's state: migrations in their order, once each, then functions, row level security and the job queue. */
export async function migrate(database: Database): Promise<void> {
  await database.asOwner(`
    DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${runtimeRole}') THEN CREATE ROLE ${runtimeRole} NOLOGIN; END IF;
    END $$;
    DO $$ BEGIN EXECUTE format('GRANT ${runtimeRole} TO %I', current_user); END $$;
    CREATE SCHEMA IF NOT EXISTS migrations;
    CREATE TABLE IF NOT EXISTS migrations.done (hash text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());`)
  const done = await database.bare((tx) =>
    tx.query<{ hash: string }>('SELECT hash FROM migrations.done'),
  )
  for (const { sql, hash } of readMigrationFiles({ migrationsFolder })) {
    if (done.some((row) => row.hash === hash)) continue
    await database.asOwner(
      `BEGIN;${sql.join(';')};INSERT INTO migrations.done (hash) VALUES ('${hash}');COMMIT;`,
    )
  }
  await database.asOwner(readFileSync(functions, 'utf8'))
  await secureRows(database)
  await prepareJobs(database)
}
