import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { photo, sha256Of } from '../../../tests/support/photo.ts'
import { logIn, type Session, startApp } from '../../../tests/support/server.ts'
import { tempDir, tusOf } from '../../../tests/support/upload.ts'
import { startWork } from '../../../tests/support/work.ts'
import { buildWorld, goods, type World } from '../../../tests/support/world.ts'
import type { Database } from '../../db/database.ts'
import { createFileStore } from './create-file-store.ts'
import { createPartialUploads } from './partial-uploads.ts'
import { cleanUpFiles } from './cleanup-files.ts'

const dataDir = tempDir('uploads')
let database: Database
let app: FastifyInstance
let world: World
let other: World
let work: ReturnType<typeof startWork>
let product: Session
let dealer: Session

const inTenant = <Row>(sql: string, params: unknown[] = [], tenantId = 'aa') =>
  database.within({ tenantId, user: 'any', customers: 'all' }, (tx) => tx.query<Row>(sql, params))
const rowOf = async (id: string) =>
  (await inTenant<Record<string, unknown>>('SELECT * FROM file WHERE id = $1', [id]))[0]
const get = (url: string, headers: Record<string, string> = {}, host = world.host) =>
  app.inject({ method: 'GET', url, headers: { host, ...headers } })

beforeAll(async () => {
  database = await emptyPostgres()
  world = await buildWorld(database, 'aa', { fileQuotaMb: 30 })
  other = await buildWorld(database, 'bb')
  app = await startApp(database, { settings: { dataDir } })
  work = startWork(database, { settings: { dataDir } })
  product = await logIn(app, world.host, 'product')
  dealer = await logIn(app, world.host, 'dealer')
})
afterAll(async () => {
  await app.close()
  await database.close()
})

describe('resumable uploads', () => {
  test('in pieces, with what has arrived told at any time, and whole at the end', async () => {
    const tus = tusOf(product)
    const content = await photo({ seed: 2 })
    const id = randomUUID()
    const created = await tus.create({ kind: 'article-picture', content, id, name: 'bike.png' })
    expect([created.statusCode, created.headers.location]).toEqual([201, `/uploads/${id}`])
    expect((await tus.patch(id, 0, content.subarray(0, 1_000))).headers['upload-offset']).toBe(
      '1000',
    )
    expect((await tus.head(id)).headers).toMatchObject({
      'upload-offset': '1000',
      'upload-length': String(content.length),
      'upload-state': 'uploading',
      'cache-control': 'no-store',
    })
    const behind = await tus.patch(id, 500, content.subarray(500))
    expect([behind.statusCode, behind.headers['upload-offset']]).toEqual([409, '1000'])
    const last = await tus.patch(id, 1_000, content.subarray(1_000))
    expect([last.statusCode, last.headers['upload-state']]).toEqual([204, 'stored'])
    expect(await rowOf(id)).toMatchObject({
      state: 'stored',
      mime: 'image/jpeg',
      name: 'bike.png',
      sha256: sha256Of(content),
      width: 400,
      height: 300,
    })
    expect(existsSync(join(dataDir, 'uploads/aa', id))).toBe(false)
  })

  test('sent again from the beginning it is the same upload; a stranger finds nothing', async () => {
    const tus = tusOf(product)
    const content = await photo({ seed: 3 })
    const id = randomUUID()
    for (let n = 0; n < 2; n += 1) {
      expect((await tus.create({ kind: 'article-picture', content, id })).statusCode).toBe(201)
      const { statusCode, headers } = await tus.head(id)
      expect([statusCode, headers['upload-offset']]).toEqual([200, n === 0 ? '0' : '10'])
      if (n === 0) await tus.patch(id, 0, content.subarray(0, 10))
    }
    const admin = tusOf(await logIn(app, world.host, 'admin'))
    expect((await admin.head(id)).statusCode).toBe(404)
    expect((await admin.patch(id, 10, content.subarray(10))).statusCode).toBe(404)
    expect((await admin.create({ kind: 'article-picture', content, id })).statusCode).toBe(400)
    expect((await tusOf(await logIn(app, other.host, 'product')).head(id)).statusCode).toBe(404)
  })

  test('a piece that was damaged on its way is taken back, and content that is not what was announced', async () => {
    const tus = tusOf(product)
    const content = await photo({ seed: 4 })
    const { id } = { id: randomUUID() }
    await tus.create({ kind: 'article-picture', content, id })
    const wrong = Buffer.from(sha256Of(content.subarray(1)), 'hex').toString('base64')
    const checksum = { 'upload-checksum': `sha256 ${wrong}` }
    expect((await tus.patch(id, 0, content.subarray(0, 100), checksum)).statusCode).toBe(460)
    expect((await tus.head(id)).headers['upload-offset']).toBe('0')
    const damaged = Buffer.from(content)
    damaged[200] = damaged[200]! ^ 1
    expect((await tus.patch(id, 0, damaged)).statusCode).toBe(460)
    expect((await tus.patch(id, 0, content)).statusCode).toBe(204)
  })

  test('a server that dies after the last byte completes at the next question', async () => {
    const tus = tusOf(product)
    const content = await photo({ seed: 5 })
    const id = randomUUID()
    await tus.create({
      kind: 'article-picture',
      content,
      id,
      use: 'article-picture',
      owner: goods.bolt,
    })
    await createPartialUploads(dataDir).append(
      { tenantId: 'aa', id },
      {
        from: 0,
        most: content.length,
        checksum: undefined,
        source: (async function* () {
          yield content
        })(),
      },
    )
    for (let n = 0; n < 2; n += 1)
      expect((await tus.head(id)).headers['upload-state']).toBe('stored')
    expect(await inTenant('SELECT owner FROM file_use WHERE file_id = $1', [id])).toEqual([
      { owner: goods.bolt },
    ])
  })

  test('an upload under way can be given up', async () => {
    const tus = tusOf(product)
    const content = await photo({ seed: 6 })
    const id = randomUUID()
    await tus.create({ kind: 'article-picture', content, id })
    await tus.patch(id, 0, content.subarray(0, 10))
    expect((await tus.remove(id)).statusCode).toBe(204)
    expect((await tus.head(id)).statusCode).toBe(404)
    expect(existsSync(join(dataDir, 'uploads/aa', id))).toBe(false)
  })

  test('what tus says of itself', async () => {
    const { headers, statusCode } = await app.inject({
      method: 'OPTIONS',
      url: '/uploads',
      headers: { host: world.host },
    })
    expect([statusCode, headers['tus-extension']]).toEqual([204, 'creation,checksum,termination'])
  })
})

