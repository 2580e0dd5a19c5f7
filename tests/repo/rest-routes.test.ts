import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { requireRules, routeRules } from '../../server/route.ts'
import { emptyPostgres } from '../support/database.ts'
import { startApp } from '../support/server.ts'

/** A built portal of one page and one file: its routes exist only where there is one. */
function builtPortal(): string {
  const dir = mkdtempSync(join(tmpdir(), 'portal-'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'index.html'), '<title></title><head></head><div id="app"></div>')
  writeFileSync(join(dir, 'assets/a.js'), '')
  return dir
}

test('every route of the server has a rule: who may ask', async () => {
  const database = await emptyPostgres()
  const app = await startApp(database, { portalDir: builtPortal() })
  await app.ready()
  const lines = routeRules.get(app)!.map((line) => line.replace('GET,POST,OPTIONS', 'GET'))
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.filter((line) => line.includes('/assets/'))).toEqual([])
  // Fastify answers HEAD by the route of GET, with its rule.
  const own = lines.filter(
    (line) => !line.startsWith('HEAD ') || !lines.includes(line.replace('HEAD', 'GET')),
  )
  expect(own.sort()).toMatchSnapshot()
  await app.close()
  await database.close()
})

test('a server with a route that was registered past route() does not start', async () => {
  const app = Fastify()
  requireRules(app)
  app.get('/forgotten', () => 'secret')
  await expect(app.ready()).rejects.toThrow('GET /forgotten has no rule')
})
