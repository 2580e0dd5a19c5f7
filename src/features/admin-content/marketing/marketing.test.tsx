// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { photo } from '../../../../tests/support/photo.ts'
import { renderAt, testServer } from '../../../../tests/support/render-at.tsx'

// Those of jsdom have no content that can be read.
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile })

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (label: string | RegExp, option: string) =>
  type(
    label,
    within(screen.getByLabelText(label)).getByRole<HTMLOptionElement>('option', { name: option })
      .value,
  )
const picture = async (name: string, seed: number) =>
  new File([new Uint8Array(await photo({ seed, width: 80, height: 60 }))], name, {
    type: 'image/jpeg',
  })
const drop = (nth: number, files: readonly File[]) =>
  fireEvent.change(document.querySelectorAll('input[type=file]')[nth]!, { target: { files } })

const span = `now() - interval '1 day', now() + interval '1 day'`
const addCategory = async (title: string, kind = 'brand-assets') => {
  const [row] = await (
    await testServer()
  ).sql<{ id: number }>(
    `INSERT INTO marketing_category (tenant_id, type, title, "from", "to") VALUES ('aa', $1, $2, ${span}) RETURNING id`,
    [kind, title],
  )
  return row!.id
}
const addMaterial = async (category: number, title: string, sorting: number) =>
  (await testServer()).sql(
    `INSERT INTO content_item (tenant_id, kind, type, title, category_id, sorting, "from", "to") VALUES ('aa', 'material', 'brand-assets', $1, $2, $3, ${span})`,
    [title, category, sorting],
  )

test('a category is refused at its fields, put below another, deleted and restored', async () => {
  await addCategory('Logos')
  const { address, router } = await renderAt('/admin/marketing-material/category/create', {
    as: 'content',
  })
  await screen.findByRole('button', { name: 'Save' })
  type(/^Published until/, '2020-01-01T00:00')
  press('Save')
  // Kind and title.
  expect(await screen.findAllByText('Required')).toHaveLength(2)
  screen.getByText('The end must be after the start')
  choose(/^Kind/, 'Brand assets')
  choose(/^Parent category/, 'Brand assets › Logos')
  type(/^Title/, 'Print')
  type(/^Published until/, '2036-01-01T00:00')
  drop(0, [await picture('cover.jpg', 1)])
  await screen.findByRole('button', { name: 'Remove cover.jpg' })
  press('Save')
  await screen.findByText('Category saved')
  await waitFor(() => expect(address()).toBe('/admin/marketing-material/category'))
  const row = await screen.findByRole('row', { name: /Print/ })
  within(row).getByText('Brand assets › Logos')
  const { sql } = await testServer()
  expect(
    await sql(
      `SELECT f.name FROM marketing_category c JOIN file_use u ON u.owner = 'marketing-category:' || c.id JOIN file f ON f.id = u.file_id WHERE c.title = 'Print'`,
    ),
  ).toEqual([{ name: 'cover.jpg' }])
  fireEvent.click(within(row).getByRole('link', { name: 'Print' }))
  await screen.findByRole('button', { name: 'Save' })
  press('Delete category')
  const question = await screen.findByRole('alertdialog')
  within(question).getByText('You can restore it within 90 days.')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete category' }))
  await screen.findByText(/deleted$/)
  await router.navigate({
    to: '/admin/marketing-material/category',
    search: { filter: 'DELETED' },
  } as never)
  await screen.findByRole('link', { name: 'Print' })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Actions' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }))
  await screen.findByText('Restored')
}, 60_000)

