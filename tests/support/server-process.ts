import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

export interface Running {
  url: string
  startedMs: number
  stop: () => Promise<void>
  pid: number
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

const metricsToken = 'measured-by-the-bench-0123456789abcdef'

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => child.once('exit', () => resolve()))

/** Starts the product's own server as a process of its own and waits until it answers. @throws Error when it ends instead */
export const startServer = (env: Record<string, string>): Promise<Running> =>
  startProcess(['dist-server/main.mjs'], env)

/** Starts a server of Node and waits until its /health answers. @throws Error when it ends instead */
export async function startProcess(args: string[], env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: {
      // Fifty people send as many requests as they can.
      WORK_LIMIT: '0',
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      METRICS_TOKEN: metricsToken,
      ALLOW_FREE_DOCUMENTS: '1',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    if (
      await fetch(`${url}/health`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return {
    url,
    pid: child.pid!,
    startedMs: Math.round(performance.now() - began),
    stop: async () => {
      const end = ended(child)
      child.kill('SIGTERM')
      await end
    },
  }
}

/** Waits until a server has no job left: a first start makes the pictures of the demo, on the cores that a browser beside it needs. */
export async function jobsDone(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    })
    const waiting = [...(await answer.text()).matchAll(/^pannier_work_waiting\{.*\} (\d+)/gm)]
    if (waiting.length > 0 && waiting.every(([, count]) => count === '0')) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** Logs in as a browser would. @returns the headers of its requests */
export async function signIn(url: string, username: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Pannier2026' }),
  })
  if (!answer.ok) throw new Error(`log-in: ${answer.status} ${await answer.text()}`)
  const { requestToken } = (await answer.json()) as { requestToken: string }
  return {
    authorization: `Bearer ${requestToken}`,
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  }
}
