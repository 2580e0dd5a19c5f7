import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { photo, sha256Of } from '../../../tests/support/photo.ts'
import { tempDir } from '../../../tests/support/upload.ts'
import { startWork } from '../../../tests/support/work.ts'
import { buildWorld, goods } from '../../../tests/support/world.ts'
import type { Database } from '../../db/database.ts'
import { fetchPicture } from '../../modules/files/fetch-picture.ts'
import { originalKey } from '../../modules/files/file-store.ts'
import { createFileStore } from '../../modules/files/create-file-store.ts'
import { importFeeds } from '../import-feeds.ts'
import { type FeedRecord, recordSource } from '../source.ts'

const dataDir = tempDir('feed-pictures')
const store = createFileStore({ s3: undefined, dataDir })
let database: Database
let work: ReturnType<typeof startWork>

const inTenant = <Row>(sql: string, params: unknown[] = []) =>
  database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, params),
  )

/** Imports rows with the files that lie beside them. @returns reasons of refused rows */
async function bring(
  rows: FeedRecord[],
  files: Record<string, Uint8Array> = {},
  delta = false,
): Promise<string[]> {
  const source = recordSource({ 'article-pictures': () => rows }, undefined, async (name, most) => {
    const content = files[name]
    return content && content.length > most ? 'too_large' : content
  })
  const report = await importFeeds(database, 'aa', source, { store, delta })
  await work.drain()
  return report.files[0]!.refused.map(({ line, column, reason }) => `${line} ${column} ${reason}`)
}

/** Returns the contents of an article's pictures, in their order. */
const shown = async (code: string): Promise<string[]> =>
  (
    await inTenant<{ sha256: string }>(
      `SELECT f.sha256 FROM file_use u JOIN file f ON f.id = u.file_id WHERE u.owner = $1 AND f.state = 'ready' ORDER BY u.position`,
      [code],
    )
  ).map(({ sha256 }) => sha256)
const sourceOf = async (code: string) =>
  (
    await inTenant<{ error: string | null; file_id: string | null }>(
      'SELECT error, file_id FROM article_picture_source WHERE article_code = $1',
      [code],
    )
  )[0]

let pictures: Buffer[]
beforeAll(async () => {
  database = await emptyPostgres()
  await buildWorld(database, 'aa')
  work = startWork(database, { settings: { dataDir, localPush: true } })
  pictures = await Promise.all([1, 2, 3].map((seed) => photo({ seed, width: 60, height: 40 })))
})
beforeEach(async () => {
  await inTenant('DELETE FROM file_use')
  await inTenant('DELETE FROM article_picture_source')
})
afterAll(() => database.close())

const row = (article: string, position: number, file: string) => ({ article, position, file })

describe('pictures beside the feed', () => {
  test('in the order of the feed, before those that people have uploaded', async () => {
    const [a, b, c] = pictures as [Buffer, Buffer, Buffer]
    await inTenant(
      `INSERT INTO file (tenant_id, id, kind, name, bytes, sha256, state, created_by) VALUES ('aa', $1, 'article-picture', 'own', 1, 'own', 'ready', 1)`,
      ['0198c0de-0000-7000-8000-000000000001'],
    )
    await inTenant(
      `INSERT INTO file_use (tenant_id, used_as, owner, file_id) VALUES ('aa', 'article-picture', $1, '0198c0de-0000-7000-8000-000000000001')`,
      [goods.bike],
    )
    const rows = [row(goods.bike, 2, 'b.jpg'), row(goods.bike, 1, 'a.jpg')]
    expect(await bring(rows, { 'a.jpg': a, 'b.jpg': b })).toEqual([])
    expect(await shown(goods.bike)).toEqual([sha256Of(a), sha256Of(b), 'own'])
    expect((await store.get(originalKey('aa', sha256Of(a))))?.equals(a)).toBe(true)

    // Importing again without the files changes nothing.
    expect(await bring(rows)).toEqual([])
    expect(await shown(goods.bike)).toEqual([sha256Of(a), sha256Of(b), 'own'])
    // Another content of the same name takes its place; a full file ends what it does not name.
    await bring([row(goods.bike, 1, 'a.jpg')], { 'a.jpg': c })
    expect(await shown(goods.bike)).toEqual([sha256Of(c), 'own'])
    await bring([row(goods.bolt, 1, 'a.jpg')], {}, true)
    expect(await shown(goods.bike)).toEqual([sha256Of(c), 'own'])
    expect(await shown(goods.bolt)).toEqual([sha256Of(c)])
  })

  test('rows that cannot be', async () => {
    expect(
      await bring(
        [
          row('NOBODY', 1, 'a.jpg'),
          row(goods.bike, 1, 'missing.jpg'),
          row(goods.bike, 2, 'page.jpg'),
          row(goods.bike, 3, 'large.jpg'),
          row(goods.bike, 25, 'a.jpg'),
          row(goods.bike, 4, '../a.jpg'),
          { article: goods.bike, position: 5 },
          { article: goods.bike, position: 6, file: 'a.jpg', address: 'https://x.example/a' },
          { article: goods.bike, position: 7, address: 'http://x.example/a.jpg' },
        ],
        {
          'a.jpg': pictures[0]!,
          'page.jpg': Buffer.from('<html>'),
          'large.jpg': Buffer.alloc(20_000_001),
        },
      ),
    ).toEqual([
      '2 article unknown_article',
      '3 file unknown_file',
      '4 file not_such_a_file',
      '5 file too_large',
      '6 position out_of_range',
      '7 file bad_character',
      '8 file missing_value',
      '9 address file_or_address',
      '10 address not_a_link',
    ])
  })
})

