import { beforeAll, describe, expect, test } from 'vitest'
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
