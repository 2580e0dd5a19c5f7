import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { photo, sha256Of } from '../../../tests/support/photo.ts'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { tempDir } from '../../../tests/support/upload.ts'
import { addVisitKinds, visitIds } from '../../../tests/support/visit-ground.ts'
import { r3Of } from '../../../tests/support/world.ts'

const dataDir = tempDir('multipart')
const here = serverForTests(['rep', 'manager', 'dealer'], {
  fill: (database, { tenantId }) => addVisitKinds(database, tenantId),
  start: { settings: { dataDir } },
})
let shop: Buffer
let display: Buffer
beforeAll(async () => {
  shop = await photo({ seed: 1, rotated: true })
  display = await photo({ seed: 2, format: 'webp' })
})

interface Part {
  name: string
  content: string | Buffer
  file?: string
  type?: string
}

/** Sends the bytes that a plain client sends. */
async function post(session: Session, parts: readonly Part[], url = '/graphql') {
  const boundary = 'x-visit-x'
  const payload = Buffer.concat([
    ...parts.flatMap(({ name, content, file, type }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: ${type ?? 'image/jpeg'}`}\r\n\r\n`,
      ),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const response = await session.send({
    url,
    payload,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  return { status: response.statusCode, ...response.json() }
}

const create = `mutation($id: ID!, $c: ID!, $v: FormVisitInput!, $p: [FormVisitPhotoInput!]!) { createFormVisit(id: $id, custCode: $c, visit: $v, photos: $p) {
  formVisit { id revision photos { slot bytes sha256 } } message { status } userErrors { field code } } }`

const operations = (over: { variables?: object; query?: string } = {}) => ({
  query: create,
  ...over,
  variables: {
    id: randomUUID(),
    c: r3Of('X'),
    v: { kind: 'polygon', seriesList: [visitIds.polygon.series] },
    p: [
      { slot: 'frontShop1', file: null },
      { slot: 'displayShop1', file: null },
    ],
    ...over.variables,
  },
})
const map = { a: ['variables.p.0.file'], b: ['variables.p.1.file'] }

const request = (over: {
  operations?: unknown
  map?: unknown
  files?: readonly Part[]
}): Part[] => [
  { name: 'operations', content: JSON.stringify(over.operations ?? operations()) },
  { name: 'map', content: JSON.stringify(over.map ?? map) },
  ...(over.files ?? [
    { name: 'a', content: shop, file: 'shop.jpg' },
    { name: 'b', content: display, file: 'C:\\pictures\\..\\display.webp', type: 'text/html' },
  ]),
]

const inTenant = <Row>(sql: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, params),
  )

describe('a program', () => {
  test('reports a visit with its photos in one request, and again it is the same', async () => {
    const sent = operations()
    const visit = {
      id: sent.variables.id,
      revision: 1,
      photos: [
        { slot: 'frontShop1', bytes: shop.length, sha256: sha256Of(shop) },
        { slot: 'displayShop1', bytes: display.length, sha256: sha256Of(display) },
      ],
    }
    for (const _ of [1, 2]) {
      const answer = await post(here.rep, request({ operations: sent }))
      expect(answer).toMatchObject({
        status: 200,
        data: { createFormVisit: { userErrors: [], formVisit: visit } },
      })
    }
    const names = await inTenant<{ name: string }>(
      'SELECT f.name FROM file f JOIN file_use u ON u.file_id = f.id WHERE u.owner = $1 ORDER BY f.name',
      [sent.variables.id],
    )
    expect(names).toEqual([{ name: 'display.webp' }, { name: 'shop.jpg' }])
    expect(
      await inTenant('SELECT 1 FROM audit_log WHERE target = $1', [sent.variables.id]),
    ).toHaveLength(1)
    const partial = join(dataDir, 'uploads', 'aa')
    expect(existsSync(partial) ? readdirSync(partial) : []).toEqual([])
  })

  test('changes one: photos that are not named stay, others go or come', async () => {
    const sent = operations()
    await post(here.rep, request({ operations: sent }))
    const update = {
      query: `mutation($id: ID!, $v: FormVisitInput!, $p: [FormVisitPhotoInput!]!, $s: Int) { updateFormVisit(id: $id, visit: $v, photos: $p, withoutPhotos: [displayShop1], seen: $s) {
        formVisit { revision visitedAt photos { slot } revisions { revision } } userErrors { field code } } }`,
      variables: {
        id: sent.variables.id,
        v: sent.variables.v,
        p: [{ slot: 'displayPoster', file: null }],
        s: 1,
      },
    }
    const parts = request({
      operations: update,
      map: { 0: ['variables.p.0.file'] },
      files: [{ name: '0', content: display, file: 'b.webp' }],
    })
    expect((await post(here.rep, parts)).data.updateFormVisit).toMatchObject({
      userErrors: [],
      formVisit: {
        revision: 2,
        photos: [{ slot: 'frontShop1' }, { slot: 'displayPoster' }],
        revisions: [{ revision: 1 }],
      },
    })
    expect((await post(here.rep, parts)).data.updateFormVisit.userErrors).toEqual([
      { field: 'seen', code: 'changed_meanwhile' },
    ])
  })

  test('without photos sends no file at all', async () => {
    const { status, data } = await here.rep.ask(create, {
      ...operations().variables,
      p: [],
    })
    expect([status, data.createFormVisit.userErrors]).toEqual([
      200,
      [{ field: 'photos', code: 'photo_outside_needed' }],
    ])
  })

  test.each<[string, object, string, string]>([
    ['a customer of others', { c: r3Of('Z') }, 'custCode', 'customer_unknown'],
    ['an unknown kind', { v: { kind: 'x' } }, 'kind', 'kind_unknown'],
    ['no series', { v: { kind: 'polygon' } }, 'seriesList', 'series_needed'],
    [
      'a visit of tomorrow',
      { v: { kind: 'polygon', visitedAt: '2999-01-01T00:00:00Z' } },
      'visitedAt',
      'in_future',
    ],
    ['notes with signs', { v: { kind: 'polygon', notes: '<b>' } }, 'notes', 'valid_text'],
    [
      'a place that is nowhere',
      { v: { kind: 'polygon', place: { lat: 91, lng: 0 } } },
      'place',
      'no_such_place',
    ],
  ])('is refused %s', async (_, variables, field, code) => {
    const { data } = await post(here.rep, request({ operations: operations({ variables }) }))
    expect(data.createFormVisit).toMatchObject({
      formVisit: null,
      message: { status: false },
      userErrors: expect.arrayContaining([{ field, code }]),
    })
  })

  test('deletes it and brings it back', async () => {
    const sent = operations()
    await post(here.rep, request({ operations: sent }))
    const ask = async (name: string) =>
      (
        await here.rep.ask(
          `mutation($id: ID!) { ${name}(id: $id) { formVisit { id } userErrors { code } } }`,
          { id: sent.variables.id },
        )
      ).data[name as 'deleteFormVisit']
    expect(await ask('deleteFormVisit')).toEqual({ formVisit: null, userErrors: [] })
    expect(await ask('restoreFormVisit')).toEqual({
      formVisit: { id: sent.variables.id },
      userErrors: [],
    })
  })
})

describe('a photo', () => {
  /** Refusals of a request whose first photo is this one. */
  async function refusals(content: Buffer, file: string, type?: string) {
    const { data } = await post(
      here.rep,
      request({
        files: [
          { name: 'a', content, file, ...(type ? { type } : {}) },
          { name: 'b', content: display, file: 'b.webp' },
        ],
      }),
    )
    return data.createFormVisit.userErrors
  }

  test('is what its content says, not its name', async () => {
    const code = 'format_not_accepted'
    const html = Buffer.from('<html><script>alert(1)</script></html>')
    expect(await refusals(html, 'shop.jpg')).toEqual([{ field: 'photos.0', code }])
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(await refusals(svg, 'shop.png', 'image/png')).toEqual([{ field: 'photos.0', code }])
    expect(await refusals(Buffer.from('%PDF-1.7 ...'), 'shop.jpg')).toEqual([
      { field: 'photos.0', code },
    ])
    expect(await refusals(Buffer.alloc(0), 'shop.jpg')).toEqual([
      { field: 'photos.0', code: 'file_empty' },
    ])
    expect(await refusals(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]), 'shop.jpg')).toEqual([
      { field: 'photos.0', code: 'image_broken' },
    ])
  })

  test('that would unpack to more than memory holds is refused unopened', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    expect(await refusals(bomb, 'shop.png')).toEqual([
      { field: 'photos.0', code: 'too_many_pixels' },
    ])
  })

  test('with a page behind its end is given out without it, and never as a page', async () => {
    const sent = operations()
    const polyglot = Buffer.concat([shop, Buffer.from('<script>alert(1)</script>')])
    await post(
      here.rep,
      request({
        operations: sent,
        files: [
          { name: 'a', content: polyglot, file: 'shop.html', type: 'text/html' },
          { name: 'b', content: display, file: 'b.webp' },
        ],
      }),
    )
    const { data } = await here.rep.ask(
      'query($id: ID!) { formVisit(id: $id) { photos { url } } }',
      {
        id: sent.variables.id,
      },
    )
    const opened = await here.rep.send({ method: 'GET', url: data.formVisit.photos[0]!.url })
    expect(opened.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(opened.rawPayload.includes('<script>')).toBe(false)
    expect(await sharp(opened.rawPayload).metadata()).toMatchObject({ orientation: 6, width: 400 })
  })
})

describe('a request that is not as it must be', () => {
  const bad: [string, () => Part[]][] = [
    ['without operations', () => request({}).slice(1)],
    ['without a map', () => request({}).filter(({ name }) => name !== 'map')],
    [
      'with the map first',
      () => {
        const [first, second, ...others] = request({})
        return [second!, first!, ...others]
      },
    ],
    ['with a file too few', () => request({}).slice(0, 3)],
    [
      'with a file that has no place',
      () => [...request({}), { name: 'c', content: shop, file: 'c.jpg' }],
    ],
    [
      'with a map of no JSON',
      () => [request({})[0]!, { name: 'map', content: '{' }, ...request({}).slice(2)],
    ],
    ...[
      { a: ['variables.p.0.file'], b: ['variables.p.0.file'] },
      { a: ['variables.p.0.file', 'variables.p.1.file'] },
      { a: ['variables.p.0.slot'], b: ['variables.p.1.file'] },
      { a: ['query'], b: ['variables.p.1.file'] },
      { a: ['variables.__proto__.x'], b: ['variables.p.1.file'] },
      { a: ['variables.constructor.prototype'], b: ['variables.p.1.file'] },
      { a: ['variables.p.7.file'], b: ['variables.p.1.file'] },
      { a: 'variables.p.0.file', b: ['variables.p.1.file'] },
      { a: [1], b: ['variables.p.1.file'] },
      [],
    ].map((wrong): [string, () => Part[]] => [
      `with the map ${JSON.stringify(wrong)}`,
      () => request({ map: wrong }),
    ]),
    ['of a query', () => request({ operations: operations({ query: '{ portal { name } }' }) })],
    [
      'of another mutation',
      () =>
        request({
          operations: operations({ query: 'mutation { changeLanguage(id: "fr") { status } }' }),
        }),
    ],
    [
      'of two changes',
      () =>
        request({
          operations: operations({
            query: create.replace(
              '{ createFormVisit',
              '{ changeLanguage(id: "fr") { status } createFormVisit',
            ),
          }),
        }),
    ],
    ['of no document', () => request({ operations: operations({ query: 'mutation {' }) })],
    ['of several operations', () => request({ operations: [operations()] })],
  ]
  test.each(bad)('%s is refused in the shape of GraphQL', async (_, parts) => {
    const answer = await post(here.rep, parts())
    expect([answer.status, answer.errors?.[0]?.extensions?.code]).toEqual([400, 'BAD_INPUT'])
  })

  test('with more files than a visit has photos is too large', async () => {
    const files = Array.from({ length: 12 }, (__, n) => ({
      name: `f${n}`,
      content: 'x',
      file: 'a.jpg',
    }))
    const answer = await post(
      here.rep,
      request({
        operations: operations({
          variables: { p: files.map(() => ({ slot: 'frontShop1', file: null })) },
        }),
        map: Object.fromEntries(files.map(({ name }, n) => [name, [`variables.p.${n}.file`]])),
        files,
      }),
    )
    expect([answer.status, answer.errors[0].extensions.code]).toEqual([413, 'TOO_LARGE'])
  })

  test('of people without the right, or without a session, takes no file', async () => {
    const before = await inTenant('SELECT id FROM file')
    const refused = await post(here.dealer, request({}))
    expect([refused.status, refused.errors[0].extensions.code]).toEqual([403, 'FORBIDDEN'])
    const publicly = await post(here.rep, request({}), '/public/graphql')
    expect([publicly.status, publicly.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(await inTenant('SELECT id FROM file')).toEqual(before)
  })
})