describe('what is refused', () => {
  const refusalOf = async (kind: string, content: Uint8Array, rest = {}, session = product) => {
    const { answer } = await tusOf(session).send({ kind, content, ...rest })
    return `${answer.statusCode} ${String(answer.headers['upload-refusal'] ?? answer.json<{ code: string }>().code)}`
  }

  test.each([
    ['an empty file', 'article-picture', async () => Buffer.alloc(0), 'file_empty'],
    ['a file too large', 'document', async () => Buffer.alloc(10_000_001), 'file_too_large'],
    [
      'a page called picture',
      'article-picture',
      async () => Buffer.from('<html>'),
      'format_not_accepted',
    ],
    [
      'a drawing with scripts',
      'article-picture',
      async () => Buffer.from('<svg onload="x()">'),
      'format_not_accepted',
    ],
    [
      'a head without a picture',
      'article-picture',
      async () => Buffer.from([0xff, 0xd8, 0xff, 1, 2]),
      'image_broken',
    ],
    [
      'an icon that is no square',
      'brand-icon',
      () => photo({ format: 'png', width: 600, height: 512 }),
      'icon_not_square',
    ],
    [
      'an icon too small',
      'brand-icon',
      () => photo({ format: 'png', width: 100, height: 100 }),
      'icon_not_square',
    ],
  ])('%s', async (_, kind, content, refusal) => {
    const session = kind === 'brand-icon' ? await logIn(app, world.host, 'admin') : product
    expect(await refusalOf(kind, await content(), {}, session)).toBe(`422 ${refusal}`)
  })

  test('a picture that unpacks to more than memory holds', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusalOf('article-picture', bomb)).toBe('422 too_many_pixels')
  })

  test('an article that there is not, or that has its fill', async () => {
    const content = await photo()
    const use = { use: 'article-picture', owner: 'NOBODY' }
    expect(await refusalOf('article-picture', content, use)).toBe('422 not_for_this')
    expect(await refusalOf('document', content, { ...use, owner: goods.bike })).toBe(
      '422 not_for_this',
    )
    await inTenant(
      `INSERT INTO file_use (tenant_id, used_as, owner, file_id) SELECT 'aa', 'article-picture', $1, gen_random_uuid() FROM generate_series(1, 24)`,
      [goods.gone],
    )
    expect(await refusalOf('article-picture', content, { ...use, owner: goods.gone })).toBe(
      '422 too_many_pictures',
    )
  })

  test('more than the tenant may keep', async () => {
    await inTenant(
      `INSERT INTO file (tenant_id, id, kind, name, bytes, state) VALUES ('aa', $1, 'document', 'big', 29900000, 'uploading')`,
      ['0198c0de-0000-7000-8000-000000000001'],
    )
    expect(await refusalOf('document', Buffer.alloc(9_000_000, '%PDF-'))).toBe('422 quota_exceeded')
    await inTenant(`DELETE FROM file WHERE name = 'big'`)
  })

  test('people without the right, or whose password must be changed, and strangers', async () => {
    const content = await photo()
    expect(await refusalOf('article-picture', content, {}, dealer)).toBe('403 FORBIDDEN')
    expect(await refusalOf('brand-icon', content)).toBe('403 FORBIDDEN')
    await inTenant(`UPDATE app_user SET must_change_password = true WHERE username = 'product'`)
    expect(await refusalOf('article-picture', content)).toBe('403 PASSWORD_CHANGE_REQUIRED')
    await inTenant('UPDATE app_user SET must_change_password = false')
    const answer = await app.inject({
      method: 'POST',
      url: '/uploads',
      headers: { host: world.host },
    })
    expect(answer.statusCode).toBe(401)
  })

  test('metadata that are none', async () => {
    for (const metadata of [
      '',
      'kind',
      `kind ${btoa('constructor')}`,
      `kind ${btoa('document')},id ${btoa('../x')}`,
    ])
      expect(
        (
          await product.send({
            url: '/uploads',
            headers: { 'upload-length': '5', 'upload-metadata': metadata },
          })
        ).statusCode,
      ).toBe(400)
  })
})

