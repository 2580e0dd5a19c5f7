import { beforeAll, describe, expect, test } from 'vitest'
import { logIn, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { buildWorld } from '../../../tests/support/world.ts'
import { forgetContent } from '../../jobs/forget-content.ts'
import { addAnnouncement, storeBannerImage } from './content-store.ts'

const basic = `Basic ${Buffer.from('pannier:public').toString('base64')}`
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

let now = new Date('2026-11-21T10:00:00Z')
const here = serverForTests(['dealer'], {
  start: { clock: () => now },
  fill: async (database) => {
    await buildWorld(database, 'bb')
    await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      const announce = (title: string, from: string, to: string) =>
        addAnnouncement(tx, 'aa', {
          type: 'home_page',
          title,
          content: `<p onclick="x">${title}</p><script>x</script>`,
          from: `${from}T00:00:00Z`,
          to: `${to}T00:00:00Z`,
        })
      await announce('Over', '2026-11-01', '2026-11-20')
      await announce('On', '2026-11-10', '2026-11-25')
      await announce('Later', '2026-11-24', '2026-12-01')
      await storeBannerImage(tx, 'aa', 'promo-a.svg', {
        contentType: 'image/svg+xml',
        content: Buffer.from(drawing),
      })
      await tx.query(`INSERT INTO banner (tenant_id, sorg, link, banner_file, "from", "to") VALUES ('aa', NULL, '/catalog', 'promo-a.svg', '2026-11-10', '2026-11-25'),
        ('aa', '1000', NULL, 'promo-b.svg', '2026-11-11', '2026-11-25'), ('aa', '9999', NULL, 'promo-c.svg', '2026-11-12', '2026-11-25'), ('aa', NULL, NULL, 'promo-d.svg', '2026-11-10', '2026-11-12')`)
    })
  },
})

const announced = async (
  host: string,
  headers: Record<string, string> = { authorization: basic },
) => await here.app.inject({ url: `/active-announcements/${host}`, headers: { host, ...headers } })

test('what is announced at this moment, clean', async () => {
  const ask = '{ activeUserAreaAnnouncements { title content } }'
  expect((await here.dealer.ask(ask)).data.activeUserAreaAnnouncements).toEqual([
    { title: 'On', content: '<p>On</p>' },
  ])
  expect((await announced('aa.test')).json()).toMatchObject([
    {
      type: 'home_page',
      title: 'On',
      content: '<p>On</p>',
      from: { date: expect.any(String) },
      to: { date: expect.any(String) },
    },
  ])
  const before = now
  now = new Date('2026-11-24T12:00:00Z')
  expect((await announced('aa.test')).json().map(({ title }: { title: string }) => title)).toEqual([
    'Later',
    'On',
  ])
  now = before
})

test('to whom', async () => {
  expect((await announced('bb.test')).json()).toEqual([])
  expect((await announced('aa.test', {})).statusCode).toBe(401)
  expect((await announced('nobody.test')).statusCode).toBe(404)
  const other = await logIn(here.app, 'bb.test', 'dealer')
  expect(
    (
      await other.ask(
        '{ activeUserAreaAnnouncements { title } activeUserAreaBanners { bannerFile } }',
      )
    ).data,
  ).toEqual({ activeUserAreaAnnouncements: [], activeUserAreaBanners: [] })
})

test('banners of this moment and of the customer’s sales organisations', async () => {
  const { data } = await here.dealer.ask('{ activeUserAreaBanners { bannerFile link } }')
  expect(data.activeUserAreaBanners).toEqual([
    { bannerFile: 'promo-b.svg', link: null },
    { bannerFile: 'promo-a.svg', link: '/catalog' },
  ])
})

