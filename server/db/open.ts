import { join } from 'node:path'
import { type Database, runtimeRole, type Scope } from './database.ts'
import { lockDataDir } from './lock.ts'
import { type MayMigrate, migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'
import { type DatabaseLimits, openPostgres } from './postgres.ts'

export interface DatabasePlace {
  /** Connection string of a PostgreSQL; without it the embedded database is used. */
  databaseUrl?: string | undefined
  /** Connection string of a role for requests, which is no member of the owner; without it they share the owner's log-in. */
  databaseAppUrl?: string | undefined
  /** Folder of the embedded database, of uploaded files and of the lock. */
  dataDir: string
}

/** Returns the address of the database, from DATABASE_URL and DATA_DIR (default `.data`). */
export const databasePlace = (env: NodeJS.ProcessEnv = process.env): DatabasePlace => ({
  databaseUrl: env.DATABASE_URL || undefined,
  dataDir: env.DATA_DIR || '.data',
})

/** Refuses a log-in for requests that could become the owner, or whom row level security does not bind. */
async function checkRequestRole(database: Database): Promise<void> {
  const [role] = await database.within(nobody, (tx) =>
    tx.query<{ name: string; free: boolean }>(
      `SELECT session_user AS name, r.rolsuper OR r.rolbypassrls OR pg_has_role(session_user, c.relowner, 'MEMBER') AS free
       FROM pg_roles r, pg_class c WHERE r.rolname = session_user AND c.oid = 'app_user'::regclass`,
    ),
  )
  if (role!.free)
    throw new Error(
      `DATABASE_APP_URL logs in as ${role!.name}, which can become the owner of the tables: CREATE ROLE portal LOGIN PASSWORD '…' IN ROLE ${runtimeRole}`,
    )
}
const nobody: Scope = { tenantId: '', user: 'any', customers: [] }

interface OpenOptions {
  /** Permission to change the schema of a PostgreSQL; the embedded database is always brought up to date. */
  migrate?: MayMigrate
  /** Connections for requests. */
  pool?: number
  limits?: DatabaseLimits
}

/**
 * Opens the database of this installation, with its schema up to date.
 * @throws Error when another process holds the folder, the schema is another build's, or the role for requests has too
 * many rights
 */
export async function openDatabase(
  { databaseUrl, databaseAppUrl, dataDir }: DatabasePlace,
  { migrate: may = 'yes', pool, limits }: OpenOptions = {},
): Promise<Database> {
  if (databaseUrl) {
    const database = openPostgres(databaseUrl, pool, databaseAppUrl, limits)
    try {
      await migrate(database, may)
      if (databaseAppUrl) await checkRequestRole(database)
    } catch (error) {
      await database.close()
      throw error
    }
    return database
  }
  const release = lockDataDir(dataDir)
  try {
    const database = await openPglite({ dataDir: join(dataDir, 'pglite') })
    await migrate(database)
    return {
      ...database,
      close: async () => {
        await database.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}
