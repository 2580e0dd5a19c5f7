import { join } from 'node:path'
import type { Database } from './database.ts'
import { lockDataDir } from './lock.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export interface DatabasePlace {
  /** Connection string of a PostgreSQL; without it the embedded database is used. */
  databaseUrl?: string | undefined
  /** Folder of the embedded database, of uploaded files and of the lock. */
  dataDir: string
}

/** Returns the address of the database, from DATABASE_URL and DATA_DIR (default `.data`). */
export const databasePlace = (env: NodeJS.ProcessEnv = process.env): DatabasePlace => ({
  databaseUrl: env.DATABASE_URL || undefined,
  dataDir: env.DATA_DIR || '.data',
})

/** Opens the database of this installation and brings its schema up to date. @throws Error when another process holds the folder */
export async function openDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> {
  if (databaseUrl) {
    const database = openPostgres(databaseUrl)
    await migrate(database)
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