test('a banner’s picture is given out where it can do no harm', async () => {
  const image = await here.app.inject({
    url: '/bnrs/image/promo-a.svg',
    headers: { host: 'aa.test' },
  })
  expect([image.statusCode, image.body]).toEqual([200, drawing])
  expect(image.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': 'attachment; filename="promo-a.svg"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
})

test.each([
  'promo-b.svg',
  'promo-a.png',
  '..%2f..%2fetc%2fpasswd',
  'promo-a.svg%00.png',
  'PROMO-A.SVG',
  'promo-a.svg;x',
  "x'--.svg",
  `${'a'.repeat(90)}.svg`,
])('no picture at %s', async (file) => {
  const answer = await here.app.inject({ url: `/bnrs/image/${file}`, headers: { host: 'aa.test' } })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
})

test('another tenant’s picture is not there', async () => {
  expect(
    (await here.app.inject({ url: '/bnrs/image/promo-a.svg', headers: { host: 'bb.test' } }))
      .statusCode,
  ).toBe(404)
})

describe('target markets', () => {
  let market: number
  const inTenant = <Row>(sql: string, params: unknown[] = []) =>
    here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query<Row>(sql, params),
    )
  const titles = async (session: Session) =>
    (
      await session.ask('{ activeUserAreaAnnouncements { title url } }')
    ).data.activeUserAreaAnnouncements.map(({ title }) => title)
  const files = async (session: Session) =>
    (
      await session.ask('{ activeUserAreaBanners { bannerFile link } }')
    ).data.activeUserAreaBanners.map(({ bannerFile, link }) => `${bannerFile} ${link}`)
  beforeAll(async () => {
    const [row] = await inTenant<{ id: number }>(
      `INSERT INTO content_target_market (tenant_id, market_name, source, brand) VALUES ('aa', 'Road dealers', 'own', 'Brand') RETURNING id`,
    )
    market = row!.id
    await inTenant(
      `INSERT INTO user_target_market (tenant_id, of_user, market) VALUES ('aa', $1, $2)`,
      [here.world.users.dealer, market],
    )
    await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      addAnnouncement(tx, 'aa', {
        type: 'home_page',
        title: 'For road dealers',
        url: '/news/7',
        content: '<p>x</p>',
        from: '2026-11-15T00:00:00Z',
        to: '2026-11-25T00:00:00Z',
        markets: [market],
      }),
    )
    await inTenant(
      `INSERT INTO banner (tenant_id, url, banner_file, "from", "to", markets) VALUES ('aa', '/catalog/bike', 'promo-m.svg', '2026-11-20', '2026-11-25', $1::int[])`,
      [[market]],
    )
  })

  test('who reads for the market sees what is for it, with what is for all', async () => {
    expect(await titles(here.dealer)).toEqual(['For road dealers', 'On'])
    expect(await files(here.dealer)).toEqual([
      'promo-m.svg /catalog/bike',
      'promo-b.svg null',
      'promo-a.svg /catalog',
    ])
    expect(
      (await here.dealer.ask('{ activeUserAreaAnnouncements { url } }')).data
        .activeUserAreaAnnouncements[0]!.url,
    ).toBe('/news/7')
  })

  test('nobody else does, and the address for a host knows nobody', async () => {
    const other = await logIn(here.app, here.world.host, 'dealerz')
    expect(await titles(other)).toEqual(['On'])
    expect(await files(other)).toEqual(['promo-b.svg null', 'promo-a.svg /catalog'])
    expect(
      (await announced('aa.test')).json().map(({ title }: { title: string }) => title),
    ).toEqual(['On'])
  })
})

test('content that was deleted more than 90 days ago goes for good, with its files; younger content stays', async () => {
  const tenant = { tenantId: 'aa', user: 'any', customers: 'all' } as const
  const sql = (text: string) =>
    here.database.within(tenant, (tx) => tx.query<Record<string, unknown>>(text))
  await sql(
    `INSERT INTO content_item (tenant_id, kind, title, "from", "to", deleted_at) VALUES
      ('aa', 'news', 'Old', '2026-01-01', '2027-01-01', '2026-03-01'), ('aa', 'news', 'Young', '2026-01-01', '2027-01-01', '2026-05-01')`,
  )
  await sql(
    `INSERT INTO marketing_category (tenant_id, type, title, "from", "to", deleted_at) VALUES ('aa', 'brand-assets', 'Old', '2026-01-01', '2027-01-01', '2026-03-01')`,
  )
  await sql(
    `UPDATE banner SET deleted_at = CASE banner_file WHEN 'promo-a.svg' THEN '2026-03-01' ELSE '2026-05-01' END::timestamptz`,
  )
  await sql(
    `WITH made AS (INSERT INTO file (tenant_id, id, kind, name, bytes, state) VALUES ('aa', gen_random_uuid(), 'content-file', 'a.pdf', 1, 'ready') RETURNING id)
     INSERT INTO file_use (tenant_id, used_as, owner, file_id) SELECT 'aa', 'content', 'news:' || i.id || part, made.id FROM made, content_item i, (VALUES (''), ('/text')) p(part) WHERE i.title IN ('Old', 'Young')`,
  )
  await here.database.within(tenant, async (tx) => {
    await forgetContent(tx, new Date('2026-06-01T00:00:00Z'))
  })
  expect(await sql(`SELECT title FROM content_item WHERE kind = 'news'`)).toEqual([
    { title: 'Young' },
  ])
  expect(await sql('SELECT title FROM marketing_category')).toEqual([])
  expect(await sql(`SELECT 1 FROM banner WHERE banner_file = 'promo-a.svg'`)).toEqual([])
  expect(await sql('SELECT file FROM banner_image')).toEqual([])
  expect((await sql(`SELECT 1 FROM banner WHERE banner_file = 'promo-b.svg'`)).length).toBe(1)
  expect(
    await sql(
      `SELECT i.title FROM file_use u LEFT JOIN content_item i ON split_part(u.owner, '/', 1) = 'news:' || i.id WHERE u.used_as = 'content' AND u.owner LIKE 'news:%'`,
    ),
  ).toEqual([{ title: 'Young' }, { title: 'Young' }])
})
