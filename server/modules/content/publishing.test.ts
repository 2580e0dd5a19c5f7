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
const announcement = {
  title: 'Stocktaking',
  content: '<p onclick="x()">Closed<script>x</script></p>',
  dateFrom: span.from,
  dateTo: span.to,
}
const announce = (who: Session, change: object = {}) =>
  who.ask(
    `mutation($a: AnnouncementInput!) { createAnnouncement(announcement: $a) { announcement { id revision content state from { date time } } ${errors} } }`,
    { a: { ...announcement, ...change } },
  )
const titles = async (who: Session) =>
  (await who.ask('{ activeUserAreaAnnouncements { title } }')).data.activeUserAreaAnnouncements.map(
    ({ title }) => title,
  )

describe('announcements', () => {
  test('are published by the minute of the tenant’s zone, clean, and no longer at their end', async () => {
    const { data } = await announce(here.content)
    expect(data.createAnnouncement).toMatchObject({
      announcement: {
        content: '<p>Closed</p>',
        // 12:00 in Jakarta is 05:00 in London.
        state: 'VALID',
        from: { date: '2026-11-25', time: '12:00' },
      },
      userErrors: [],
    })
    expect(await titles(here.dealer)).toEqual(['Stocktaking'])
    const [stored] = await sql<{ from: Date; to: Date }>('SELECT "from", "to" FROM announcement')
    expect([stored!.from, stored!.to].map((at) => at.toISOString())).toEqual([
      '2026-11-25T05:00:00.000Z',
      '2026-11-30T17:00:00.000Z',
    ])
    const set = (column: 'from' | 'to', at: string) =>
      sql(`UPDATE announcement SET "${column}" = $1`, [at])
    await set('from', '2026-11-25T10:00:01Z')
    expect(await titles(here.dealer)).toEqual([])
    await set('from', '2026-11-25T10:00:00Z')
    expect(await titles(here.dealer)).toEqual(['Stocktaking'])
    await set('to', '2026-11-25T10:00:00Z')
    expect(await titles(here.dealer)).toEqual([])
    await set('to', '2026-11-25T10:00:01Z')
    expect(await titles(here.dealer)).toEqual(['Stocktaking'])
  })

  test.each([
    [{ title: '' }, 'required', 'title'],
    [{ dateTo: span.from }, 'to_before_from', 'to'],
    [{ url: 'javascript:alert(1)' }, 'valid_target', 'url'],
    [{ markets: ['999999'] }, 'unknown_market', 'markets'],
    [{ markets: ['x'] }, 'unknown_market', 'markets'],
  ])('%j is refused', async (change, code, field) => {
    const { data } = await announce(here.content, change)
    expect(data.createAnnouncement.userErrors).toEqual([{ code, field }])
  })

  test('are for the readers of their markets alone', async () => {
    await announce(here.content, { title: 'Road only', markets: [market] })
    expect(await titles(here.dealer)).toEqual(['Stocktaking', 'Road only'])
    expect(await titles(here.dealerz)).toEqual(['Stocktaking'])
  })

  test('can be changed, deleted, found among the deleted, and restored for 90 days', async () => {
    const id = (await announce(here.content, { title: 'Old' })).data.createAnnouncement.announcement
      .id
    const change = `mutation($id: ID!, $a: AnnouncementInput!, $seen: String) { updateAnnouncement(id: $id, announcement: $a, seen: $seen) { announcement { title } ${errors} } }`
    const stale = await here.content.ask(change, {
      id,
      a: { ...announcement, title: 'New' },
      seen: 'old',
    })
    expect(stale.data.updateAnnouncement.userErrors[0]!.code).toBe('changed_meanwhile')
    await here.content.ask(change, { id, a: { ...announcement, title: 'New' } })
    await here.content.ask(`mutation($id: ID!) { deleteAnnouncement(id: $id) { ${errors} } }`, {
      id,
    })
    expect(await titles(here.dealer)).not.toContain('New')
    const list = async (filter: string) =>
      (
        await here.content.ask(
          `{ announcements(search: "new"${filter}) { rows { title state deletedAt } } }`,
        )
      ).data.announcements.rows
    expect(await list('')).toEqual([])
    expect(await list(', filter: DELETED')).toMatchObject([{ title: 'New', state: 'DELETED' }])
    const restore = async () =>
      (
        await here.content.ask(
          `mutation($id: ID!) { restoreAnnouncement(id: $id) { announcement { title } ${errors} } }`,
          { id },
        )
      ).data.restoreAnnouncement
    const deleted = (at: string) =>
      sql('UPDATE announcement SET deleted_at = $1 WHERE id = $2', [at, Number(id)])
    await deleted('2026-08-27T09:59:59Z')
    expect((await restore()).userErrors).toEqual([{ code: 'too_late', field: null }])
    await deleted('2026-08-27T10:00:00Z')
    expect((await restore()).announcement).toEqual({ title: 'New' })
    expect(await titles(here.dealer)).toContain('New')
    const audited = await sql<{ action: string }>(
      `SELECT action FROM audit_log WHERE target = $1 AND action LIKE 'announcement.%' ORDER BY id`,
      [id],
    )
    expect(audited.map(({ action }) => action)).toEqual([
      'announcement.created',
      'announcement.updated',
      'announcement.deleted',
      'announcement.restored',
    ])
  })
})

