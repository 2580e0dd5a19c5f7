import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { choose, type Session, sessionOf } from '../../../../tests/support/server.ts'
import { serverForTests } from '../../../../tests/support/test-people.ts'
import { buildWorld, goods, r3Of } from '../../../../tests/support/world.ts'
import type { Tx } from '../../../db/database.ts'
import { storeFiles } from './document-store.ts'

const pdf = Buffer.from('%PDF-1.4\nGröße')
const files = {
  'manual.pdf': pdf,
  'old.doc': Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 7]),
}
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

const here = serverForTests(['dealer', 'dealerz', 'rep', 'vendor', 'guest', 'admin'], {
  fill: async (database) => {
    await buildWorld(database, 'bb')
    for (const tenantId of ['aa', 'bb']) {
      await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
        await storeFiles(
          tx,
          tenantId,
          Object.entries(files).map(([name, content]) => ({
            name,
            content,
            hash: hashOf(content),
            format: name.endsWith('pdf') ? ('pdf' as const) : ('doc' as const),
          })),
        )
        if (tenantId === 'bb') return
        await document(tx, 'M-EN', 'manual', 'Owner’s manual', 'en', 'manual.pdf')
        await document(tx, 'M-DE', 'manual', 'Größe & Maß', 'de', 'manual.pdf')
        await document(tx, 'SHEET', 'data_sheet', 'Data sheet', null, 'manual.pdf')
        await document(tx, 'WORD', 'other', 'Letter', 'en', 'old.doc')
        await document(tx, 'TAKEN-BACK', 'manual', 'Recalled', 'en', 'manual.pdf', false)
        await document(tx, 'LONELY', 'manual', 'About nothing', 'en', 'manual.pdf')
        for (const [code, article, model, active] of [
          ['M-EN', goods.part, '', true],
          ['M-EN', '', goods.part, true],
          ['M-DE', goods.part, '', true],
          ['SHEET', '', goods.part, true],
          ['TAKEN-BACK', goods.part, '', true],
          ['WORD', goods.bolt, '', true],
          ['SHEET', goods.bolt, '', false],
          ['M-EN', goods.gone, '', true],
        ] as const) {
          await tx.query(
            `INSERT INTO article_document_link (tenant_id, document, article_code, model, active) VALUES ('aa', $1, $2, $3, $4)`,
            [code, article, model, active],
          )
        }
      })
    }
  },
})

