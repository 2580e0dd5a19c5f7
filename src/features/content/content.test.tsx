// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { noClaimFields } from '#domain/claims/claim-form.ts'
import { goods } from '../../../tests/support/world.ts'
import { leaveScreen, renderAt, testServer } from '../../../tests/support/render-at.tsx'

const span = `now() - interval '1 day', now() + interval '1 day'`

beforeAll(async () => {
  const { sql, world } = await testServer({ features: { NEWS: true } as never })
  // The server keeps the best sellers for some minutes.
  await sql(
    `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, 'O-best', '2000', 'shipped', 'USD', 1, now())`,
    [world.customers.X],
  )
  await sql(
    `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal) VALUES ('aa', $1, 'O-best', 1, $2, $2, $2, 1, 'EA', 1, 1)`,
    [world.customers.X, goods.part],
  )
  await sql(
    `INSERT INTO content_item (tenant_id, kind, type, title, body, "from", "to") VALUES
      ('aa', 'news', '', 'Brakes are here', '<p>Stop <strong>now</strong> <a href="/sales-document/technical?page=1">Manuals</a></p>', ${span}),
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
  const { address } = await renderAt('/news', { as: 'dealer' })
  const row = await screen.findByRole('row', { name: /Brakes are here/ })
  within(row).getByText('New')
  expect(screen.queryByText('Later')).toBeNull()
  fireEvent.click(within(row).getByRole('link'))
  await screen.findByRole('heading', { name: 'Brakes are here' })
  await screen.findByText('now')
  const { sql } = await testServer()
  await waitFor(async () => expect(await sql('SELECT 1 FROM content_read')).toHaveLength(1))
  // A link to a screen, written into the text, is led by the router.
  fireEvent.click(screen.getByRole('link', { name: 'Manuals' }))
  await waitFor(() => expect(address()).toContain('/sales-document/technical'))
}, 60_000)

test('documents are found by kind, and opened; then they are no longer new, nor in the menu', async () => {
  const { router } = await renderAt('/sales-document/technical', { as: 'dealer' })
  expect(screen.queryByText('Price list')).toBeNull()
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
  await menu.findByRole('link', { name: 'Technical documents 1 new' })
  const row = await screen.findByRole('row', { name: /Manual of the brake/ })
  within(row).getByText('New')
  fireEvent.click(within(row).getByRole('link', { name: 'Manual of the brake' }))
  await screen.findByText('Read me')
  await menu.findByRole('link', { name: 'Technical documents' }, { timeout: 10_000 })
  menu.getByRole('link', { name: 'Sales documents 1 new' })
  await router.navigate({ to: '/sales-document/technical' } as never)
  within(await screen.findByRole('row', { name: /Manual of the brake/ })).getAllByText('Read')
}, 60_000)

test('content of every kind is found by its words, and opened', async () => {
  const { router } = await renderAt('/content-search', { as: 'dealer' })
  await screen.findByText('What are you looking for?')
  const box = screen.getByRole('searchbox', { name: 'Search in All content' })
  fireEvent.change(box, { target: { value: 'brake' } })
  fireEvent.submit(box.closest('form')!)
  await screen.findByRole('link', { name: 'Manual of the brake' }, { timeout: 10_000 })
  screen.getByRole('link', { name: 'Brakes are here' })
  await router.navigate({
    to: '/content-search',
    search: { search: 'read', kind: 'DOCUMENT' } as never,
  })
  const row = await screen.findByRole('row', { name: /Manual of the brake/ }, { timeout: 10_000 })
  expect(within(row).getByText('Read').tagName).toBe('MARK')
  fireEvent.click(within(row).getByRole('link'))
  await screen.findByRole('heading', { name: 'Manual of the brake' })
}, 60_000)

test('the home page tells what is announced, and the news', async () => {
  await renderAt('/home-page', { as: 'content' })
  await screen.findByText('Stock-taking')
  await screen.findByRole('link', { name: 'Brakes are here' })
  // The cards say it: the line above the page does not say it again.
  expect(screen.getAllByText('Closed on Monday')).toHaveLength(1)
}, 60_000)

test('the home page of a dealer tells what is overdue, and what sells best', async () => {
  const { sql, world } = await testServer()
  await sql(
    `UPDATE role SET permissions = permissions || '{page.home-page}'::text[] WHERE name = 'dealer'`,
  )
  await sql(
    `INSERT INTO invoice (tenant_id, customer_id, invoice_no, sorg, company_code, invoice_date, due_date, status, grand_total, accounting_amount, tax, shipping_cost, discount)
     VALUES ('aa', $1, 'I-late', '1000', '1000', current_date - 60, current_date - 20, 'Open', 40, 40, 0, 0, 0),
       ('aa', $1, 'I-open', '1000', '1000', current_date - 5, current_date + 20, 'Open', 15, 15, 0, 0, 0)`,
    [world.customers.X],
  )
  await renderAt('/home-page', { as: 'dealer' })
  const late = await screen.findByRole('link', { name: '$40.00 overdue' }, { timeout: 20_000 })
  expect(late.getAttribute('href')).toMatch(/\/invoice\/open-invoice$/)
  // What is announced may stand before it.
  const head = await screen.findByText('Best sellers')
  const shelf = head.closest('section')!
  expect(within(shelf).getAllByRole('listitem')).toHaveLength(1)
}, 60_000)

test('the home page counts for each side the claims that wait for it', async () => {
  const { sql, world } = await testServer()
  await sql(
    `UPDATE role SET permissions = permissions || '{page.home-page}'::text[] WHERE name IN ('dealer', 'admin')`,
  )
  for (const [number, status] of [
    ['C900091', 'information_needed'],
    ['C900092', 'in_review'],
    ['C900093', 'in_review'],
  ])
    await sql(
      `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at)
       VALUES ('aa', $1, gen_random_uuid(), $2, 'bike', $3, now(), $4::jsonb, 1, now(), now())`,
      [world.customers.X, number, status, JSON.stringify(noClaimFields)],
    )
  await renderAt('/home-page', { as: 'dealer' })
  await screen.findByRole('link', { name: '1 claim waits for your answer' })
  await leaveScreen()
  await renderAt('/home-page', { as: 'admin' })
  const waiting = await screen.findByRole('link', { name: '2 claims wait for our decision' })
  expect(waiting.getAttribute('href')).toMatch(/\/claim\?phase=ours$/)
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

  for (const path of ['/admin/sales-document/list', '/sales-document/technical']) {
    await router.navigate({ to: path } as never)
    await screen.findByRole('row', { name: /Manual of the brake/ })
    const groups = screen.getByLabelText('Group')
    const choose = (name: string) =>
      fireEvent.change(groups, {
        target: { value: within(groups).getByRole<HTMLOptionElement>('option', { name }).value },
      })
    choose('Without a group')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Fork manual/ })).toBeNull())
    await screen.findByRole('row', { name: /Manual of the brake/ })
    choose('Manuals')
    await screen.findByRole('row', { name: /Fork manual/ })
    expect(screen.queryByRole('row', { name: /Manual of the brake/ })).toBeNull()
  }
}, 60_000)
