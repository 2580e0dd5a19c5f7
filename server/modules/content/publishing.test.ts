import { beforeAll, describe, expect, test } from 'vitest'
import { startWork } from '../../../tests/support/work.ts'
import { photo } from '../../../tests/support/photo.ts'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { tempDir, tusOf } from '../../../tests/support/upload.ts'

const now = new Date('2026-11-25T10:00:00Z')
const dataDir = tempDir('content')
const here = serverForTests(['content', 'dealer', 'dealerz', 'admin'], {
  config: { features: { NEWS: true } as never },
  start: { clock: () => now, settings: { dataDir } } as never,
  fill: (database) =>
    database.asOwner(`UPDATE tenant SET time_zone = 'Asia/Jakarta' WHERE id = 'aa'`),
})
const sql = <Row>(text: string, args: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, args),
  )

const span = { from: '2026-11-25T12:00', to: '2026-12-01T00:00' }
let market: string
beforeAll(async () => {
  const [row] = await sql<{ id: number }>(
    `INSERT INTO content_target_market (tenant_id, market_name, source, brand) VALUES ('aa', 'Road dealers', 'own', 'Brand') RETURNING id`,
  )
  market = String(row!.id)
  await sql(`INSERT INTO user_target_market (tenant_id, of_user, market) VALUES ('aa', $1, $2)`, [
    here.world.users.dealer,
    row!.id,
  ])
})

const errors = 'userErrors { code field }'
const upload = async (who: Session, kind: string, content: Uint8Array, name: string) => {
  const { id, answer } = await tusOf(who).send({ kind, content, name })
  expect(answer.statusCode).toBe(204)
  return id
}

describe('banners', () => {
  const create = async (change: object) =>
    (
      await here.content.ask(
        `mutation($b: BannerInput!) { createBanner(banner: $b) { banner { id url file } ${errors} } }`,
        { b: { dateFrom: span.from, dateTo: span.to, ...change } },
      )
    ).data.createBanner
  const shown = async () =>
    (
      await here.dealer.ask('{ activeUserAreaBanners { title bannerFile } }')
    ).data.activeUserAreaBanners.map(({ title }) => title)

  test('need a picture, a known sales organisation and a span', async () => {
    expect((await create({ title: 'x' })).userErrors).toEqual([{ code: 'required', field: 'file' }])
    const file = await upload(here.content, 'content-picture', await photo(), 'a.jpg')
    expect((await create({ file, sorg: '4711' })).userErrors).toEqual([
      { code: 'unknown_sorg', field: 'sorg' },
    ])
    expect((await create({ file: crypto.randomUUID() })).userErrors).toEqual([
      { code: 'unknown_file', field: 'file' },
    ])
  })

  test('are shown in their order, with their pictures', async () => {
    const file = await upload(here.content, 'content-picture', await photo(), 'b.jpg')
    const first = (await create({ file, title: 'First' })).banner
    const second = (await create({ file, title: 'Second', sorg: '1000' })).banner
    await here.content.ask(`mutation($ids: [ID!]!) { orderBanners(ids: $ids) { ${errors} } }`, {
      ids: [second.id, first.id],
    })
    expect(await shown()).toEqual(['Second', 'First'])
    await here.content.ask(`mutation($ids: [ID!]!) { orderBanners(ids: $ids) { ${errors} } }`, {
      ids: [first.id],
    })
    expect(await shown()).toEqual(['First', 'Second'])
    await startWork(here.database, { settings: { dataDir } }).drain()
    const image = await here.app.inject({ url: first.url, headers: { host: here.world.host } })
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp'])
    // A banner that is changed without a file keeps its picture.
    const changed = await here.content.ask(
      `mutation($id: ID!, $b: BannerInput!) { updateBanner(id: $id, banner: $b) { banner { title url file } ${errors} } }`,
      { id: first.id, b: { title: 'Changed', dateFrom: span.from, dateTo: span.to } },
    )
    expect(changed.data.updateBanner.banner).toEqual({ title: 'Changed', url: first.url, file })
  })
})

