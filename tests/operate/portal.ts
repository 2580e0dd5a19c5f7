import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

type Env = Record<string, string>

/** Runs a command of the server as an operator does. @returns what it printed @throws Error with what it said */
export const run = (name: string, args: string[], env: Env): string =>
  execFileSync(process.execPath, [`dist-server/${name}.mjs`, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

export interface Portal {
  url: string
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server on a free port and waits until it is ready. */
export async function startPortal(env: Env): Promise<Portal> {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, ['dist-server/main.mjs'], {
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      ALLOW_FREE_DOCUMENTS: '1',
      LOG_LEVEL: 'error',
      WORK_LIMIT: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    const ready = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) break
    if (child.exitCode !== null || tries > 600)
      throw new Error(`the server did not start: exit code ${child.exitCode}`)
    await wait(100)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
