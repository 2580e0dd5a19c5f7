import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRouterScreens } from '../gallery/router-screens.ts'
import { jobsDone, startServer } from '../support/server-process.ts'

/**
 * Fills one data folder with the demo, of which every test file starts its server on a copy, and lists the screens. The jobs
 * of a first start, the demo's pictures above all, are done here once: each server would be busy with them for half a minute.
 */
export default async function setUp(): Promise<() => void> {
  if (!existsSync('dist-server/main.mjs'))
    throw new Error('the browser tests need a build: npm run build')
  const dir = mkdtempSync(join(tmpdir(), 'pannier-e2e-'))
  const seed = join(dir, 'seed')
  execFileSync('npm', ['run', '--silent', 'demo-data', '--', '--articles', '400'], {
    env: { ...process.env, DATA_DIR: seed, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = await startServer({ DATA_DIR: seed, DATABASE_URL: '' })
  await jobsDone(server.url)
  await server.stop()
  await buildRouterScreens()
  process.env.PANNIER_E2E_DIR = dir
  return () => rmSync(dir, { recursive: true, force: true })
}