describe('pictures at addresses', () => {
  const servers: { close: () => unknown }[] = []
  afterEach(() => servers.splice(0).forEach((server) => server.close()))
  const serve = async (answer: RequestListener) => {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  /** A row as the feed leaves it; the feed itself takes https alone, which no test server speaks. */
  const waitFor = async (code: string, address: string) => {
    await inTenant(
      `INSERT INTO article_picture_source (tenant_id, article_code, position, address) VALUES ('aa', $1, 1, $2)`,
      [code, address],
    )
    await bring([], {}, true)
  }

  test('fetched by a job and shown', async () => {
    const base = await serve((_request, response) => response.end(pictures[1]))
    await waitFor(goods.bike, `${base}/fjord.jpg`)
    expect(await shown(goods.bike)).toEqual([sha256Of(pictures[1]!)])
    expect(await inTenant(`SELECT name FROM file WHERE name = 'fjord.jpg'`)).toHaveLength(1)
  })

  test('what is no picture, or not there, is noted beside its row', async () => {
    const base = await serve((request, response) => {
      if (request.url === '/page') response.end('<html>')
      else response.writeHead(404).end()
    })
    await waitFor(goods.bolt, `${base}/page`)
    expect((await sourceOf(goods.bolt))?.error).toBe('not a picture that is accepted')
    await waitFor(goods.part, `${base}/gone`)
    expect((await sourceOf(goods.part))?.error).toBe('HTTP 404')
  })

  const rules = { most: 1_000, local: false }
  test.each([
    'http://shop.example/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://10.0.0.5/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/a.jpg',
    'https://db.internal/a.jpg',
    'https://shop.example:8443/a.jpg',
    'https://user:secret@shop.example/a.jpg',
  ])('never asks %s', async (address) => {
    expect(await fetchPicture(address, rules)).toMatchObject({
      refused: 'not_open',
    })
  })

  test('ends what is too large, turns in a circle or breaks off', async () => {
    const base = await serve((request, response) => {
      if (request.url === '/large') response.end(Buffer.alloc(2_000))
      else if (request.url === '/circle') response.writeHead(302, { location: '/circle' }).end()
      else if (request.url === '/on') response.writeHead(302, { location: '/small' }).end()
      else if (request.url === '/small') response.end('small')
      else if (request.url === '/out') response.writeHead(302, { location: 'ftp://x/' }).end()
      else response.writeHead(503).end()
    })
    const local = { most: 1_000, local: true }
    expect(await fetchPicture(`${base}/large`, local)).toMatchObject({ refused: 'too_large' })
    expect(await fetchPicture(`${base}/circle`, local)).toMatchObject({ refused: 'redirects' })
    expect(await fetchPicture(`${base}/on`, local)).toEqual({ content: Buffer.from('small') })
    expect(await fetchPicture(`${base}/out`, local)).toMatchObject({
      refused: 'not_open',
    })
    await expect(fetchPicture(`${base}/busy`, local)).rejects.toThrow('HTTP 503')
  })
})