test('a category with something in it is not deleted', async () => {
  const category = await addCategory('Kept')
  await addMaterial(category, 'In it', 0)
  await renderAt(`/admin/marketing-material/category/${category}/edit`, { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  press('Delete category')
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete category' }))
  await screen.findByText('Move or delete everything in this category first')
}, 60_000)

test('an image is refused at its fields, published with files and a card, and edited', async () => {
  await addCategory('Posters')
  const { address } = await renderAt('/admin/marketing-material/image/create', { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  press('Save')
  // Category, title, files and the end.
  expect(await screen.findAllByText('Required')).toHaveLength(4)
  choose(/^Category/, 'Brand assets › Posters')
  type(/^Title/, 'Spring poster')
  type(/^Subtitle/, 'A2')
  type(/^Published until/, '2036-01-01T00:00')
  drop(0, [await picture('front.jpg', 2), await picture('back.jpg', 3)])
  await screen.findByRole('button', { name: 'Remove front.jpg' })
  await screen.findByRole('button', { name: 'Remove back.jpg' })
  drop(1, [await picture('card.jpg', 4)])
  await screen.findByRole('button', { name: 'Remove card.jpg' })
  press('Save')
  await screen.findByText('Image saved')
  await waitFor(() => expect(address()).toBe('/admin/marketing-material/image'))
  const stored = async () =>
    (await testServer()).sql<{ owner: string; name: string }>(
      `SELECT replace(u.owner, i.id::text, '*') AS owner, f.name FROM content_item i JOIN file_use u ON u.owner LIKE 'material:' || i.id || '%' JOIN file f ON f.id = u.file_id
       WHERE i.title = 'Spring poster' ORDER BY u.owner, u.position`,
    )
  expect((await stored()).map(({ owner, name }) => `${owner} ${name}`).sort()).toEqual([
    'material:* back.jpg',
    'material:* front.jpg',
    'material:*/placeholder card.jpg',
  ])
  fireEvent.click(await screen.findByRole('link', { name: 'Spring poster' }))
  await screen.findByRole('button', { name: 'Remove back.jpg' })
  press('Remove back.jpg')
  press('Remove card.jpg')
  press('Save')
  await screen.findAllByText('Image saved')
  await waitFor(async () => expect((await stored()).map(({ name }) => name)).toEqual(['front.jpg']))
}, 60_000)

test('several images are published at once, each with a title of its own', async () => {
  const category = await addCategory('Bulk')
  await renderAt('/admin/marketing-material/image/create-bulk', { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  choose(/^Category/, 'Brand assets › Bulk')
  type(/^Published until/, '2036-01-01T00:00')
  drop(0, [await picture('one.jpg', 5), await picture('two.jpg', 6)])
  await screen.findByLabelText('Title of one.jpg')
  await screen.findByLabelText('Title of two.jpg')
  type('Title of two.jpg', ' ')
  press('Save')
  await screen.findByText('Every image needs a title')
  expect(screen.getByLabelText('Title of two.jpg').getAttribute('aria-invalid')).toBe('true')
  type('Title of two.jpg', 'Second')
  press('Move two.jpg up')
  press('Save')
  await screen.findByText('Images saved')
  expect(
    await (
      await testServer()
    ).sql('SELECT title FROM content_item WHERE category_id = $1 ORDER BY sorting', [category]),
  ).toEqual([{ title: 'Second' }, { title: 'one' }])
}, 60_000)

test('images of a category are put in order by the keyboard', async () => {
  const category = await addCategory('Ordered')
  await addMaterial(category, 'First', 0)
  await addMaterial(category, 'Last', 1)
  await renderAt('/admin/marketing-material/image', { as: 'content' })
  fireEvent.click(await screen.findByRole('button', { name: 'Change order' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Category'), { target: { value: String(category) } })
  fireEvent.click(await dialog.findByRole('button', { name: 'Move Last up' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save order' }))
  await screen.findByText('Order saved')
  expect(
    await (
      await testServer()
    ).sql('SELECT title FROM content_item WHERE category_id = $1 ORDER BY sorting', [category]),
  ).toEqual([{ title: 'Last' }, { title: 'First' }])
}, 60_000)

test.each(['', '/category', '/image', '/image/create-bulk'])(
  'a dealer is turned away from the material of the administration%s',
  async (path) => {
    const { address } = await renderAt(`/admin/marketing-material${path}`, { as: 'dealer' })
    expect(address()).toMatch(/^\/login/)
  },
)
