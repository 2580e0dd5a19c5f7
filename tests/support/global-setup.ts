import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../server/db/migrate.ts'
import { openPglite } from '../../server/db/pglite.ts'
import { startPostgres } from './postgres.ts'

/** Opening an embedded database costs seconds: it is made once, dumped, and loaded by every test file. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'pannier-tests-'))
  const database = await openPglite({})
  await migrate(database)
  const file = join(dir, 'dump.tar')
  writeFileSync(file, Buffer.from(await (await database.pglite.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  const postgres = await startPostgres()
  project.provide('dump', file)
  project.provide('postgresUrl', postgres.url)
  return () => {
    postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
