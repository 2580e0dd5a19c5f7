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

/** Database dump and PostgreSQL that the tests of a run share, and how they are taken down. */
interface Shared {
  dump: string
  postgresUrl: string
  takeDown: () => void
}

/** Opening an embedded database costs seconds: it is made once, dumped, and loaded by every test file. */
async function make(): Promise<Shared> {
  const dir = mkdtempSync(join(tmpdir(), 'pannier-tests-'))
  const database = await openPglite({})
  await migrate(database)
  const file = join(dir, 'dump.tar')
  writeFileSync(file, Buffer.from(await (await database.pglite.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  const postgres = await startPostgres()
  await makeTemplate(postgres.url)
  return {
    dump: file,
    postgresUrl: postgres.url,
    takeDown() {
      postgres.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

// Each project loads this module anew, in the same process: what one of them has made, the others use.
const here = globalThis as { testsShare?: { made: Promise<Shared>; users: number } }

/** Makes it with the first project that needs it, and takes it down with the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const share = (here.testsShare ??= { made: make(), users: 0 })
  share.users += 1
  const { dump, postgresUrl } = await share.made
  project.provide('dump', dump)
  project.provide('postgresUrl', postgresUrl)
  return async () => {
    share.users -= 1
    if (share.users > 0) return
    delete here.testsShare
    ;(await share.made).takeDown()
  }
}