describe('news and sales documents', () => {
  const publishNews = async (change: object) =>
    (
      await here.content.ask(
        `mutation($n: NewsInput!) { createNews(news: $n) { news { id files { id fileName oriFileUrl thumbnailUrl } } ${errors} } }`,
        {
          n: {
            title: 'New bikes',
            body: '<p>They <strong>fly</strong></p>',
            validFrom: span.from,
            validTo: span.to,
            ...change,
          },
        },
      )
    ).data.createNews
  const list = async (who: Session, search = '') =>
    (
      await who.ask(
        'query($s: String) { newsList(search: $s) { unread rows { id title isRead } } }',
        {
          s: search,
        },
      )
    ).data.newsList

  test('news is unread until it is opened, and found by its text', async () => {
    const { news } = await publishNews({})
    expect(await list(here.dealer)).toMatchObject({ unread: 1, rows: [{ isRead: false }] })
    await here.dealer.ask(`mutation($id: ID!) { markNewsRead(id: $id) { ${errors} } }`, {
      id: news.id,
    })
    expect(await list(here.dealer)).toMatchObject({ unread: 0, rows: [{ isRead: true }] })
    expect(await list(here.dealerz)).toMatchObject({ unread: 1 })
    expect((await list(here.dealer, 'FLY')).rows).toHaveLength(1)
    expect((await list(here.dealer, 'strong')).rows).toHaveLength(0)
  })

  test('what is not valid or not for the person is not there, nor are its files', async () => {
    const file = await upload(here.content, 'content-file', await photo(), 'plan.jpg')
    // The sizes of a picture have addresses once they are made.
    await startWork(here.database, { settings: { dataDir } }).drain()
    const { news, userErrors } = await publishNews({
      title: 'Road',
      markets: [market],
      files: [file],
    })
    expect(userErrors).toEqual([])
    const one = async (who: Session) =>
      (await who.ask('query($id: ID!) { news(id: $id) { title } }', { id: news.id })).data.news
    const status = async (who: Session, url: string) =>
      (await who.send({ method: 'GET', url })).statusCode
    const [{ oriFileUrl, thumbnailUrl } = { oriFileUrl: '', thumbnailUrl: '' }] = news.files
    expect(await one(here.dealer)).toEqual({ title: 'Road' })
    expect(await one(here.dealerz)).toBeNull()
    expect([
      await status(here.dealer, oriFileUrl),
      await status(here.dealer, thumbnailUrl),
    ]).toEqual([200, 200])
    expect([
      await status(here.dealerz, oriFileUrl),
      await status(here.dealerz, thumbnailUrl),
      await status(here.dealer, `${oriFileUrl}/constructor`),
    ]).toEqual([404, 404, 404])
    await sql('UPDATE content_item SET "to" = $1 WHERE id = $2', [now, Number(news.id)])
    expect([await one(here.dealer), await status(here.dealer, oriFileUrl)]).toEqual([null, 404])
    expect(await one(here.content)).toEqual({ title: 'Road' })
  })

  test('a file of another writer, or of another kind, is none to attach', async () => {
    const theirs = await upload(here.admin, 'content-file', await photo(), 'a.jpg')
    const picture = await upload(here.content, 'content-picture', await photo(), 'a.jpg')
    for (const files of [[theirs], [picture], ['x']])
      expect((await publishNews({ files })).userErrors).toEqual([
        { code: 'unknown_file', field: 'files' },
      ])
  })

  test('documents are in groups, which stay while they are used', async () => {
    const group = (
      await here.content.ask(
        `mutation { createSalesDocumentGroup(salesDocumentGroup: { name: "Manuals" }) { salesDocumentGroup { id } ${errors} } }`,
      )
    ).data.createSalesDocumentGroup.salesDocumentGroup
    const create = async (change: object) =>
      (
        await here.content.ask(
          `mutation($d: SalesDocumentInput!) { createSalesDocument(salesDocument: $d) { salesDocument { id } ${errors} } }`,
          {
            d: {
              type: 'technical',
              title: 'Fork',
              body: '<p>Torque</p>',
              validFrom: span.from,
              validTo: span.to,
              ...change,
            },
          },
        )
      ).data.createSalesDocument
    const { salesDocument } = await create({ group: group.id })
    expect((await create({ body: '' })).userErrors).toEqual([
      { code: 'text_or_file', field: 'files' },
    ])
    expect((await create({ group: '99' })).userErrors).toEqual([
      { code: 'unknown_group', field: 'group' },
    ])
    await create({ title: 'Price list', type: 'sales', markets: [market] })
    const titlesOf = async (who: Session, args: string) =>
      (
        await who.ask(`{ salesDocuments(${args}) { rows { title } } }`)
      ).data.salesDocuments.rows.map(({ title }) => title)
    expect(await titlesOf(here.dealer, 'haveSalesGroup: false, type: "sales"')).toEqual([
      'Price list',
    ])
    expect(await titlesOf(here.dealerz, 'type: "sales"')).toEqual([])
    expect(await titlesOf(here.dealerz, 'type: "technical"')).toEqual(['Fork'])
    expect(await titlesOf(here.dealerz, `group: "${group.id}"`)).toEqual(['Fork'])
    const remove = async () =>
      (
        await here.content.ask(
          `mutation($id: ID!) { deleteSalesDocumentGroup(id: $id) { ${errors} } }`,
          { id: group.id },
        )
      ).data.deleteSalesDocumentGroup.userErrors
    expect(await remove()).toEqual([{ code: 'in_use', field: null }])
    await sql('UPDATE content_item SET group_id = NULL WHERE id = $1', [Number(salesDocument.id)])
    expect(await remove()).toEqual([])
  })
})