const document = (
  tx: Tx,
  code: string,
  type: string,
  title: string,
  language: string | null,
  file: keyof typeof files,
  active = true,
) =>
  tx.query(
    `INSERT INTO article_document (tenant_id, code, type, title, language, file, bytes, format, hash, active) VALUES ('aa', $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      code,
      type,
      title,
      language,
      file,
      files[file].length,
      file.slice(-3),
      hashOf(files[file]),
      active,
    ],
  )

const open = (session: Session, code: string, headers: Record<string, string> = {}) =>
  session.send({
    method: 'GET',
    url: `/server/documents/${code}`,
    headers: { authorization: '', ...headers },
  })
const documentsOf = async (slug: string, session = here.dealer) =>
  (
    await session.ask(
      'query($s: String!) { productDetailsV2(slug: $s) { product { documents { id type title language size format } } variants { documents { id } } } }',
      { s: slug },
    )
  ).data.productDetailsV2

test('an article lists its own documents and its model’s, each once, in their order, without what was taken back', async () => {
  const { product, variants } = (await documentsOf('part-1'))!
  expect(product.documents).toEqual([
    {
      id: 'M-DE',
      type: 'manual',
      title: 'Größe & Maß',
      language: 'de',
      size: pdf.length,
      format: 'pdf',
    },
    {
      id: 'M-EN',
      type: 'manual',
      title: 'Owner’s manual',
      language: 'en',
      size: pdf.length,
      format: 'pdf',
    },
    {
      id: 'SHEET',
      type: 'data_sheet',
      title: 'Data sheet',
      language: null,
      size: pdf.length,
      format: 'pdf',
    },
  ])
  expect(variants.map(({ documents }) => documents.map(({ id }) => id))).toEqual([
    ['M-DE', 'M-EN', 'SHEET'],
  ])
  expect((await documentsOf('bolt-1'))!.product.documents.map(({ id }) => id)).toEqual(['WORD'])
  expect((await documentsOf('bike-1'))!.product.documents).toEqual([])
})

test('of a whole list they are read in one statement', async () => {
  const { data } = await here.dealer.ask(
    '{ products(view: ITEM, limit: 50) { entries { product { article_code documents { id } } } } }',
  )
  const found = Object.fromEntries(
    data.products.entries.map(({ product }) => [product.article_code, product.documents.length]),
  )
  expect(found).toMatchObject({ [goods.part]: 3, [goods.bolt]: 1, [goods.bike]: 0 })
})

test('a plain link opens the file: the session’s cookies are enough, and its title is the name it is saved under', async () => {
  const answer = await open(here.dealer, 'M-DE')
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.equals(pdf)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers['content-disposition']).toBe(
    `inline; filename="Grosse Mass.pdf"; filename*=UTF-8''${encodeURIComponent('Größe & Maß')}.pdf`,
  )
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  const again = await open(here.dealer, 'M-DE', { 'if-none-match': answer.headers.etag as string })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  const word = await open(here.dealer, 'WORD')
  expect(word.headers['content-disposition']).toBe(
    `attachment; filename="Letter.doc"; filename*=UTF-8''Letter.doc`,
  )
  expect(word.headers['content-security-policy']).toContain('sandbox')
})

test('nobody reads what is not his: no session, no right, no article of his, another tenant', async () => {
  const { app } = here
  expect(await open(sessionOf(app, 'aa.test', '', {}), 'M-DE')).toMatchObject({
    statusCode: 302,
    headers: { location: '/' },
  })
  const { '__Host-pannier-binding': binding, '__Host-pannier-refresh': refresh } = here.dealer
    .cookies as Record<string, string>
  const status = async (cookies: Record<string, string>, host = 'aa.test') =>
    (await open(sessionOf(app, host, '', cookies), 'M-DE')).statusCode
  expect(await status({ '__Host-pannier-refresh': refresh! })).toBe(401)
  expect(
    await status({ '__Host-pannier-binding': 'guessed', '__Host-pannier-refresh': refresh! }),
  ).toBe(401)
  expect(
    await status({ '__Host-pannier-binding': binding!, '__Host-pannier-refresh': 'no session' }),
  ).toBe(302)
  expect(
    await status(
      { '__Host-pannier-binding': binding!, '__Host-pannier-refresh': refresh! },
      'bb.test',
    ),
  ).toBe(401)
  expect(
    await status({ '__Host-pannier-binding': binding!, '__Host-pannier-refresh': refresh! }),
  ).toBe(200)
  expect((await open(here.vendor, 'M-DE')).statusCode).toBe(403)
  for (const code of ['TAKEN-BACK', 'LONELY', 'NONE', 'x'.repeat(61), '..%2f..%2fetc%2fpasswd'])
    expect([code, (await open(here.dealer, code)).statusCode]).toEqual([code, 404])
  // Whose sales organisations have no article of it.
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      `DELETE FROM customer_area WHERE sorg = '2000' AND customer_id = (SELECT id FROM customer WHERE name LIKE 'Shop Z%')`,
    ),
  )
  expect((await open(here.dealerz, 'M-DE')).statusCode).toBe(404)
  expect((await open(here.rep, 'M-DE')).statusCode).toBe(200)
  await choose(here.rep, r3Of('X'))
  expect((await open(here.rep, 'M-DE')).statusCode).toBe(200)
  await choose(here.admin, r3Of('Z'))
  expect((await open(here.admin, 'M-DE')).statusCode).toBe(404)
  expect((await open(here.admin, 'M-DE', { 'x-on-behalf-of': r3Of('X') })).statusCode).toBe(200)
  expect((await open(here.dealerz, 'M-DE', { 'x-on-behalf-of': r3Of('X') })).statusCode).toBe(403)
})
