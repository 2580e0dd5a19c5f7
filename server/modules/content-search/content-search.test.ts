import PDFDocument from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { tempDir, tusOf } from '../../../tests/support/upload.ts'
import { startWork } from '../../../tests/support/work.ts'

const now = new Date('2026-11-25T10:00:00Z')
const settings = { dataDir: tempDir('content-search') }
const here = serverForTests(['content', 'dealer', 'dealerz', 'finance'], {
  config: { features: { NEWS: true } as never },
  start: { clock: () => now, settings } as never,
})
const sql = <Row>(text: string, args: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, args),
  )
const span = { validFrom: '2026-11-01T00:00', validTo: '2036-01-01T00:00' }

async function pdfOf(...pages: string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false })
  for (const text of pages) pdf.addPage().fontSize(24).text(text)
  pdf.end()
  return buffer(pdf)
}

async function upload(name: string, content: Buffer): Promise<string> {
  const { id, answer } = await tusOf(here.content).send({ kind: 'content-file', content, name })
  expect(answer.statusCode).toBe(204)
  await startWork(here.database, { clock: () => now, settings }).drain()
  return id
}

const publish = async (document: string, variables: Record<string, unknown>) => {
  const { data } = await here.content.ask(document, variables)
  const [answer] = Object.values(data) as { userErrors: unknown[] }[]
  expect(answer!.userErrors).toEqual([])
  return answer
}
const addDocument = (change: object) =>
  publish(
    'mutation($d: SalesDocumentInput!) { createSalesDocument(salesDocument: $d) { userErrors { code } } }',
    { d: { type: 'technical', title: 'Sheet', body: '<p>x</p>', ...span, ...change } },
  )
const addNews = (change: object) =>
  publish('mutation($n: NewsInput!) { createNews(news: $n) { userErrors { code } } }', {
    n: { title: 'News', body: '<p>x</p>', ...span, ...change },
  })

interface Hit {
  kind: string
  title: string
  route: string
  fileName: string | null
  excerpt: { text: string; isMatch: boolean }[]
}
const find = async (search: string, who: Session = here.dealer, more = '') =>
  (
    await who.ask(
      `query($s: String!) { contentSearch(search: $s${more}) { count rows { kind title route fileName excerpt { text isMatch } } } }`,
      { s: search },
    )
  ).data.contentSearch as { count: number; rows: Hit[] }
const titles = async (search: string, who?: Session, more?: string) =>
  (await find(search, who, more)).rows.map(({ title }) => title)
const marked = ({ excerpt }: Hit) =>
  excerpt.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

let market: string
beforeAll(async () => {
  const [row] = await sql<{ id: number }>(
    `INSERT INTO content_target_market (tenant_id, market_name) VALUES ('aa', 'Road dealers') RETURNING id`,
  )
  market = String(row!.id)
  await sql(`INSERT INTO user_target_market (tenant_id, of_user, market) VALUES ('aa', $1, $2)`, [
    here.world.users.dealer,
    row!.id,
  ])
})

