import { afterAll, beforeAll, expect, test } from 'vitest'
import { largestDocument } from '#domain/article/article-documents.ts'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { setUpTenant } from '../../admin/set-up-tenant.ts'
import { cleanUp } from '../../jobs/cleanup.ts'
import type { Database } from '../../db/database.ts'
import { importFeeds } from '../import-feeds.ts'
import { type FeedRecord, recordSource } from '../source.ts'
import type { ReadFile } from '../source-file.ts'

let database: Database
const disk = new Map<string, Uint8Array>()
const readFile: ReadFile = (name, most) =>
  Promise.resolve((disk.get(name)?.length ?? 0) > most ? 'too_large' : disk.get(name))
const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.4\n${text}`)
const rows = <Row = Record<string, unknown>>(sql: string) =>
  database.within({ tenantId: 't', user: 'any', customers: 'all' }, (tx) => tx.query<Row>(sql))
const manual = (code: string, file: string): FeedRecord => ({
  code,
  type: 'manual',
  title: code,
  language: 'en',
  file,
})
const bring = async (documents: FeedRecord[], links: FeedRecord[] = [], delta = true) => {
  const { files } = await importFeeds(
    database,
    't',
    recordSource({ documents: () => documents, 'document-links': () => links }, readFile),
    { delta, today: '2026-11-21' },
  )
  return { documents: files[0]!, links: files[1]! }
}
const changed = async () =>
  await rows<{ code: string; n: number }>(
    'SELECT a.code, c.changed_in AS n FROM article_change c JOIN article a ON a.id = c.article_id ORDER BY 1',
  )

beforeAll(async () => {
  database = await emptyPostgres()
  await setUpTenant(database, {
    id: 't',
    name: 'T',
    country: 'DE',
    timeZone: 'UTC',
    hosts: [],
    config: {},
  })
  const articles = () =>
    [
      ['A-1', 'A'],
      ['A-2', 'A'],
      ['B-1', 'B'],
    ].map(([code, model]) => ({ code, model, name: code, brand: 'Brand', category: 'paa' }))
  await importFeeds(database, 't', recordSource({ articles }), { today: '2026-11-21' })
  disk.set('one.pdf', pdf('one')).set('two.pdf', pdf('two'))
})
afterAll(() => database.close())

test('a file of several documents is kept once, with its size and kind', async () => {
  expect(
    (
      await bring(
        [manual('M-1', 'one.pdf'), manual('M-2', 'one.pdf'), manual('M-3', 'two.pdf')],
        [
          { document: 'M-1', model: 'A' },
          { document: 'M-3', article: 'B-1' },
        ],
      )
    ).documents,
  ).toMatchObject({ inserted: 3, refusedCount: 0 })
  expect(await rows('SELECT code, bytes, format FROM article_document ORDER BY code')).toEqual(
    ['M-1', 'M-2', 'M-3'].map((code) => ({ code, bytes: 12, format: 'pdf' })),
  )
  expect(await rows('SELECT name FROM article_document_file ORDER BY name')).toEqual([
    { name: 'one.pdf' },
    { name: 'two.pdf' },
  ])
})

test('another content under the same name is a change of its documents, and of the articles they are about alone', async () => {
  const before = await changed()
  disk.set('one.pdf', pdf('one, second edition'))
  expect(
    (await bring([manual('M-1', 'one.pdf'), manual('M-2', 'one.pdf'), manual('M-3', 'two.pdf')]))
      .documents,
  ).toMatchObject({ updated: 2, unchanged: 1 })
  expect(
    await rows(
      `SELECT convert_from(content, 'UTF8') AS content, bytes FROM article_document_file WHERE name = 'one.pdf'`,
    ),
  ).toEqual([{ content: '%PDF-1.4\none, second edition', bytes: 28 }])
  const after = await changed()
  expect(after.filter(({ n }, at) => n !== before[at]!.n).map(({ code }) => code)).toEqual([
    'A-1',
    'A-2',
  ])
})

test('what does not come again stays; what is too large, or not what it says, refuses its row and changes nothing', async () => {
  disk.delete('two.pdf')
  expect((await bring([manual('M-3', 'two.pdf')])).documents).toMatchObject({
    unchanged: 1,
    refusedCount: 0,
  })
  disk.set('two.pdf', new Uint8Array(largestDocument + 1))
  expect((await bring([manual('M-3', 'two.pdf')])).documents.refused).toMatchObject([
    { line: 2, column: 'file', reason: 'too_large' },
  ])
  disk.set('two.pdf', new TextEncoder().encode('<html>'))
  expect((await bring([manual('M-3', 'two.pdf')], [], false)).documents).toMatchObject({
    ended: 2,
    refused: [{ line: 2, column: 'file', reason: 'not_such_a_file' }],
  })
  expect(
    await rows('SELECT code, bytes, active FROM article_document ORDER BY code'),
  ).toMatchObject([
    { code: 'M-1', active: false },
    { code: 'M-2', active: false },
    { code: 'M-3', bytes: 12, active: true },
  ])
})

test('more files than are held at once all arrive', async () => {
  const many = Array.from({ length: 9 }, (_, n) => `big-${n}.pdf`)
  for (const name of many) disk.set(name, pdf(name.padEnd(1_000_000)))
  expect((await bring(many.map((name, n) => manual(`BIG-${n}`, name)))).documents).toMatchObject({
    inserted: 9,
    refusedCount: 0,
  })
  expect(
    await rows(
      `SELECT count(*)::int AS n FROM article_document_file WHERE name LIKE 'big-%' AND bytes > 1000000 AND octet_length(content) = bytes`,
    ),
  ).toEqual([{ n: 9 }])
})

test('a file that no document has any more goes with the cleanup, the others stay', async () => {
  disk.set('two.pdf', pdf('two'))
  await bring([manual('M-3', 'two.pdf'), manual('M-1', 'two.pdf'), manual('M-2', 'two.pdf')])
  await cleanUp(database, new Date())
  expect(await rows(`SELECT name FROM article_document_file WHERE name NOT LIKE 'big-%'`)).toEqual([
    { name: 'two.pdf' },
  ])
  expect(
    await rows(`SELECT count(*)::int AS n FROM article_document_file WHERE name LIKE 'big-%'`),
  ).toEqual([{ n: 9 }])
})
