// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { photo } from '../../../../tests/support/photo.ts'
import { renderAt, testServer } from '../../../../tests/support/render-at.tsx'
import { logIn } from '../../../../tests/support/server.ts'
import { tusOf } from '../../../../tests/support/upload.ts'

// That of jsdom has no content that can be read.
Object.assign(globalThis, { Blob: NodeBlob })

const span = `now() - interval '1 day', now() + interval '1 day'`
let root = 0
let child = 0
let market = 0

const addCategory = async (title: string, change: { parent?: number; markets?: number[] } = {}) => {
  const [row] = await (
    await testServer()
  ).sql<{ id: number }>(
    `INSERT INTO marketing_category (tenant_id, type, title, parent_id, markets, "from", "to") VALUES ('aa', 'brand-assets', $1, $2, $3, ${span}) RETURNING id`,
    [title, change.parent ?? null, change.markets ?? []],
  )
  return row!.id
}
const addMaterial = async (title: string, category: number, layout: number | null = null) => {
  const [row] = await (
    await testServer()
  ).sql<{ id: number }>(
    `INSERT INTO content_item (tenant_id, kind, type, title, subtitle, category_id, layout_id, article_code, "from", "to")
     SELECT 'aa', 'material', 'brand-assets', $1, 'On white', $2, $3, (SELECT code FROM article WHERE active ORDER BY id LIMIT 1), ${span} RETURNING id`,
    [title, category, layout],
  )
  return row!.id
}
const addFile = async (material: number, name: string) =>
  (await testServer()).sql(
    `WITH f AS (INSERT INTO file (tenant_id, id, kind, name, mime, bytes, sha256, state, width, height) VALUES ('aa', gen_random_uuid(), 'content-file', $2, 'image/jpeg', 9, 'x', 'ready', 1600, 1200) RETURNING id)
     INSERT INTO file_use (tenant_id, used_as, owner, file_id) SELECT 'aa', 'content', 'material:' || $1::text, id FROM f`,
    [material, name],
  )

/** Addresses that the browser was told to save. */
const saved: string[] = []

