import { spawn } from 'node:child_process'
import { installPackages, run } from './install.mjs'

/** Everything that the server answers itself; the rest is the portal, hot from Vite. */
const paths = [
  '/graphql',
  '/public',
  '/login',
  '/logout',
  '/refresh-token',
  '/user',
  '/change-cust',
  '/device-key',
  '/server',
  '/manifests',
  '/app-shell',
  '/pictures',
  '/files',
  '/sandbox-pay',
  '/uploads',
  '/tenant-icons',
  '/bnrs',
  '/api',
  '/notification',
  '/active-announcements',
  '/health',
  '/ready',
]

installPackages()
run('npm', ['run', '--silent', 'generate'])

const port = Number(process.env.PORT ?? 4400)
const behind = port + 1
const server = spawn(
  process.execPath,
  [
    'node_modules/tsx/dist/cli.mjs',
    'watch',
    '--tsconfig',
    'tsconfig.server.json',
    '--clear-screen=false',
    'server/main.ts',
  ],
  {
    stdio: 'inherit',
    env: {
      ALLOW_FREE_DOCUMENTS: '1',
      ...process.env,
      PORT: String(behind),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
    },
  },
)

const { createServer } = await import('vite')
const target = `http://127.0.0.1:${behind}`
// The host decides the tenant, so it passes on unchanged. A path counts whole: /login is the server's, /en-us/login a screen.
const proxy = Object.fromEntries(
  paths.map((path) => [`^${path.replace('.', '\\.')}(/|\\?|$)`, { target, changeOrigin: false }]),
)
const portal = await createServer({
  server: { port, strictPort: true, host: true, allowedHosts: ['.localhost'], proxy },
})
await portal.listen()
portal.printUrls()

async function stop(signal) {
  server.kill(signal)
  await portal.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(signal))
server.on('exit', (code) => process.exit(code ?? 1))
