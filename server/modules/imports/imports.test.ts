import { expect, test } from 'vitest'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { importFeeds } from '../../import/import-feeds.ts'
import { recordSource, type FeedRecord } from '../../import/source.ts'

const here = serverForTests(['admin', 'dealer'])
const bring = (feed: string, make: () => Iterable<FeedRecord>, dryRun = false) =>
  importFeeds(here.database, 'aa', recordSource({ [feed]: make }), {
    delta: true,
    dryRun,
    origin: { by: 'npm run import', source: '/feeds' },
  })
const ask = async () =>
  (
    await here.admin.ask(
      '{ imports { count rows { id state startedBy source delta error changed refused files { feed rows inserted refused brokenReason } } } }',
    )
  ).data.imports

const customer = (r3: string, name = 'Shop') => ({ r3, name })

test('every import is recorded with its files, a dry run is not', async () => {
  await bring('customers', () => [customer('N1'), customer('N2', '')])
  await bring('customers', () => [customer('N3')], true)
  await expect(
    bring('customers', () => {
      throw new Error('the line was cut')
    }),
  ).rejects.toThrow('the line was cut')
  const { count, rows } = await ask()
  expect(count).toBe(2)
  expect(rows[0]).toMatchObject({ state: 'FAILED', error: 'the line was cut', files: [] })
  expect(rows[1]).toMatchObject({
    state: 'PARTLY',
    startedBy: expect.stringMatching(/^npm run import/),
    source: '/feeds',
    delta: true,
    changed: 1,
    refused: 1,
    files: [{ feed: 'customers', rows: 2, inserted: 1, refused: 1, brokenReason: null }],
  })
})

test('refused rows are downloaded as CSV that no spreadsheet takes for formulas', async () => {
  await bring('areas', () => [
    { customer: '=HYPERLINK("https://evil.example")', sorg: '1000', price_group: 'A' },
  ])
  const { id } = (await ask()).rows[0]!
  const url = `/server/imports/${id}/areas`
  const answer = await here.admin.send({ method: 'GET', url })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="areas-refused.csv"')
  expect(answer.body.split('\r\n')).toEqual([
    'line,column,reason,text,value',
    `2,customer,too_long,"is too long","'=HYPERLINK(""https://evil.example"")"`,
    '',
  ])
  const refused = await here.dealer.send({ method: 'GET', url })
  expect(refused.statusCode).toBe(403)
  for (const missing of [`/server/imports/${id}/stock`, '/server/imports/x/areas'])
    expect((await here.admin.send({ method: 'GET', url: missing })).statusCode).toBe(404)
})