beforeAll(async () => {
  const { sql } = await testServer()
  const [row] = await sql<{ id: number }>(
    `INSERT INTO content_target_market (tenant_id, market_name) VALUES ('aa', 'Others') RETURNING id`,
  )
  market = row!.id
  root = await addCategory('Logos')
  child = await addCategory('Print', { parent: root })
  await addCategory('Not for you', { markets: [market] })
  for (const title of ['Round logo', 'Long logo'])
    await addFile(await addMaterial(title, child), `${title}.jpg`)
})
beforeEach(() => {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.getAttribute('href')} ${this.download}`)
  })
})

test('a dealer walks down the tree to an image, which is new until it is opened', async () => {
  await renderAt('/marketing-material/brand-assets', { as: 'dealer' })
  const top = within(await screen.findByRole('list', { name: 'Categories' }))
  expect(top.queryByText('Not for you')).toBeNull()
  top.getByText('2 new')
  fireEvent.click(top.getAllByRole('link', { name: 'Logos' })[0]!)
  await screen.findByRole('heading', { name: 'Logos' })
  fireEvent.click((await screen.findAllByRole('link', { name: 'Print' }))[0]!)
  await screen.findByRole('heading', { name: 'Print' })
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
  expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Marketing material',
    'Brand assets',
    'Logos',
  ])
  const images = within(await screen.findByRole('list', { name: 'Images' }))
  fireEvent.click(images.getAllByRole('link', { name: 'Round logo' })[0]!)
  await screen.findByRole('heading', { name: 'Round logo' })
  screen.getByRole('link', { name: 'Long logo' })
  const { sql } = await testServer()
  await waitFor(async () => expect(await sql('SELECT 1 FROM content_read')).toHaveLength(1))
}, 60_000)

test('the images of a category are selected and downloaded as one archive, in a size', async () => {
  await renderAt(`/marketing-material/brand-assets/${child}`, { as: 'dealer' })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Round logo' }))
  screen.getByText('1 selected')
  fireEvent.click(screen.getByRole('button', { name: 'Select all' }))
  screen.getByText('2 selected')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Download selection' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Small, 640 pixels' }))
  expect(saved).toHaveLength(1)
  const query = new URL(saved[0]!.trim(), 'http://x').searchParams
  expect(query.get('ids')!.split(',')).toHaveLength(2)
  expect(query.get('size')).toBe('low')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  fireEvent.keyDown(screen.getByRole('button', { name: 'Download all' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Original files' }))
  expect(saved[1]!.trim()).toBe(`/server/marketing-material/zip?category=${child}`)
}, 60_000)

test('an image is downloaded in each of its five sizes', async () => {
  await renderAt(`/marketing-material/brand-assets/${child}`, { as: 'dealer' })
  const card = (await screen.findByRole('checkbox', { name: 'Select Long logo' })).closest('li')!
  fireEvent.keyDown(within(card).getByRole('button', { name: 'Download' }), { key: 'Enter' })
  const sizes = await screen.findAllByRole('menuitem')
  expect(sizes).toHaveLength(5)
  fireEvent.click(sizes[1]!)
  expect(saved[0]).toMatch(/^\/server\/content-files\/[0-9a-f-]+\/hi Long logo-hi\.webp$/)
}, 60_000)

test('a layout says what is on a card', async () => {
  const { sql } = await testServer()
  const layout = async (description: string, on: boolean) => {
    const [row] = await sql<{ id: number }>(
      `INSERT INTO content_layout (tenant_id, type, description, placeholder_on_card, title_on_card, subtitle_on_card, releasedon_on_card, resolution_on_card, gotopdp_on_card)
       VALUES ('aa', 'marketing_material', $1, $2, $2, $2, $2, $2, $2) RETURNING id`,
      [description, on],
    )
    return row!.id
  }
  const category = await addCategory('Layouts')
  const [all, none] = [await layout('All', true), await layout('None', false)]
  await addFile(await addMaterial('Everything', category, all), 'a.jpg')
  await addFile(await addMaterial('Nothing', category, none), 'b.jpg')
  await renderAt(`/marketing-material/brand-assets/${category}`, { as: 'dealer' })
  const cardOf = async (title: string) =>
    (await screen.findByRole('checkbox', { name: `Select ${title}` })).closest('li')!
  const full = await cardOf('Everything')
  within(full).getByText('On white')
  within(full).getByText(/1600 × 1200/)
  expect(within(full).getByRole('link', { name: 'View article' }).getAttribute('href')).toMatch(
    /\/catalog\//,
  )
  expect(within(full).getByText('Everything').tagName).toBe('A')
  const bare = await cardOf('Nothing')
  for (const text of ['On white', 'Nothing', 'View article', /1600/])
    expect(within(bare).queryByText(text)).toBeNull()
}, 60_000)

test('material of one kind is searched, and narrowed to what is new', async () => {
  const { router } = await renderAt('/marketing-material/brand-assets', { as: 'dealer' })
  await screen.findByRole('list', { name: 'Categories' })
  await router.navigate({ to: '.', search: { search: 'long' } } as never)
  const found = within(await screen.findByRole('list', { name: 'Images' }))
  found.getByText('Long logo')
  expect(found.queryByText('Round logo')).toBeNull()
  await router.navigate({ to: '.', search: { search: 'no such thing' } } as never)
  await screen.findByText('Nothing matches your search')
  fireEvent.click(screen.getByRole('button', { name: 'Show all categories' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Only new/ }))
  await screen.findByRole('checkbox', { name: 'Select Long logo' })
}, 60_000)

test('a category that is not for this person is not there', async () => {
  const hidden = await addCategory('Hidden', { markets: [market] })
  await renderAt(`/marketing-material/brand-assets/${hidden}`, { as: 'dealer' })
  await screen.findByText('This category is no longer here')
}, 60_000)

test('without a connection the tree that was seen is still there', async () => {
  const { setOnline, router } = await renderAt(`/marketing-material/brand-assets/${child}`, {
    as: 'dealer',
  })
  await screen.findByRole('list', { name: 'Images' })
  await router.navigate({ to: '/marketing-material' } as never)
  await screen.findByRole('heading', { name: 'Brand assets' })
  setOnline(false)
  await router.navigate({ to: `/marketing-material/brand-assets/${child}` } as never)
  await screen.findByText(/^You’re offline/)
  await screen.findByRole('checkbox', { name: 'Select Long logo' })
}, 60_000)

test('a category is saved offline, downloaded without a connection, and removed', async () => {
  const { app, world, sql } = await testServer()
  const { id } = await tusOf(await logIn(app, world.host, 'content')).send({
    kind: 'content-file',
    content: await photo({ width: 80, height: 60 }),
    name: 'kept.jpg',
  })
  const category = await addCategory('Kept')
  const material = await addMaterial('Kept logo', category)
  await sql(
    `INSERT INTO file_use (tenant_id, used_as, owner, file_id) VALUES ('aa', 'content', 'material:' || $1::text, $2)`,
    [material, id],
  )
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:kept', revokeObjectURL() {} }),
  )
  const { setOnline } = await renderAt(`/marketing-material/brand-assets/${category}`, {
    as: 'dealer',
  })
  const keep = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save offline' })
  await waitFor(() => expect(keep.disabled).toBe(false))
  fireEvent.click(keep)
  const menu = await screen.findByRole('button', { name: 'Saved offline' })
  setOnline(false)
  await screen.findByText(/^You’re offline/)
  fireEvent.click(screen.getByRole('link', { name: 'Download' }))
  await waitFor(() => expect(saved).toEqual(['blob:kept kept.jpg']))
  fireEvent.keyDown(menu, { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove offline copy' }))
  await screen.findByRole('button', { name: 'Save offline' })
  fireEvent.click(screen.getByRole('link', { name: 'Download' }))
  await screen.findByText(/isn’t saved on this device/)
}, 60_000)

test('a person without the permission is turned away', async () => {
  const { address } = await renderAt('/marketing-material', { as: 'finance' })
  expect(address()).toMatch(/^\/login/)
})

test('a document is saved offline by itself, and its PDF shown in place without a connection', async () => {
  const { app, world, sql } = await testServer()
  const { id } = await tusOf(await logIn(app, world.host, 'content')).send({
    kind: 'content-file',
    content: Buffer.from('%PDF-1.7\nno more'),
    name: 'torque.pdf',
  })
  const [document] = await sql<{ id: number }>(
    `INSERT INTO content_item (tenant_id, kind, type, title, body, "from", "to") VALUES ('aa', 'document', 'technical', 'Torque', '<p>x</p>', ${span}) RETURNING id`,
  )
  await sql(
    `INSERT INTO file_use (tenant_id, used_as, owner, file_id) VALUES ('aa', 'content', 'document:' || $1::text, $2)`,
    [document!.id, id],
  )
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:kept', revokeObjectURL() {} }),
  )
  const { setOnline } = await renderAt(`/sales-document/technical/${document!.id}`, {
    as: 'dealer',
  })
  expect((await screen.findByTitle('torque')).getAttribute('src')).toBe(
    `/server/content-files/${id}`,
  )
  const keep = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save offline' })
  await waitFor(() => expect(keep.disabled).toBe(false))
  fireEvent.click(keep)
  await screen.findByRole('button', { name: 'Saved offline' })
  setOnline(false)
  await waitFor(() => expect(screen.getByTitle('torque').getAttribute('src')).toBe('blob:kept'))
  vi.stubGlobal('navigator', Object.assign(navigator, { pdfViewerEnabled: false }))
  setOnline(true)
  const open = await screen.findByRole('link', { name: 'Open' })
  expect(open.getAttribute('href')).toBe(`/server/content-files/${id}`)
  expect(screen.queryByTitle('torque')).toBeNull()
  vi.unstubAllGlobals()
}, 60_000)
