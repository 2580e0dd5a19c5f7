import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import { openPglite } from '../../server/db/pglite.ts'
import { PGlite } from '@electric-sql/pglite'
import { addClaimGround } from '../support/claim-ground.ts'
import { addVisitKinds } from '../support/visit-ground.ts'
import { buildWorld, r3Of } from '../support/world.ts'

/** A server process of its own over a small world at localhost, which can be killed and started again. */
export interface ServerProcess {
  port: number
  /** kill -9, as a power cut would. */
  kill(): Promise<void>
  start(): Promise<void>
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** An embedded database with a small tenant at localhost, in a folder that a server can open. */
async function fillDataDir(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'pglite')
  const dump = new Blob([readFileSync(inject('dump'))])
  await (await PGlite.create({ dataDir: folder, loadDataDir: dump })).close()
  const database = await openPglite({ dataDir: folder })
  await buildWorld(database, 'aa')
  await addVisitKinds(database, 'aa')
  await addClaimGround(database, 'aa', r3Of('X'))
  await database.bare((tx) =>
    tx.query(`INSERT INTO tenant_host (host, tenant_id) VALUES ('localhost', 'aa')`),
  )
  await database.close()
}

/** Starts a server over a new folder. */
export async function startProcess(dataDir: string): Promise<ServerProcess> {
  await fillDataDir(dataDir)
  const port = await freePort()
  let child: ChildProcess | undefined
  const server: ServerProcess = {
    port,
    async start() {
      // Runs a single process: a wrapper would survive the kill.
      child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          TSX_TSCONFIG_PATH: 'tsconfig.server.json',
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          DATABASE_URL: '',
          ALLOW_FREE_DOCUMENTS: '1',
          LOG_LEVEL: 'error',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      // Long runs go on beside other work, and recover larger databases.
      const deadline = Date.now() + (process.env.SOAK ? 600_000 : 120_000)
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/ready`).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await isReady())) {
        if (child.exitCode !== null || Date.now() > deadline)
          throw new Error(`the server did not start: exit code ${child.exitCode}`)
        await wait(50)
      }
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
  await server.start()
  return server
}
