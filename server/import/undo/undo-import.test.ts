import { expect, test } from 'vitest'
import { startWork } from '../../../tests/support/work.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { feeds } from '../feed-order.ts'
import { importFeeds } from '../import-feeds.ts'
import { recordSource, type FeedRecord } from '../source.ts'
import { undoImport } from './undo-import.ts'

const here = serverForTests(['admin', 'dealer'])
const rows = <Row = Record<string, unknown>>(sql: string) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql),
  )
const bring = async (records: Record<string, FeedRecord[]>, delta = true) => {
  const source = recordSource(
    Object.fromEntries(Object.entries(records).map(([feed, list]) => [feed, () => list])),
  )
  return (await importFeeds(here.database, 'aa', source, { delta, allowEnded: 100 })).id!
}
const undo = (run: string) => undoImport(here.database, 'aa', run, null)

const everything = async () => {
  const texts: string[] = []
  for (const table of new Set(feeds.map((feed) => feed.table)))
    texts.push(
      ...(await rows<{ text: string }>(`SELECT t::text AS text FROM ${table} t ORDER BY 1`)).map(
        ({ text }) => `${table} ${text}`,
      ),
    )
  return texts
}

test('changed, ended and new rows are as they were', async () => {
  const [article] = await rows<{ code: string; name: string }>(
    'SELECT code, name FROM article ORDER BY code LIMIT 1',
  )
  const before = await everything()
  const run = await bring(
    {
      organisations: [
        {
          sorg: '9000',
          name: 'New',
          company_code: 'N',
          company_name: 'New',
          currency: 'EUR',
          merchant_name: 'New',
        },
      ],
      articles: [{ code: article!.code, name: 'Wrong name', brand: 'X', category: 'paa' }],
      stock: [],
      prices: [
        {
          article: article!.code,
          sorg: '1000',
          price_group: 'A',
          dealer: 1,
          valid_from: '2031-01-01',
        },
      ],
    },
    false,
  )
  expect(await everything()).not.toEqual(before)
  const undone = await undo(run)
  expect(undone!.leftAlone).toBe(0)
  expect(undone!.restored).toBeGreaterThan(3)
  expect(await everything()).toEqual(before)
})

test('an article that the import brought is deactivated, since others may name it', async () => {
  const run = await bring({
    articles: [{ code: 'FRESH', name: 'Bell', brand: 'Ding', category: 'paa' }],
  })
  await undo(run)
  expect(await rows(`SELECT active FROM article WHERE code = 'FRESH'`)).toEqual([{ active: false }])
})

test('a row that has changed since stays, and is counted', async () => {
  const customer = (name: string) => ({ r3: 'LATER', name })
  await bring({ customers: [customer('One'), { r3: 'SAME', name: 'One' }] })
  const wrong = await bring({ customers: [customer('Two'), { r3: 'SAME', name: 'Two' }] })
  await bring({ customers: [customer('Three')] })
  expect(await undo(wrong)).toEqual({ restored: 1, leftAlone: 1 })
  expect(
    await rows(`SELECT r3, name FROM customer WHERE r3 IN ('LATER', 'SAME') ORDER BY r3`),
  ).toEqual([
    { r3: 'LATER', name: 'Three' },
    { r3: 'SAME', name: 'One' },
  ])
  expect(await undo(wrong)).toBeUndefined()
})

const history = 'imports { rows { id state undoable restored leftAlone } }'
const ask = async () => (await here.admin.ask(`{ ${history} }`)).data.imports.rows[0]

test('an administrator undoes the last import; nobody else does', async () => {
  const run = await bring({ customers: [{ r3: 'BYSCREEN', name: 'Shop' }] })
  expect(await ask()).toMatchObject({ id: run, state: 'DONE', undoable: true, restored: null })
  const mutation = `mutation { undoImport(id: "${run}") { import { state undoable } userErrors { code } } }`
  expect((await here.dealer.ask(mutation)).errors![0]!.extensions!.code).toBe('FORBIDDEN')
  expect((await here.admin.ask(mutation)).data.undoImport).toEqual({
    import: { state: 'UNDOING', undoable: false },
    userErrors: [],
  })
  expect((await here.admin.ask(mutation)).data.undoImport.userErrors).toEqual([
    { code: 'cannot_undo' },
  ])
  await startWork(here.database).drain()
  expect(await ask()).toMatchObject({ id: run, state: 'UNDONE', restored: 1, leftAlone: 0 })
  expect(
    await rows(
      `SELECT target, after FROM audit_log WHERE action = 'import.undone' ORDER BY id DESC LIMIT 1`,
    ),
  ).toEqual([{ target: run, after: { restored: 1, leftAlone: 0 } }])
})

test('every table that a feed writes is watched', async () => {
  const watched = await here.database.bare((tx) =>
    tx.query<{ name: string }>(
      `SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'import_updated' ORDER BY 1`,
    ),
  )
  const names = watched.map(({ name }) => name)
  expect(
    [...new Set(feeds.map(({ table }) => table))].filter((table) => !names.includes(table)),
  ).toEqual([])
})