describe('sizes of a picture', () => {
  test('upright, without camera and place, in four sizes and two formats; the original stays as it came', async () => {
    const content = await photo({
      width: 1_600,
      height: 1_200,
      rotated: true,
      seed: 9,
      noisy: false,
    })
    expect((await sharp(content).metadata()).exif).toBeDefined()
    const { id } = await tusOf(product).send({ kind: 'article-picture', content })
    await work.drain()
    expect(await rowOf(id)).toMatchObject({ state: 'ready', width: 1_200, height: 1_600 })
    for (const [variant, width, height] of [
      ['thumb.webp', 240, 320],
      ['low.avif', 480, 640],
      ['med.webp', 960, 1_280],
      ['hi.webp', 1_200, 1_600],
    ] as const) {
      const answer = await get(`/files/${sha256Of(content)}/${variant}`)
      const facts = await sharp(answer.rawPayload).metadata()
      expect([answer.statusCode, facts.width, facts.height, facts.exif, facts.xmp]).toEqual([
        200,
        width,
        height,
        undefined,
        undefined,
      ])
      expect(answer.headers).toMatchObject({
        'content-type': `image/${variant.split('.')[1]}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      const known = { 'if-none-match': String(answer.headers.etag) }
      expect((await get(`/files/${sha256Of(content)}/${variant}`, known)).statusCode).toBe(304)
    }
    const stored = join(dataDir, 'files/aa', sha256Of(content).slice(0, 2), sha256Of(content))
    expect(statSync(stored).size).toBe(content.length)
  })

  test('a logo keeps its transparency', async () => {
    const content = await photo({ format: 'png', alpha: true, seed: 10, noisy: false })
    await tusOf(product).send({ kind: 'article-picture', content })
    await work.drain()
    const { rawPayload } = await get(`/files/${sha256Of(content)}/low.webp`)
    expect((await sharp(rawPayload).metadata()).hasAlpha).toBe(true)
  })

  test('a picture that ends in the middle is refused by the job and taken from its article', async () => {
    const whole = await photo({ width: 800, height: 600, seed: 11 })
    const { id, answer } = await tusOf(product).send({
      kind: 'article-picture',
      content: whole.subarray(0, whole.length / 2),
      use: 'article-picture',
      owner: goods.part,
    })
    expect(answer.headers['upload-state']).toBe('stored')
    await work.drain()
    expect(await rowOf(id)).toMatchObject({ state: 'refused', refusal: 'image_broken' })
    expect(await inTenant('SELECT 1 FROM file_use WHERE file_id = $1', [id])).toEqual([])
  })

  test('only what is there, and only for its tenant', async () => {
    const content = await photo({ seed: 12 })
    await tusOf(product).send({ kind: 'article-picture', content })
    await work.drain()
    const address = `/files/${sha256Of(content)}`
    expect((await get(`${address}/low.webp`)).statusCode).toBe(200)
    for (const [url, host] of [
      [`${address}/low.webp`, other.host],
      [`${address}/low.gif`, world.host],
      [`${address}/..%2f..%2fsecret`, world.host],
      [`/files/${'0'.repeat(64)}/low.webp`, world.host],
    ] as const)
      expect((await get(url, {}, host)).statusCode, url).toBe(404)
  })
})

describe('whole files and private ones', () => {
  const form = (fields: Record<string, string>, content: Buffer, name: string) => {
    const lines = Object.entries(fields).map(
      ([key, value]) => `--b\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
    )
    return Buffer.concat([
      Buffer.from(
        `${lines.join('')}--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n--b--\r\n'),
    ])
  }
  const post = (session: Session, fields: Record<string, string>, content: Buffer, name = 'a') =>
    session.send({
      url: '/files',
      payload: form(fields, content, name),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })
  const read = (session: Session, id: string, headers = {}) =>
    session.send({ method: 'GET', url: `/server/files/${id}`, headers })

  test('by one request, through the same checks', async () => {
    const pdf = Buffer.from('%PDF-1.7 plan')
    const answer = await post(product, { kind: 'document' }, pdf, '../Größe 1.jpg')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { state: 'ready', mime: 'application/pdf', name: 'Größe 1.jpg', sha256: sha256Of(pdf) },
    ])
    expect((await post(product, { kind: 'document' }, Buffer.from('MZ'))).json()).toMatchObject({
      code: 'format_not_accepted',
    })
    expect((await post(dealer, { kind: 'document' }, pdf)).statusCode).toBe(403)
    expect((await post(product, { kind: 'valueOf' }, pdf)).statusCode).toBe(400)
    expect((await post(product, { kind: 'document' }, Buffer.alloc(20_000_001))).statusCode).toBe(
      413,
    )
  })

  test('read by those who may, and by no other tenant', async () => {
    const pdf = Buffer.from('%PDF-1.7 private')
    const { id } = (await post(product, { kind: 'document' }, pdf, 'plan.pdf')).json<{
      id: string
    }>()
    const answer = await read(product, id)
    expect([answer.statusCode, answer.body]).toEqual([200, '%PDF-1.7 private'])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    const known = { 'if-none-match': String(answer.headers.etag) }
    expect((await read(product, id, known)).statusCode).toBe(304)
    expect((await read(await logIn(app, world.host, 'admin'), id)).statusCode).toBe(200)
    expect((await read(dealer, id)).statusCode).toBe(403)
    expect((await read(await logIn(app, other.host, 'product'), id)).statusCode).toBe(404)
    expect((await get(`/server/files/${id}`)).statusCode).toBe(401)
    expect((await get(`/files/${sha256Of(pdf)}/low.webp`)).statusCode).toBe(404)
  })
})

test('files that nothing uses go after a day, with all their sizes; used and shared ones stay', async () => {
  const store = createFileStore({ s3: undefined, dataDir })
  const partial = createPartialUploads(dataDir)
  const tus = tusOf(product)
  const [unused, used] = [await photo({ seed: 20 }), await photo({ seed: 21 })]
  await tus.send({ kind: 'article-picture', content: unused })
  await tus.send({
    kind: 'article-picture',
    content: used,
    use: 'article-picture',
    owner: goods.bike,
  })
  await tus.send({ kind: 'article-picture', content: used })
  const resting = randomUUID()
  await tus.create({ kind: 'article-picture', content: unused.subarray(1), id: resting })
  await tus.patch(resting, 0, unused.subarray(1, 50))
  await work.drain()
  const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  expect(await cleanUpFiles({ database, store, partial }, later(23))).toBe(0)
  expect(await cleanUpFiles({ database, store, partial }, later(25))).toBeGreaterThan(0)
  expect((await get(`/files/${sha256Of(unused)}/low.webp`)).statusCode).toBe(404)
  expect((await get(`/files/${sha256Of(used)}/low.webp`)).statusCode).toBe(200)
  expect((await tus.head(resting)).headers['upload-offset']).toBe('49')
  await cleanUpFiles({ database, store, partial }, later(8 * 24))
  expect((await tus.head(resting)).statusCode).toBe(404)
  expect(readdirSync(join(dataDir, 'uploads/aa'))).toEqual([])
})

test('uploads are in the audit log', async () => {
  const { id } = await tusOf(product).send({
    kind: 'article-picture',
    content: await photo({ seed: 30 }),
    use: 'article-picture',
    owner: goods.bike,
  })
  expect(
    await inTenant(
      `SELECT l.action, u.username FROM audit_log l JOIN app_user u ON u.id = l.actor WHERE target = $1`,
      [`${goods.bike}/${id}`],
    ),
  ).toEqual([{ action: 'file.uploaded', username: 'product' }])
})
