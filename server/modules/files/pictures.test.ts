import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { photo, sha256Of } from '../../../tests/support/photo.ts'
import { logIn, type Session, startApp } from '../../../tests/support/server.ts'
import { tempDir, tusOf } from '../../../tests/support/upload.ts'
import { startWork } from '../../../tests/support/work.ts'
import { buildWorld, goods, type World } from '../../../tests/support/world.ts'
import type { Database } from '../../db/database.ts'

const dataDir = tempDir('pictures')
let database: Database
let app: FastifyInstance
let world: World
let work: ReturnType<typeof startWork>
let product: Session
let now = new Date()

const inTenant = <Row>(sql: string, params: unknown[] = []) =>
  database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, params),
  )
const photos = new Map<string, number>()
/** Uploads pictures to an article. @returns ids in the order of the seeds */
async function give(owner: string, ...seeds: number[]): Promise<string[]> {
  const ids: string[] = []
  for (const seed of seeds) {
    const content = await photo({ seed, noisy: false })
    photos.set(sha256Of(content), seed)
    const sent = await tusOf(product).send({
      kind: 'article-picture',
      content,
      name: `${seed}.jpg`,
      use: 'article-picture',
      owner,
    })
    ids.push(sent.id)
  }
  return ids
}
const fields = `{ article { pictures { id name state } } userErrors { code field } }`
const change = async (mutation: string) =>
  Object.values((await product.ask(`mutation { ${mutation} ${fields} }`)).data)[0] as {
    article: { pictures: { id: string; name: string; state: string }[] } | null
    userErrors: { code: string; field: string | null }[]
  }
const namesAfter = async (mutation: string) => {
  const { article, userErrors } = await change(mutation)
  return article ? article.pictures.map(({ name }) => name) : userErrors.map(({ code }) => code)
}

beforeAll(async () => {
  database = await emptyPostgres()
  world = await buildWorld(database, 'aa')
  app = await startApp(database, { settings: { dataDir }, clock: () => now })
  work = startWork(database, { settings: { dataDir } })
  product = await logIn(app, world.host, 'product')
})
beforeEach(() => inTenant('DELETE FROM file_use'))
afterAll(async () => {
  await app.close()
  await database.close()
})

test('a private picture has no sizes that others could open, and a broken one is refused', async () => {
  const whole = await photo({ seed: 71, noisy: false })
  const shown = await photo({ seed: 72, noisy: false })
  const sent: string[] = []
  for (const [kind, content] of [
    ['document', whole],
    ['document', (await photo({ seed: 73 })).subarray(0, 9_000)],
    ['article-picture', shown],
  ] as const)
    sent.push((await tusOf(product).send({ kind, content })).id)
  await work.drain()
  const states = await inTenant<{ state: string }>(
    'SELECT state FROM file JOIN unnest($1::uuid[]) WITH ORDINALITY AS asked(id, n) USING (id) ORDER BY n',
    [sent],
  )
  expect(states.map(({ state }) => state)).toEqual(['ready', 'refused', 'ready'])
  const status = async (content: Buffer) =>
    (
      await app.inject({
        url: `/files/${sha256Of(content)}/low.webp`,
        headers: { host: world.host },
      })
    ).statusCode
  expect([await status(whole), await status(shown)]).toEqual([404, 200])
})

