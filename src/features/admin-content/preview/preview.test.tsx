// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { photo } from '../../../../tests/support/photo.ts'
import { renderAt, testServer } from '../../../../tests/support/render-at.tsx'

// Those of jsdom have no content that can be read.
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile })

beforeAll(async () => {
  const { sql } = await testServer({ features: { NEWS: true } as never })
  await sql(
    `INSERT INTO content_target_market (tenant_id, id, market_name, source, brand) OVERRIDING SYSTEM VALUE VALUES ('aa', 1, 'Road', 'own', 'B'), ('aa', 2, 'Off road', 'own', 'B')`,
  )
  await sql(
    `INSERT INTO content_item (tenant_id, kind, type, title, body, item_per_line, markets, "from", "to", created_by, created_at)
     VALUES ('aa', 'news', '', 'Saved title', '<p>Saved <b>text</b> <a href="/news">way</a></p>', 3, '{1}', '2026-01-05', '2036-02-01', 1, now())`,
  )
})

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** The window of the reader in the preview. */
async function readersWindow() {
  await screen.findByRole('dialog', { name: 'Preview' })
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview')
  return within(frame.contentDocument!.body)
}

test('what is typed is seen as a reader of a market sees it, before it is saved', async () => {
  const { address, router } = await renderAt('/admin/news', { as: 'content' })
  fireEvent.click(await screen.findByRole('link', { name: 'Saved title' }))
  await screen.findByRole('button', { name: 'Save' })
  type(/^Title/, 'Typed title')
  const before = address()
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const inside = await readersWindow()
  await inside.findByRole('heading', { name: 'Typed title', level: 1 })
  await inside.findByText('text')
  inside.getByText('05 Jan 2026')
  screen.getByText(/^This reader doesn’t see it: it’s only for Road\./)
  type('Reader’s target market', '1')
  screen.getByText(/^This reader sees it until .*The home page lists it with the latest news\.$/)
  type('Reader’s target market', '2')
  screen.getByText(/^This reader doesn’t see it/)
  fireEvent.click(inside.getByRole('link', { name: 'way' }))
  expect(address()).toBe(before)
  fireEvent.click(screen.getByRole('radio', { name: 'Phone' }))
  await waitFor(() => inside.getByRole('heading', { name: 'Typed title', level: 2 }))
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Preview' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Typed title')
  expect(router.state.location.pathname).toBe(before)
}, 60_000)

test('an announcement without an end says what is missing, and is shown as its card', async () => {
  await renderAt('/admin/announcements/create', { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  type(/^Title/, 'Stocktaking')
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const inside = await readersWindow()
  await inside.findByRole('heading', { name: 'Stocktaking' })
  screen.getByText('Fill in both dates to learn when readers see this.')
}, 60_000)

test('material is seen with the category that it is in, and all above it', async () => {
  const { sql } = await testServer()
  const span = `now() - interval '1 day', now() + interval '9 days'`
  const category = async (title: string, parent: number | null, markets: string) =>
    (
      await sql<{ id: number }>(
        `INSERT INTO marketing_category (tenant_id, type, title, parent_id, markets, "from", "to") VALUES ('aa', 'brand-assets', $1, $2, $3, ${span}) RETURNING id`,
        [title, parent, markets],
      )
    )[0]!.id
  const child = await category('Logos', await category('Road only', null, '{1}'), '{}')
  const [material] = await sql<{ id: number }>(
    `INSERT INTO content_item (tenant_id, kind, type, title, category_id, sorting, "from", "to") VALUES ('aa', 'material', 'brand-assets', 'Logo', $1, 1, ${span}) RETURNING id`,
    [child],
  )
  await renderAt(`/admin/marketing-material/image/${material!.id}/edit`, { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await readersWindow()
  screen.getByText('This reader doesn’t see it: the category Road only isn’t shown to them now.')
  type('Reader’s target market', '1')
  screen.getByText(/^This reader sees it until .*It’s listed in its category/)
}, 60_000)

test('a document is seen with the group that it is in', async () => {
  const { sql } = await testServer()
  await sql(
    `INSERT INTO sales_document_group (tenant_id, name, markets) VALUES ('aa', 'Road manuals', '{1}')`,
  )
  const [document] = await sql<{ id: number }>(
    `INSERT INTO content_item (tenant_id, kind, type, title, body, group_id, "from", "to")
     SELECT 'aa', 'document', 'technical', 'Fork', '<p>x</p>', id, now() - interval '1 day', now() + interval '9 days' FROM sales_document_group WHERE name = 'Road manuals' RETURNING id`,
  )
  await renderAt(`/admin/sales-document/list/${document!.id}/edit`, { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  await readersWindow()
  screen.getByText(
    'This reader doesn’t see it: the group Road manuals isn’t for their target market.',
  )
  type('Reader’s target market', '1')
  screen.getByText(/^This reader sees it until .*It’s listed under the sales documents/)
}, 60_000)

test('a banner without a picture asks for one, and says whose customers see it', async () => {
  await renderAt('/admin/banners/create', { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  type('Sales organization', '1000')
  type(/^Published until/, '2036-01-01T10:00')
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const inside = await readersWindow()
  await inside.findByText('Choose a picture to see the banner.')
  screen.getByText(
    /^This reader sees it until .*Only customers of sales organization 1000 see it\.$/,
  )
}, 60_000)

test('a picture that was just uploaded is seen before anything is saved', async () => {
  const { container, line } = await renderAt('/admin/news/create', { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  type(/^Title/, 'New shop')
  const content = new Uint8Array(await photo({ width: 80, height: 60 }))
  fireEvent.change([...container.querySelectorAll('input[type=file][multiple]')].at(-1)!, {
    target: { files: [new File([content], 'shop.jpg', { type: 'image/jpeg' })] },
  })
  await screen.findByRole('button', { name: /^Remove shop\.jpg/ }, { timeout: 20_000 })
  fireEvent.click(screen.getByRole('button', { name: 'Preview' }))
  const card = (await (await readersWindow()).findByText('shop')).closest('li')!
  await waitFor(() => expect(card.querySelector('img')).not.toBeNull())
  const answer = await line.fetch(card.querySelector('img')!.getAttribute('src')!)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
}, 60_000)
