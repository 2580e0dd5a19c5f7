// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const span = `now() - interval '1 day', now() + interval '1 day'`

beforeAll(async () => {
  const { sql } = await testServer({ features: { NEWS: true } as never })
  await sql(
    `INSERT INTO content_item (tenant_id, kind, type, title, body, "from", "to") VALUES
      ('aa', 'news', '', 'Brakes are here', '<p>Stop <strong>now</strong></p>', ${span}),
      ('aa', 'document', 'technical', 'Manual of the brake', '<p>Read me</p>', ${span}),
      ('aa', 'document', 'sales', 'Price list', '<p>Dear</p>', ${span})`,
  )
  await sql(
    `INSERT INTO content_item (tenant_id, kind, type, title, body, "from", "to") VALUES ('aa', 'news', '', 'Later', '<p>x</p>', now() + interval '1 day', now() + interval '2 days')`,
  )
  await sql(
    `INSERT INTO announcement (tenant_id, type, title, content, "from", "to") VALUES ('aa', 'home_page', 'Closed on Monday', '<p>Stock-taking</p>', ${span})`,
  )
})

test('a dealer reads news; what was opened is no longer new', async () => {
  await renderAt('/news', { as: 'dealer' })
  const row = await screen.findByRole('row', { name: /Brakes are here/ })
  within(row).getByText('New')
  expect(screen.queryByText('Later')).toBeNull()
  fireEvent.click(within(row).getByRole('link'))
  await screen.findByRole('heading', { name: 'Brakes are here' })
  await screen.findByText('now')
  const { sql } = await testServer()
  await waitFor(async () => expect(await sql('SELECT 1 FROM content_read')).toHaveLength(1))
}, 60_000)

test('documents are found by kind, and opened', async () => {
  await renderAt('/sales-document/technical', { as: 'dealer' })
  expect(screen.queryByText('Price list')).toBeNull()
  fireEvent.click(await screen.findByRole('link', { name: 'Manual of the brake' }))
  await screen.findByText('Read me')
}, 60_000)

test('the home page tells what is announced, and the news', async () => {
  await renderAt('/home-page', { as: 'content' })
  await screen.findByText('Stock-taking')
  await screen.findByRole('link', { name: 'Brakes are here' })
}, 60_000)

test('an editor publishes a document in a group, and the group is in use', async () => {
  const { router } = await renderAt('/admin/sales-document/group/create', { as: 'content' })
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Manuals' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Group saved')
  await router.navigate({ to: '/admin/sales-document/list/create' } as never)
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'Fork manual' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Write a text or add a file')
  fireEvent.change(screen.getByLabelText(/^Kind/), { target: { value: 'technical' } })
  fireEvent.change(screen.getByLabelText(/^Group/), {
    target: { value: (screen.getByRole('option', { name: 'Manuals' }) as HTMLOptionElement).value },
  })
  fireEvent.change(screen.getByLabelText(/^Published until/), {
    target: { value: '2036-01-01T00:00' },
  })
  const box = await screen.findByRole('textbox', { name: 'Text' }, { timeout: 10_000 })
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const data = { files: [], getData: (kind: string) => (kind === 'text/html' ? '<p>Turn</p>' : '') }
  fireEvent(box, Object.assign(event, { clipboardData: data }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const row = await screen.findByRole('row', { name: /Fork manual/ })
  within(row).getByText('Manuals')
}, 60_000)
