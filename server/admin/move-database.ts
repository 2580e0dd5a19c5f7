import { copyFile, mkdir } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { type DatabasePlace, openDatabase } from '../db/open.ts'
import { beginAnew } from './begin-anew.ts'
import { copyRows } from './copy-rows.ts'

const isEmpty = (database: Database) =>
  database.bare(async (tx) => (await tx.query('SELECT 1 FROM tenant LIMIT 1')).length === 0)

/**
 * Copies the whole database to another place: from the embedded one to a PostgreSQL, back, or between two of them. What is
 * at the source stays as it is.
 * @returns copied rows by table
 * @throws Error when the target is not empty, or the source is held by a server; the target is then empty as before
 */
export async function moveDatabase(
  from: DatabasePlace,
  to: DatabasePlace,
): Promise<Record<string, number>> {
  const source = await openDatabase(from, { migrate: 'no' })
  try {
    const target = await openDatabase(to)
    try {
      if (!(await isEmpty(target)))
        throw new Error('There is data at the target. Move into an empty database.')
      const copied = await source.bare(async (reading) => {
        await reading.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
        return target.bare((writing) => copyRows(reading, writing))
      })
      await beginAnew(target)
      await target.asOwner('ANALYZE')
      return copied
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Secrets that a server made at its first start; with others, all sessions would end. */
const secrets = ['secret', 'vapid.json']

/** Copies the secrets of one data folder to another. */
export async function copySecrets(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of secrets)
    if (existsSync(join(from, name))) await copyFile(join(from, name), join(to, name))
}
