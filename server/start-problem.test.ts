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

test('the path of the address is where the portal is', () => {
  const pathOf = (PUBLIC_URL: string) => settingsFrom({ DATA_DIR: folder, PUBLIC_URL }).basePath
  expect(pathOf('')).toBe('')
  expect(pathOf('https://example.com')).toBe('')
  expect(pathOf('https://example.com/')).toBe('')
  expect(pathOf('https://example.com/orders')).toBe('/orders')
  expect(pathOf('https://example.com/team-2/orders')).toBe('/team-2/orders')
})

test.each([
  ['https://example.com/orders/', '/orders/'],
  ['https://example.com//orders', '//orders'],
  ['https://example.com/Orders', '/Orders'],
  ['https://example.com/or_ders', '/or_ders'],
  ['https://example.com/b%C3%A4r', '/b%C3%A4r'],
  ['https://example.com/orders.html', '/orders.html'],
])('%s is refused', (PUBLIC_URL, path) => {
  expect(() => settingsFrom({ DATA_DIR: folder, PUBLIC_URL })).toThrow(
    `The path of PUBLIC_URL has only a-z, 0-9 and "-" between its slashes, and none at its end: ${path}`,
  )
})

test('what is no address of a portal ends the start in one line', () => {
  expect(() => settingsFrom({ DATA_DIR: folder, PUBLIC_URL: 'example.com' })).toThrow(
    'PUBLIC_URL is not an http address',
  )
  expect(start({ PUBLIC_URL: 'https://example.com/orders?x=1' })).toEqual([
    1,
    'PUBLIC_URL has a question or a hash behind its path',
  ])
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
