import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/database.ts'
import { askPublicly, logIn, startApp } from '../../tests/support/server.ts'
import { secretIn, startWork } from '../../tests/support/work.ts'
import { buildWorld, type World } from '../../tests/support/world.ts'
import { openTenant } from '../admin/open-tenant.ts'
import type { Database } from '../db/database.ts'
import { importFeeds } from '../import/import-feeds.ts'
import { recordSource } from '../import/source.ts'

let database: Database
let app: FastifyInstance
let world: World
let now = new Date()
beforeAll(async () => {
  database = await emptyPostgres()
  world = await buildWorld(database, 'aa')
  app = await startApp(database, { clock: () => now })
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})

const person = (username: string, more: Record<string, string> = {}) => ({
  username,
  name: `Name of ${username}`,
  role: 'dealer',
  email: `${username}@aa.example`,
  customers: '0000000001',
  ...more,
})
const bring = (...records: Record<string, string>[]) =>
  importFeeds(database, 'aa', recordSource({ users: () => records }), { delta: true, invite: true })
const set = async (secret: string) =>
  (
    await askPublicly(
      app,
      world.host,
      'mutation($s: String!) { setPassword(secret: $s, password: "Sattel-9fest") { username userErrors { code } } }',
      { s: secret },
    )
  ).data.setPassword

test('people who come by import get a link, once, in their language; it works for seven days', async () => {
  const first = await bring(
    person('anna', { language: 'fr' }),
    person('ben'),
    person('carl', { email: '' }),
  )
  expect(first.invited).toBe(2)
  expect(
    (await bring(person('anna', { name: 'Anna B.' }), person('ben'), person('carl', { email: '' })))
      .invited,
  ).toBe(0)
  expect((await bring(person('carl'))).invited, 'who gets an address later').toBe(1)

  const work = startWork(database, { clock: () => now })
  await work.drain()
  const mails = work.mails()
  expect(mails).toHaveLength(3)
  const [anna, ben, carl] = ['anna', 'ben', 'carl'].map((name) =>
    mails.find((mail) => mail.includes(`To: ${name}@aa.example`))!,
  ) as [string, string, string]
  expect(anna).toContain('/fr/set-password#')
  expect(anna).toContain('Votre identifiant est anna')

  now = new Date(now.getTime() + 6.9 * 86_400_000)
  expect(await set(secretIn(anna))).toEqual({ username: 'anna', userErrors: [] })
  expect(
    (
      await app.inject({
        method: 'POST',
        url: '/login',
        headers: { host: world.host },
        payload: { username: 'anna', password: 'Sattel-9fest' },
      })
    ).statusCode,
  ).toBe(200)
  now = new Date(now.getTime() + 0.2 * 86_400_000)
  expect(await set(secretIn(ben))).toEqual({
    username: null,
    userErrors: [{ code: 'link_invalid' }],
  })
  expect(carl).toContain('http://aa.test:4400/en-us/set-password#')
})

test('an import that does not say so invites nobody', async () => {
  const report = await importFeeds(
    database,
    'aa',
    recordSource({ users: () => [person('dora')] }),
    { delta: true },
  )
  expect([report.createdUsers, report.invited]).toEqual([['dora'], 0])
})

test('before a tenant is opened nothing is mailed to anybody; opening it invites once', async () => {
  const sql = (text: string) => database.bare((tx) => tx.query(text))
  const states = () =>
    database.within({ tenantId: 'aa', user: 'any', customers: [] }, (tx) =>
      tx.query('SELECT recipient, state, secret FROM mail_message ORDER BY id'),
    )
  await database.within({ tenantId: 'aa', user: 'any', customers: [] }, (tx) =>
    tx.query('DELETE FROM mail_message'),
  )
  await sql("UPDATE tenant SET opened_at = NULL WHERE id = 'aa'")
  expect(await bring(person('dora'))).toMatchObject({ invited: 0, toInvite: 1 })
  expect(await states()).toEqual([])

  // A changed address is told to the former one.
  await bring(person('dora', { email: 'new@aa.example' }))
  expect(await states()).toEqual([{ recipient: 'dora@aa.example', state: 'held', secret: null }])

  expect(await openTenant(database, 'aa', { invite: true })).toBe(1)
  expect(await openTenant(database, 'aa', { invite: true }), 'once').toBe(0)
  expect(await openTenant(database, 'nobody', { invite: true })).toBeUndefined()
  const work = startWork(database, { clock: () => now })
  await work.drain()
  expect(work.mails()).toHaveLength(1)
  expect(await states()).toMatchObject([
    { recipient: 'dora@aa.example', state: 'held' },
    { recipient: 'new@aa.example', state: 'filed' },
  ])
})

test('an administrator opens the portal on the screen of settings, once', async () => {
  const sql = (text: string) => database.bare((tx) => tx.query(text))
  await sql("UPDATE tenant SET opened_at = NULL WHERE id = 'aa'")
  await bring(person('olga'))
  const admin = await logIn(app, world.host, 'admin')
  const opening = '{ portalOpening { openedAt toInvite } }'
  expect((await admin.ask(opening)).data.portalOpening).toEqual({ openedAt: null, toInvite: 1 })
  const open = async (invite: boolean) =>
    (
      await admin.ask(
        `mutation { openPortal(invite: ${invite}) { invited opening { openedAt toInvite } } }`,
      )
    ).data.openPortal
  const opened = await open(true)
  expect(opened).toMatchObject({ invited: 1, opening: { toInvite: 0 } })
  expect(await open(true)).toEqual({ invited: 0, opening: opened.opening })
  const work = startWork(database, { clock: () => now })
  await work.drain()
  expect(work.mails().filter((mail) => mail.includes('olga@aa.example'))).toHaveLength(1)
  const noted = await database.within({ tenantId: 'aa', user: 'any', customers: [] }, (tx) =>
    tx.query(`SELECT after FROM audit_log WHERE action = 'portal.opened'`),
  )
  expect(noted).toEqual([{ after: { invited: 1 } }])
})

test('an import can leave the invitations for later', async () => {
  const quiet = await importFeeds(database, 'aa', recordSource({ users: () => [person('emil')] }), {
    delta: true,
    invite: false,
  })
  expect(quiet).toMatchObject({ invited: 0 })
  expect(await openTenant(database, 'aa', { invite: false })).toBe(0)
  expect((await bring(person('emil'))).invited).toBe(1)
})
