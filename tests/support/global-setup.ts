import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../server/db/migrate.ts'
import { openPglite } from '../../server/db/pglite.ts'
import { openPostgres } from '../../server/db/postgres.ts'
import { startPostgres, templateName } from './postgres.ts'

/** Makes the database that every test file gets a copy of: a copy costs a tenth of a second, its migrations several. */
async function makeTemplate(address: string): Promise<void> {
  const root = openPostgres(address, 1)
  await root.asOwner(`CREATE DATABASE ${templateName}`)
  await root.close()
  const url = new URL(address)
  url.pathname = `/${templateName}`
  const template = openPostgres(url.href, 1)
  await migrate(template)
  await template.close()
}

/** Opening an embedded database costs seconds: it is made once, dumped, and loaded by every test file. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'pannier-tests-'))
  const database = await openPglite({})
  await migrate(database)
  const file = join(dir, 'dump.tar')
  writeFileSync(file, Buffer.from(await (await database.pglite.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  const postgres = await startPostgres()
  await makeTemplate(postgres.url)
  project.provide('dump', file)
  project.provide('postgresUrl', postgres.url)
  return () => {
    postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