describe('content', () => {
  test('is found by words of its title and text, whatever their case and accents, the title first', async () => {
    await addNews({ title: 'Dropper posts', body: '<p>For Käufer &amp; riders: the café ride</p>' })
    await addDocument({ title: 'Cafe list', subtitle: 'Where riders meet' })
    expect(await titles('CAFÉ')).toEqual(['Cafe list', 'Dropper posts'])
    expect(await titles('rider kaufer')).toEqual(['Dropper posts'])
    expect(await titles('rider bicycle')).toEqual([])
    const { rows } = await find('riders', here.dealer, ', kind: NEWS')
    expect(rows).toMatchObject([{ kind: 'NEWS', route: expect.stringMatching(/^\/news\/\d+$/) }])
    expect(marked(rows[0]!)).toBe('For Käufer & [riders]: the café ride')
  })

  test.each(['', '   ', '&|!', "'"])('%j finds nothing', async (search) => {
    expect(await find(search)).toEqual({ count: 0, rows: [] })
  })

  test('is found by the text of its PDF files and the names of any', async () => {
    const pdf = await pdfOf('Cover', 'Bottom bracket torque 42 Nm')
    await addDocument({ title: 'Workshop', files: [await upload('PN-1234_service.pdf', pdf)] })
    const [hit] = (await find('torque bracket')).rows
    expect(hit).toMatchObject({ title: 'Workshop', fileName: 'PN-1234_service.pdf' })
    expect(marked(hit!)).toBe('Cover Bottom [bracket] [torque] 42 Nm')
    expect(await titles('1234 serv')).toEqual(['Workshop'])
    // The words of one hit stand in one place.
    expect(await titles('workshop torque')).toEqual([])
  })

  test('that is not this person’s to read is not found', async () => {
    const pdf = await pdfOf('Secretword inside')
    const files = [await upload('plan.pdf', pdf)]
    await addDocument({ title: 'Road plan', files, markets: [market] })
    await addNews({ title: 'Secretword past', validTo: '2026-11-02T00:00' })
    await addNews({ title: 'Secretword later', validFrom: '2030-01-01T00:00' })
    expect(await titles('secretword')).toEqual(['Road plan'])
    expect(await titles('secretword', here.dealerz)).toEqual([])
    expect(await titles('dropper', here.finance)).toEqual([])
  })

  test('announcements and marketing material with its categories are found too', async () => {
    await publish(
      'mutation($a: AnnouncementInput!) { createAnnouncement(announcement: $a) { userErrors { code } } }',
      {
        a: {
          title: 'Gearday',
          content: '<p>Come</p>',
          dateFrom: span.validFrom,
          dateTo: span.validTo,
        },
      },
    )
    const { data } = await here.content.ask(
      'mutation($c: MarketingMaterialCategoryInput!) { createMarketingMaterialCategory(marketingMaterialCategory: $c) { marketingMaterialCategory { id } } }',
      { c: { type: 'brand-assets', title: 'Gearday logos', ...span } },
    )
    const category = data.createMarketingMaterialCategory.marketingMaterialCategory.id as string
    await publish(
      'mutation($m: MarketingMaterialInput!) { createMarketingMaterial(marketingMaterial: $m) { userErrors { code } } }',
      {
        m: {
          title: 'Poster',
          body: '<p>For the gearday</p>',
          category,
          files: [await upload('poster.pdf', await pdfOf('x'))],
          ...span,
        },
      },
    )
    const { rows } = await find('gearday')
    expect(rows.map(({ kind, route }) => [kind, route.replaceAll(/\d+/g, '#')])).toEqual([
      ['ANNOUNCEMENT', '/announcement/#'],
      ['MATERIAL', '/marketing-material/brand-assets/#'],
      ['MATERIAL', '/marketing-material/brand-assets/#/image/#'],
    ])
    const [other] = await sql<{ id: number }>('SELECT id FROM marketing_category')
    expect(rows[1]!.route).toBe(`/marketing-material/brand-assets/${other!.id}`)
    // A person without the right to marketing material finds the announcement alone.
    expect(await titles('gearday', here.finance)).toEqual(['Gearday'])
  })
})

describe('a PDF', () => {
  const thumbnail = async (id: string, who = here.content) =>
    who.send({ method: 'GET', url: `/server/content-files/${id}/thumb` })

  test('has a picture of its first page, for those who may read it', async () => {
    const id = await upload('sheet.pdf', await pdfOf('First page'))
    const answer = await thumbnail(id)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    expect((await thumbnail(id, here.dealer)).statusCode).toBe(404)
  })

  test.each([
    ['is broken', Buffer.from('%PDF-1.7\nthis is no PDF')],
    ['ends in the middle', async () => (await pdfOf('One', 'Two')).subarray(0, 700)],
  ])('that %s is kept as it is, without text and picture', async (_, made) => {
    const id = await upload('odd.pdf', typeof made === 'function' ? await made() : made)
    const [row] = await sql('SELECT text, pictured FROM pdf_text WHERE file_id = $1', [id])
    expect(row).toEqual({ text: '', pictured: false })
    expect((await thumbnail(id)).statusCode).toBe(404)
    const whole = await here.content.send({ method: 'GET', url: `/server/content-files/${id}` })
    expect(whole.statusCode).toBe(200)
  })
})
