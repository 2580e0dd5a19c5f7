import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { settingsFrom } from './settings.ts'
import { startProblem } from './start-problem.ts'

const folder = mkdtempSync(join(tmpdir(), 'pannier-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server from its source. @returns its exit code and what it said */
function start(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'silent', DATA_DIR: folder, ...env },
  })
  // A log holds JSON alone; in a terminal the same line is plain text.
  return [status, (JSON.parse(stderr) as { msg: string }).msg]
}

test('a folder that cannot be made ends the start in one line', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const [status, said] = start({ DATA_DIR: join(file, 'data') })
  expect(status).toBe(1)
  expect(said).toMatch(/^[^\n]*ENOTDIR[^\n]*$/)
})

test('an address where no database answers ends it too', () => {
  expect(start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' })).toEqual([
    1,
    'No database server answers at 127.0.0.1:1: check DATABASE_URL.',
  ])
})

test('a setting that is none is named', () => {
  expect(start({ DATABASE_POOL: 'many' })).toEqual([
    1,
    'DATABASE_POOL is not a whole number of 1 or more: many',
  ])
})

test('an address of the portal with a path is refused: cookies and what devices keep know hosts alone', () => {
  const env = { DATA_DIR: folder }
  expect(() => settingsFrom({ ...env, PUBLIC_URL: 'https://example.com/portal' })).toThrow(
    'PUBLIC_URL has a path, and the portal answers at the root of a host alone',
  )
  expect(() => settingsFrom({ ...env, PUBLIC_URL: 'example.com' })).toThrow(
    'PUBLIC_URL is not an http address',
  )
})

test('a used port is named', async () => {
  const server = createServer().listen(0)
  const { port } = server.address() as { port: number }
  const error = await new Promise((resolve) => {
    createServer().on('error', resolve).listen(port)
  })
  server.close()
  expect(startProblem(error)).toBe(
    `Port ${port} is in use by another program. Stop it, or set PORT to a free one.`,
  )
})