describe('pictures of an article', () => {
  test('in the order in which they came, then in any other', async () => {
    const [one, two, three] = await give(goods.bike, 41, 42, 43)
    const order = (...ids: (string | undefined)[]) =>
      namesAfter(
        `orderArticlePictures(articleCode: "${goods.bike}", fileIds: ${JSON.stringify(ids)})`,
      )
    expect(await order()).toEqual(['41.jpg', '42.jpg', '43.jpg'])
    expect(await order(three, one, two)).toEqual(['43.jpg', '41.jpg', '42.jpg'])
    expect(await order(two, two, 'x')).toEqual(['42.jpg', '43.jpg', '41.jpg'])
  })

  test('taken away and put back where it was', async () => {
    const [, two] = await give(goods.bike, 44, 45, 46)
    const of = `articleCode: "${goods.bike}", fileId: "${two}"`
    expect(await namesAfter(`removeArticlePicture(${of})`)).toEqual(['44.jpg', '46.jpg'])
    expect(await namesAfter(`removeArticlePicture(${of})`)).toEqual(['no_such_picture'])
    expect(await namesAfter(`attachArticlePicture(${of}, position: 1)`)).toEqual([
      '44.jpg',
      '45.jpg',
      '46.jpg',
    ])
    expect(await namesAfter(`attachArticlePicture(${of})`)).toHaveLength(3)
  })

  test('what cannot be', async () => {
    const [one] = await give(goods.bike, 47)
    for (const [mutation, code] of [
      [`attachArticlePicture(articleCode: "NONE", fileId: "${one}")`, 'no_such_article'],
      [`attachArticlePicture(articleCode: "${goods.bike}", fileId: "x")`, 'no_such_picture'],
      [`orderArticlePictures(articleCode: "NONE", fileIds: [])`, 'no_such_article'],
      [`shareArticlePictures(articleCode: "${goods.bolt}")`, 'no_such_picture'],
    ] as const)
      expect(await namesAfter(mutation), mutation).toEqual([code])
    await inTenant(
      `INSERT INTO file_use (tenant_id, used_as, owner, file_id) SELECT 'aa', 'article-picture', $1, gen_random_uuid() FROM generate_series(1, 24)`,
      [goods.part],
    )
    expect(
      await namesAfter(`attachArticlePicture(articleCode: "${goods.part}", fileId: "${one}")`),
    ).toEqual(['too_many_pictures'])
  })

  test('given to all sizes of the model in this colour', async () => {
    await inTenant(
      `UPDATE article SET model = 'm', colour = CASE WHEN code = $2 THEN 'red' ELSE 'black' END WHERE code = ANY ($1::text[])`,
      [[goods.bike, goods.part, goods.bolt], goods.bolt],
    )
    await give(goods.bike, 48, 49)
    await namesAfter(`shareArticlePictures(articleCode: "${goods.bike}")`)
    const used = await inTenant<{ owner: string; n: number }>(
      'SELECT owner, count(*)::int AS n FROM file_use GROUP BY owner ORDER BY owner',
    )
    expect(used).toEqual([
      { owner: goods.bike, n: 2 },
      { owner: goods.part, n: 2 },
    ])
  })

  test('found by code and name, and those without any', async () => {
    await give(goods.bike, 50)
    const find = async (args: string) =>
      (await product.ask(`{ articlePictures(${args}) { count rows { article_code } } }`)).data
        .articlePictures as unknown as {
        count: number
        rows: { article_code: string }[]
      }
    expect((await find(`search: "${goods.bike.toLowerCase()}"`)).count).toBe(1)
    expect((await find(`search: "${goods.bike}", withoutPictures: true`)).count).toBe(0)
    expect((await find(`search: "100%"`)).count).toBe(0)
    expect((await find(`limit: 2, page: 2`)).rows).toHaveLength(2)
  })
})

test('dealers see them once their sizes are made: first the drawing, then the pictures in their order', async () => {
  await inTenant(`UPDATE article SET picture = 'bike-road_c8322d' WHERE code = $1`, [goods.bike])
  await inTenant('UPDATE catalogue_revision SET revision = revision + 1')
  const dealer = await logIn(app, world.host, 'dealer')
  const shown = async () => {
    const { data } = await dealer.ask(
      'query($c: [String!]!) { articlesByCode(codes: $c) { products { picture pictures } } }',
      { c: [goods.bike] },
    )
    return data.articlesByCode[0]!.products[0] as unknown as {
      picture: string
      pictures: string[]
    }
  }
  const changedIn = async () =>
    (
      await inTenant<{ changed_in: number }>(
        'SELECT changed_in FROM article_change WHERE article_id = $1',
        [world.articles[goods.bike]],
      )
    )[0]!.changed_in
  expect((await shown()).picture).toBe('/pictures/bike-road_c8322d.svg')
  const ids = await give(goods.bike, 51, 52)
  expect((await shown()).pictures).toEqual(['/pictures/bike-road_c8322d.svg'])
  const before = await changedIn()
  await work.drain()
  expect(await changedIn()).toBeGreaterThan(before)
  const ready = await shown()
  expect(ready.pictures.map((address) => photos.get(address.split('/')[2]!))).toEqual([51, 52])
  expect(ready.picture).toBe(ready.pictures[0])
  await change(
    `orderArticlePictures(articleCode: "${goods.bike}", fileIds: ${JSON.stringify(ids.toReversed())})`,
  )
  expect((await shown()).picture).toBe(ready.pictures[1])
})

