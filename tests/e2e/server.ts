import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const patience = 120_000

/** The portal as `npm start` runs it, on a copy of the demo data. */
export interface Server {
  url: string
  port: number
  dataDir: string
  /** Ends it at once, as a power cut would: kill -9. */
  kill: () => Promise<void>
  /** Starts it again on the same data and the same address. */
  restart: () => Promise<void>
  /** Ends it for good and removes its data. */
  stop: () => Promise<void>
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

async function launch(
  port: number,
  dataDir: string,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist-server/main.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ALLOW_FREE_DOCUMENTS: '1',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = Date.now() + patience
  while (
    !(await fetch(`http://localhost:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`the server did not start: exit code ${child.exitCode}`)
    await wait(100)
  }
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/** Puts the demo into a folder of data. */
const copyDemo = (dataDir: string): void =>
  cpSync(join(process.env.PANNIER_E2E_DIR!, 'seed'), dataDir, { recursive: true })

/**
 * Starts a server of its own.
 * @param fill puts what it begins with into its folder of data: the demo when left out
 * @param more variables of its environment, beside the usual ones
 * @param basePath path that it is below, such as `/orders`
 */
export async function startServer(
  fill = copyDemo,
  more: Record<string, string> = {},
  basePath = '',
): Promise<Server> {
  const dir = process.env.PANNIER_E2E_DIR
  if (!dir) throw new Error('the global set-up has not run')
  const dataDir = mkdtempSync(join(dir, 'data-'))
  fill(dataDir)
  const port = await freePort()
  const url = `http://localhost:${port}${basePath}`
  const settings = basePath ? { PUBLIC_URL: url, ...more } : more
  let child = await launch(port, dataDir, settings)
  return {
    url,
    port,
    dataDir,
    kill: () => end(child, 'SIGKILL'),
    restart: async () => {
      child = await launch(port, dataDir, settings)
    },
    stop: async () => {
      await end(child, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
