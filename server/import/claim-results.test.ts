import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPostgres } from '../../tests/support/database.ts'
import { setUpTenant } from '../admin/set-up-tenant.ts'
import type { Database } from '../db/database.ts'
import { importFeeds } from './import-feeds.ts'
import { recordSource, type FeedRecord } from './source.ts'

let database: Database
const rows = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  database.within({ tenantId: 't', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, values),
  )

/** Brings results. @returns the refusals, `line column reason` */
async function bring(...records: FeedRecord[]) {
  const { files } = await importFeeds(
    database,
    't',
    recordSource({ 'claim-results': () => records }),
    { delta: true, today: '2026-11-24' },
  )
  return files[0]!.refused.map(({ line, column, reason }) => `${line} ${column} ${reason}`)
}

let made = 0
/** Makes a claim that stands at a status. @returns its number */
async function claim(status: string): Promise<string> {
  made += 1
  const number = `C90000${made}`
  await rows(
    `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at)
     SELECT 't', id, gen_random_uuid(), $1, 'bike', $2, '2026-11-01', '{}', 1, '2026-11-01', '2026-11-01' FROM customer`,
    [number, status],
  )
  return number
}
const stateOf = async (number: string) =>
  (
    await rows<{ status: string; revision: number; history: string[] | null }>(
      `SELECT k.status, k.revision, (SELECT array_agg(h.from_status || '>' || h.to_status || ':' || h.reason ORDER BY h.created_at) FROM claim_history h WHERE h.claim_id = k.id) AS history
       FROM claim k WHERE k.number = $1`,
      [number],
    )
  )[0]

beforeAll(async () => {
  database = await emptyPostgres()
  const tenant = { name: 'T', country: 'DE', timeZone: 'UTC', config: {} }
  await setUpTenant(database, { ...tenant, id: 't', hosts: [] })
  await importFeeds(database, 't', recordSource({ customers: () => [{ r3: 'K1', name: 'One' }] }), {
    delta: true,
    today: '2026-11-24',
  })
})
afterAll(() => database.close())

test.each([
  ['submitted', 'in_review', []],
  // Between two files the ERP has gone several steps.
  ['submitted', 'credit_issued', []],
  ['information_needed', 'approved', []],
  ['rejected', 'closed', []],
  ['closed', 'in_review', ['2 status not_the_next_status']],
  ['cancelled', 'approved', ['2 status not_the_next_status']],
  ['approved', 'in_review', ['2 status not_the_next_status']],
  ['approved', 'submitted', ['2 status not_the_next_status']],
])('a claim that is %s and comes as %s', async (from, status, refusals) => {
  const number = await claim(from)
  expect(await bring({ number, status })).toEqual(refusals)
  expect(await stateOf(number)).toEqual(
    refusals.length > 0
      ? { status: from, revision: 1, history: null }
      : { status, revision: 2, history: [`${from}>${status}:`] },
  )
})

test('a claim that comes to wait for the dealer is mailed, any other is not', async () => {
  const mailed = async () =>
    (await database.jobs(`SELECT 1 FROM pgboss.job WHERE name = 'claim-mail'`)).rows.length
  const before = await mailed()
  const number = await claim('submitted')
  await bring({ number, status: 'in_review' })
  expect(await mailed()).toBe(before)
  await bring({ number, status: 'information_needed', reason: 'Invoice' })
  expect(await mailed()).toBe(before + 1)
})

test('a status that needs a reason is refused without one', async () => {
  const number = await claim('in_review')
  expect(await bring({ number, status: 'rejected' })).toEqual(['2 reason missing_value'])
  expect(await bring({ number, status: 'rejected', reason: 'Worn out' })).toEqual([])
  expect((await stateOf(number))?.history).toEqual(['in_review>rejected:Worn out'])
})

test('what the ERP has said before does not undo what the office has done since', async () => {
  const number = await claim('in_review')
  await bring({ number, status: 'approved' })
  await rows(`UPDATE claim SET status = 'credit_issued' WHERE number = $1`, [number])
  expect(await bring({ number, status: 'approved', tracking_no: 'T1' })).toEqual([])
  expect(await stateOf(number)).toEqual({
    status: 'credit_issued',
    revision: 2,
    history: ['in_review>approved:'],
  })
  expect(await bring({ number, status: 'approved', tracking_no: 'T1' })).toEqual([])
  expect((await stateOf(number))?.revision, 'nothing that is edited').toBe(2)
})

test('a tenant’s own changes count, for the category of the claim', async () => {
  await rows(
    `INSERT INTO claim_transition (tenant_id, product_category, customer_category, from_status, to_status, role) VALUES ('t', 'bike', '', 'submitted', 'repaired', 'office'), ('t', 'paa', '', 'submitted', 'approved', 'office'), ('t', '', '', 'submitted', 'cancelled', 'dealer')`,
  )
  const number = await claim('submitted')
  expect(await bring({ number, status: 'approved' })).toEqual(['2 status not_the_next_status'])
  expect(await bring({ number, status: 'cancelled', reason: 'No' })).toEqual([
    '2 status not_the_next_status',
  ])
  expect(await bring({ number, status: 'repaired' })).toEqual([])
  await rows('DELETE FROM claim_transition')
})

test('a number that is not known is refused', async () => {
  expect(await bring({ number: 'C1', status: 'closed' })).toEqual(['2 number unknown_claim'])
})

test('the tenant’s own transitions count instead of the portal’s, until none is left', async () => {
  const allow = (active: string) =>
    importFeeds(
      database,
      't',
      recordSource({
        'claim-transitions': () => [
          { from_status: 'submitted', to_status: 'approved', role: 'office', active },
        ],
      }),
      { delta: true, today: '2026-11-24' },
    )
  await allow('1')
  const number = await claim('submitted')
  const refusal = ['2 status not_the_next_status']
  expect(await bring({ number, status: 'in_review' })).toEqual(refusal)
  expect(await bring({ number, status: 'approved' })).toEqual([])
  await allow('0')
  expect(await bring({ number: await claim('submitted'), status: 'in_review' })).toEqual([])
})