test('the brand: logo, background and icons of the portal, and back to what was there', async () => {
  const admin = await logIn(app, world.host, 'admin')
  const get = (url: string) => app.inject({ method: 'GET', url, headers: { host: world.host } })
  const config = async () => {
    now = new Date(now.getTime() + 10_000)
    return (
      await app.inject({
        method: 'GET',
        url: `/server/config/${world.host}`,
        headers: { host: world.host, authorization: `Basic ${btoa('pannier:public')}` },
      })
    ).json<Record<string, string>>()
  }
  const drawn = (await get('/tenant-icons/icon-192.png')).rawPayload
  const upload = async (owner: string, kind: string, content: Buffer) => {
    const { answer } = await tusOf(admin).send({ kind, content, use: 'brand', owner })
    expect(answer.statusCode).toBe(204)
    await work.drain()
    return sha256Of(content)
  }
  const logo = await upload(
    'logo',
    'brand-picture',
    await photo({ format: 'png', alpha: true, noisy: false }),
  )
  const login = await upload('login', 'brand-picture', await photo({ seed: 60, noisy: false }))
  await upload(
    'icon',
    'brand-icon',
    await photo({ format: 'png', width: 600, height: 600, noisy: false }),
  )
  expect(await config()).toMatchObject({
    webLogo: `/files/${logo}/low.webp`,
    imageNavbar: `/files/${logo}/low.webp`,
    imageLogin: `/files/${logo}/low.webp`,
    imageLoginBackground: `/files/${login}/hi.webp`,
  })
  const own = await get('/tenant-icons/icon-192.png')
  expect((await sharp(own.rawPayload).metadata()).width).toBe(192)
  expect(own.rawPayload.equals(drawn)).toBe(false)
  const manifest = (await get(`/manifests/${world.host}.webmanifest`)).json<{
    icons: { src: string }[]
  }>()
  expect(manifest.icons[0]!.src).toMatch(/^\/tenant-icons\/icon-192\.png\?v=[0-9a-f]{12}$/)
  const maskable = await get('/tenant-icons/icon-maskable-512.png')
  const { data } = await sharp(maskable.rawPayload).raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])

  const next = await upload('logo', 'brand-picture', await photo({ seed: 61, noisy: false }))
  expect((await config()).webLogo).toBe(`/files/${next}/low.webp`)
  const { data: brand } = await admin.ask('{ brandPictures { part picture { state } } }')
  const { brandPictures } = brand as unknown as { brandPictures: { part: string }[] }
  expect(brandPictures.map(({ part }) => part)).toEqual(['ICON', 'LOGIN', 'LOGO'])
  const fresh = await photo({ seed: 62, noisy: false })
  const { id: unpublished } = await tusOf(admin).send({ kind: 'brand-picture', content: fresh })
  await work.drain()
  expect((await config()).webLogo).toBe(`/files/${next}/low.webp`)
  const publish = async (part: string, fileId: string) =>
    (
      await admin.ask(
        `mutation { saveBrandPicture(part: ${part}, fileId: "${fileId}") { userErrors { field code } } }`,
      )
    ).data.saveBrandPicture.userErrors
  const refusal = [{ field: 'fileId', code: 'no_such_picture' }]
  expect(await publish('ICON', unpublished)).toEqual(refusal)
  expect(await publish('LOGO', '0')).toEqual(refusal)
  await inTenant(
    `UPDATE file SET completed_at = completed_at - interval '9 days' WHERE sha256 = $1`,
    [next],
  )
  expect(await publish('LOGO', unpublished)).toEqual([])
  expect((await config()).webLogo).toBe(`/files/${sha256Of(fresh)}/low.webp`)
  // The former one can be put back for a day from then, however long it was there.
  const [former] = await inTenant<{ id: string; at: Date }>(
    `SELECT id, completed_at AS at FROM file WHERE sha256 = $1`,
    [next],
  )
  expect(now.getTime() - former!.at.getTime()).toBeLessThan(3_600_000)
  expect(await publish('LOGO', former!.id)).toEqual([])
  const remove = (part: string) =>
    admin.ask(`mutation { removeBrandPicture(part: ${part}) { userErrors { code } } }`)
  await remove('LOGO')
  await remove('ICON')
  expect((await config()).webLogo).toBe('')
  expect((await get('/tenant-icons/icon-192.png')).rawPayload.equals(drawn)).toBe(true)
  expect((await remove('ICON')).data).toEqual({
    removeBrandPicture: { userErrors: [{ code: 'no_such_picture' }] },
  })
})