const upload = async (who: Session, kind: string, content: Uint8Array, name: string) => {
  const { id, answer } = await tusOf(who).send({ kind, content, name })
  expect(answer.statusCode).toBe(204)
  return id
}

describe('the file of an announcement', () => {
  const save = async (id: string | null, change: object) => {
    const { data } = await here.content.ask(
      id
        ? `mutation($a: AnnouncementInput!) { updateAnnouncement(id: "${id}", announcement: $a) { announcement { id file { fileName oriFileUrl } } ${errors} } }`
        : `mutation($a: AnnouncementInput!) { createAnnouncement(announcement: $a) { announcement { id file { fileName oriFileUrl } } ${errors} } }`,
      { a: { ...announcement, title: 'With a file', ...change } },
    )
    return id ? data.updateAnnouncement : data.createAnnouncement
  }

  test('is downloaded and found by those it is for, kept by a change that does not name it, and taken away by null', async () => {
    const file = await upload(here.content, 'content-file', await photo(), 'stockplan.jpg')
    const { announcement: made, userErrors } = await save(null, { file, markets: [market] })
    expect(userErrors).toEqual([])
    expect(made.file.fileName).toBe('stockplan.jpg')
    const readBy = async (who: Session) => {
      const { data } = await who.ask(
        `query($id: ID!) { userAreaAnnouncement(id: $id) { title file { fileName } } contentSearch(search: "stockplan") { rows { route } } }`,
        { id: made.id },
      )
      const { statusCode } = await who.send({ method: 'GET', url: made.file.oriFileUrl })
      const routes = data.contentSearch.rows.map(({ route }: { route: string }) => route)
      return [data.userAreaAnnouncement?.file?.fileName, routes, statusCode]
    }
    expect(await readBy(here.dealer)).toEqual(['stockplan.jpg', [`/announcement/${made.id}`], 200])
    expect(await readBy(here.dealerz)).toEqual([undefined, [], 404])
    expect((await save(made.id, {})).announcement.file.fileName).toBe('stockplan.jpg')
    expect((await save(made.id, { file: null })).announcement.file).toBeNull()
    expect((await save(null, { file: crypto.randomUUID() })).userErrors).toEqual([
      { code: 'unknown_file', field: 'file' },
    ])
  })

  test('comes with a multipart request too, as the picture of a banner does', async () => {
    const sent = async (document: string, name: string, variables: object) => {
      const boundary = 'edge'
      const text = (field: string, value: string) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`
      const path = Object.keys(variables)[0]!
      const payload = Buffer.concat([
        Buffer.from(text('operations', JSON.stringify({ query: document, variables }))),
        Buffer.from(text('map', JSON.stringify({ 0: [`variables.${path}.file`] }))),
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`,
        ),
        await photo(),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ])
      const answer = await here.content.send({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload,
      })
      return answer.json().data
    }
    const announced = await sent(
      `mutation($a: AnnouncementInput!) { createAnnouncement(announcement: $a) { announcement { file { fileName } } ${errors} } }`,
      'parts.jpg',
      { a: { ...announcement, markets: [], file: null } },
    )
    expect(announced.createAnnouncement).toMatchObject({
      announcement: { file: { fileName: 'parts.jpg' } },
      userErrors: [],
    })
    const shown = await sent(
      `mutation($b: BannerInput!) { createBanner(banner: $b) { banner { id file } ${errors} } }`,
      'sale.jpg',
      { b: { dateFrom: span.from, dateTo: span.to, file: null } },
    )
    expect(shown.createBanner).toMatchObject({
      banner: { file: expect.any(String) },
      userErrors: [],
    })
    await here.content.ask(
      `mutation { deleteBanner(id: "${shown.createBanner.banner.id}") { ${errors} } }`,
    )
  })
})

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
