// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { safeFileName } from '#domain/files/file-kinds.ts'
import { htmlRule } from '#domain/portal/html-rule.ts'
import { hostileHtml } from './cases/hostile-html.ts'
import { photo } from './support/photo.ts'
import { testServer } from './support/render-at.tsx'
import { logIn, type Session } from './support/server.ts'
import { tusOf } from './support/upload.ts'

let content: Session
beforeAll(async () => {
  const { app, world } = await testServer({ features: { NEWS: true } as never })
  content = await logIn(app, world.host, 'content')
})
const span = { validFrom: '2026-01-01T00:00', validTo: '2036-01-01T00:00' }
/** All of them in one text, each in a place of its own. */
const body = hostileHtml.map((html, n) => `<p>${n}</p>${html}`).join('')

const category = async () =>
  (
    await content.ask(
      'mutation($c: MarketingMaterialCategoryInput!) { createMarketingMaterialCategory(marketingMaterialCategory: $c) { marketingMaterialCategory { id } } }',
      { c: { type: 'brand-assets', title: 'Logos', ...span } },
    )
  ).data.createMarketingMaterialCategory.marketingMaterialCategory.id as string

async function upload(name: string): Promise<string> {
  const { id, answer } = await tusOf(content).send({
    kind: 'content-file',
    content: await photo(),
    name,
  })
  expect(answer.statusCode).toBe(204)
  return id
}

type Answer = { userErrors: unknown[] } & Record<string, Record<string, string>>

/** Each field of rich text, by the mutation that stores it. */
const fields: [string, string, string, () => Promise<object>][] = [
  [
    'createAnnouncement',
    'announcement',
    'AnnouncementInput!',
    async () => ({ title: 'A', content: body, dateFrom: span.validFrom, dateTo: span.validTo }),
  ],
  ['createNews', 'news', 'NewsInput!', async () => ({ title: 'N', body, ...span })],
  [
    'createSalesDocument',
    'salesDocument',
    'SalesDocumentInput!',
    async () => ({ type: 'sales', title: 'D', body, ...span }),
  ],
  [
    'createMarketingMaterial',
    'marketingMaterial',
    'MarketingMaterialInput!',
    async () => ({
      title: 'M',
      body,
      category: await category(),
      files: [await upload('a.jpg')],
      ...span,
    }),
  ],
]

test.each(fields)(
  '%s stores nothing that a browser would run',
  async (mutation, name, type, input) => {
    const text = name === 'announcement' ? 'content' : 'body'
    const { data } = await content.ask(
      `mutation($i: ${type}) { ${mutation}(${name}: $i) { ${name} { ${text} } userErrors { code field } } }`,
      { i: await input() },
    )
    const stored = (data as unknown as Record<string, Answer>)[mutation]!
    expect(stored.userErrors).toEqual([])
    const page = document.implementation.createHTMLDocument()
    page.body.innerHTML = stored[name]![text]!
    const nodes = [...page.querySelectorAll('body *')]
    expect(nodes.length).toBeGreaterThan(hostileHtml.length)
    const attributes: Readonly<Record<string, readonly string[]>> = htmlRule.attributes
    for (const node of nodes) {
      const tag = node.tagName.toLowerCase()
      expect(htmlRule.tags).toContain(tag)
      for (const { name: attribute, value } of node.attributes) {
        expect(attributes[tag] ?? []).toContain(attribute)
        expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i)
      }
    }
  },
)

test('names of files lose paths, signs of markup and directions, and are given out as they are kept', async () => {
  for (const html of hostileHtml) expect(safeFileName(`${html}.jpg`)).not.toMatch(/[<>"/\\:|?*]/)
  for (const html of hostileHtml.slice(0, 12)) {
    const name = `${html}.jpg`
    const id = await upload(name)
    const answer = await content.send({
      method: 'GET',
      url: `/server/content-files/${id}?download`,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename/)
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).not.toMatch(/[<>]/)
  }
})