test('a document in a group for one market is read by nobody else: list, page, file and search', async () => {
  const file = await upload(here.content, 'content-file', await photo(), 'secretplan.jpg')
  const { data } = await here.content.ask(
    `mutation($m: [ID!]!) { createSalesDocumentGroup(salesDocumentGroup: { name: "Road only", markets: $m }) { salesDocumentGroup { id } ${errors} } }`,
    { m: [market] },
  )
  const group = data.createSalesDocumentGroup.salesDocumentGroup.id as string
  const made = await here.content.ask(
    `mutation($d: SalesDocumentInput!) { createSalesDocument(salesDocument: $d) { salesDocument { id files { oriFileUrl } } ${errors} } }`,
    {
      d: {
        type: 'technical',
        title: 'Grouped',
        body: '<p>x</p>',
        group,
        files: [file],
        validFrom: span.from,
        validTo: span.to,
      },
    },
  )
  const { id, files } = made.data.createSalesDocument.salesDocument
  const readBy = async (who: Session) => {
    const { data: seen } = await who.ask(
      `query($id: ID!) { salesDocument(id: $id) { title } salesDocuments { rows { id } } contentSearch(search: "grouped") { count } }`,
      { id },
    )
    const { data: found } = await who.ask('{ contentSearch(search: "secretplan") { count } }')
    const { statusCode } = await who.send({ method: 'GET', url: files[0]!.oriFileUrl })
    return [
      seen.salesDocument?.title,
      seen.salesDocuments.rows.some((row) => row!.id === id),
      seen.contentSearch.count,
      found.contentSearch.count,
      statusCode,
    ]
  }
  expect(await readBy(here.dealer)).toEqual(['Grouped', true, 1, 1, 200])
  expect(await readBy(here.dealerz)).toEqual([undefined, false, 0, 0, 404])
})

test('writers see every market, readers their own', async () => {
  const markets = async (who: Session) =>
    (await who.ask('{ contentTargetMarkets { count rows { marketName } } }')).data
      .contentTargetMarkets
  expect(await markets(here.content)).toEqual({ count: 1, rows: [{ marketName: 'Road dealers' }] })
  expect(await markets(here.dealer)).toMatchObject({ count: 1 })
  expect(await markets(here.dealerz)).toEqual({ count: 0, rows: [] })
})
