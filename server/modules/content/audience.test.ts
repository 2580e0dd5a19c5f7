import { expect, test } from 'vitest'
import { sightOf } from '#domain/content/audience.ts'
import { momentIn } from '#domain/time/zoned-time.ts'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'

const timeZone = 'Asia/Jakarta'
const now = new Date('2026-11-25T10:00:00Z')
const here = serverForTests(['content', 'dealer', 'dealerz'], {
  config: { features: { NEWS: true } as never },
  start: { clock: () => now },
  fill: async (database, { users }) => {
    await database.asOwner(`UPDATE tenant SET time_zone = '${timeZone}' WHERE id = 'aa'`)
    await sql(
      `INSERT INTO content_target_market (tenant_id, id, market_name, source, brand) OVERRIDING SYSTEM VALUE VALUES ('aa', 1, 'Road', 'own', 'B'), ('aa', 2, 'Off road', 'own', 'B') `,
    )
    await sql(`INSERT INTO user_target_market (tenant_id, of_user, market) VALUES ('aa', $1, 1)`, [
      users.dealer,
    ])
  },
})
const sql = (text: string, args: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(text, args),
  )
const readers = { dealer: ['1'], dealerz: [] as string[] }

test('a reader gets exactly the content that the preview says they see', async () => {
  const spans = [
    // 17:00 in Jakarta is now.
    ['2026-11-25T17:00', '2026-12-01T00:00'],
    ['2026-11-25T17:01', '2026-12-01T00:00'],
    ['2026-11-01T00:00', '2026-11-25T17:00'],
    ['2026-11-01T00:00', '2026-11-25T17:01'],
  ] as const
  const expected = { dealer: [] as string[], dealerz: [] as string[] }
  for (const [from, to] of spans)
    for (const markets of [[], ['1'], ['2'], ['1', '2']])
      for (const isDeleted of [false, true]) {
        const title = [from, to, markets.join('+'), isDeleted].join(' ')
        await publish(title, from, to, markets, isDeleted)
        for (const name of ['dealer', 'dealerz'] as const) {
          const content = {
            from: momentIn(timeZone, from),
            to: momentIn(timeZone, to),
            deletedAt: isDeleted ? now : null,
            markets,
          }
          if (sightOf(content, readers[name], now) === 'VALID') expected[name].push(title)
        }
      }
  for (const name of ['dealer', 'dealerz'] as const) {
    const got = await seen(here[name])
    expect(got.news).toEqual(expected[name].toSorted())
    expect(got.announced).toEqual(expected[name].toSorted())
  }
  expect([expected.dealer.length, expected.dealerz.length]).toEqual([6, 2])
})

async function publish(
  title: string,
  from: string,
  to: string,
  markets: string[],
  isDeleted: boolean,
) {
  const { data } = await here.content.ask(
    `mutation($n: NewsInput!, $a: AnnouncementInput!) {
      createNews(news: $n) { news { id } userErrors { code } }
      createAnnouncement(announcement: $a) { announcement { id } userErrors { code } } }`,
    {
      n: { title, body: '<p>x</p>', validFrom: from, validTo: to, markets },
      a: { title, content: '<p>x</p>', dateFrom: from, dateTo: to, markets },
    },
  )
  if (isDeleted)
    await here.content.ask(
      'mutation($n: ID!, $a: ID!) { deleteNews(id: $n) { userErrors { code } } deleteAnnouncement(id: $a) { userErrors { code } } }',
      { n: data.createNews.news.id, a: data.createAnnouncement.announcement.id },
    )
}

/** Titles that a reader gets. */
async function seen(reader: Session) {
  const { data } = await reader.ask(
    '{ newsList(validOnly: true, limit: 100) { rows { title } } activeUserAreaAnnouncements { title } }',
  )
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title).sort()
  return {
    news: titles(data.newsList.rows),
    announced: titles(data.activeUserAreaAnnouncements),
  }
}
