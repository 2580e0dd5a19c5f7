import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { startWork } from '../../../tests/support/work.ts'
import { buildWorld } from '../../../tests/support/world.ts'
import { giveFirstPassword } from '../../admin/first-password.ts'
import type { Database } from '../../db/database.ts'
import { importFeeds } from '../import-feeds.ts'
import { recordSource } from '../source.ts'

let database: Database
beforeAll(async () => {
  database = await emptyPostgres()
  await buildWorld(database, 'aa')
})
afterAll(() => database.close())
beforeEach(() => {
  delete process.env.FEED_ROLES
})
const rows = <Row = Record<string, unknown>>(sql: string) =>
  database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) => tx.query<Row>(sql))

const person = (username: string, more: Record<string, string> = {}) => ({
  username,
  name: `Name of ${username}`,
  role: 'dealer',
  email: `${username.toLowerCase()}@aa.example`,
  customers: '0000000001',
  ...more,
})
const bring = async (...records: Record<string, string>[]) => {
  const { files } = await importFeeds(database, 'aa', recordSource({ users: () => records }), {
    delta: true,
  })
  return files[0]!.refused.map(({ column, reason }) => `${column} ${reason}`)
}

test('a row of a feed takes over no account that a feed did not bring, in no spelling', async () => {
  const before = await rows("SELECT * FROM app_user WHERE username = 'office'")
  expect(
    await bring(
      person('office', { email: 'thief@evil.example' }),
      person('Office', { email: 'thief@evil.example' }),
      person('fresh'),
    ),
  ).toEqual(['username not_of_this_feed', 'username not_of_this_feed'])
  expect(await rows("SELECT * FROM app_user WHERE username = 'office'")).toEqual(before)
  expect(await rows("SELECT 1 FROM app_user WHERE lower(username) = 'office'")).toHaveLength(1)
  await giveFirstPassword(database, 'aa', 'fresh')
  expect(await bring(person('fresh', { role: 'salesman' })), 'taken in hand since').toEqual([
    'username not_of_this_feed',
  ])
})

test('a feed gives no role that administers others, unless the installation lists it', async () => {
  expect(await bring(person('boss', { role: 'admin' }), person('us', { role: 'user.us' }))).toEqual(
    ['role role_not_allowed', 'role role_not_allowed'],
  )
  process.env.FEED_ROLES = 'admin, salesman'
  expect(await bring(person('boss', { role: 'admin' }), person('gerd'))).toEqual([
    'role role_not_allowed',
  ])
  expect(await rows("SELECT role FROM app_user WHERE username IN ('boss', 'gerd')")).toEqual([
    { role: 'admin' },
  ])
})

test('a change of a person by feed is recorded, and the former address is told', async () => {
  await bring(person('mia', { email: 'mia@old.example' }))
  await bring(person('mia', { email: 'mia@new.example', role: 'salesman' }))
  await bring(person('mia', { email: 'mia@new.example', role: 'salesman' }))
  expect(
    await rows(
      `SELECT target, before->>'email' AS former, after->>'email' AS email, before->>'role' AS "formerRole", after->>'role' AS role
       FROM audit_log WHERE action = 'user.updated' AND target = 'mia'`,
    ),
  ).toEqual([
    {
      target: 'mia',
      former: 'mia@old.example',
      email: 'mia@new.example',
      formerRole: 'dealer',
      role: 'salesman',
    },
  ])
  expect(
    await rows(
      `SELECT after->'created' AS created FROM audit_log WHERE action = 'feed.imported' ORDER BY id DESC LIMIT 2`,
    ),
  ).toEqual([{ created: null }, { created: ['mia'] }])
  const work = startWork(database)
  await work.drain()
  const told = work.mails().filter((mail) => mail.includes('To: mia@old.example'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('mia@new.example')
})
