import { existsSync, readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { Database } from '../../server/db/database.ts'
import { openPglite } from '../../server/db/pglite.ts'
import { openPostgres } from '../../server/db/postgres.ts'
import { templateName } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    dump: string
    postgresUrl: string
  }
}

/** A migrated, empty embedded database of its own, from the folder dumped in the global set-up. */
export async function emptyPglite(): Promise<Database> {
  const file = inject('dump')
  if (!existsSync(file)) throw new Error(`no dumped database at ${file}`)
  return openPglite({ dump: new Blob([readFileSync(file)]) })
}

let made = 0

/** Makes a migrated, empty database on the real PostgreSQL that the global set-up started, a copy of the one made there. */
export async function emptyPostgres(): Promise<Database> {
  const url = new URL(inject('postgresUrl'))
  const name = `t${process.pid}_${made++}`
  const root = openPostgres(url.href, 1)
  await root.asOwner(`CREATE DATABASE ${name} TEMPLATE ${templateName}`)
  await root.close()
  url.pathname = `/${name}`
  return openPostgres(url.href, 10)
}
