// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { noAnswers } from '#domain/visits/visit-draft.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { addVisitKinds } from '../../../tests/support/visit-ground.ts'

beforeAll(async () => {
  const { database } = await testServer()
  await addVisitKinds(database, 'aa')
})

const stops = () =>
  within(screen.getByRole('list', { name: 'Today’s route' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

test('a day is planned, put in order by hand and by keys, ticked off, and kept without a network', async () => {
  const view = await renderAt('/road/day', { as: 'rep' })
  fireEvent.click(await screen.findByRole('button', { name: 'Add customers' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('button', { name: /Shop X of aa/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: /Shop Y of aa/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add 2 customers' }))
  await waitFor(() => expect(stops()).toEqual(['1. Shop X of aa', '2. Shop Y of aa']))
  expect((await screen.findAllByText('Never visited')).length).toBe(2)

  fireEvent.click(screen.getByRole('button', { name: 'Move Shop X of aa down' }))
  await waitFor(() => expect(stops()[0]).toBe('1. Shop Y of aa'))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move Shop X of aa up' }), {
    key: 'ArrowUp',
  })
  await waitFor(() => expect(stops()[0]).toBe('1. Shop X of aa'))
  const first = () => screen.getByRole('group', { name: 'Shop X of aa' })
  fireEvent.click(within(first()).getByRole('button', { name: 'Mark as visited' }))
  await within(first()).findByText('Visited today')

  view.setOnline(false)
  await screen.findByText(/^You’re offline\. Your day/)
  cleanup()
  const again = await renderAt('/road/day', { as: 'rep' })
  await within(await screen.findByRole('group', { name: 'Shop X of aa' })).findByText(
    'Visited today',
  )
  fireEvent.click(
    await within(screen.getByRole('group', { name: 'Shop Y of aa' })).findByRole('button', {
      name: /^(Polygon|Start) visit$/,
    }),
  )
  await waitFor(() => expect(again.address()).toMatch(/^\/visit-form\/polygon\/create\?draft=/))
})

test('a card says credit, what is open, last order and visit, and leads to the customer and begun forms', async () => {
  const { sql, world } = await testServer()
  await sql(
    `UPDATE customer SET email = 'shop@x.example', phone = '+1 303 555 0100', address = '1 Main St', city = 'Boulder', lat = 40.01, lng = -105.27 WHERE id = $1`,
    [world.customers.X],
  )
  await sql(
    `INSERT INTO credit (tenant_id, customer_id, company_code, credit_limit, balance, credit_exposure, open_invoice, open_do, consignment, updated_at)
     VALUES ('aa', $1, '1000', 5000, 1200, 0, 0, 0, 0, now())`,
    [world.customers.X],
  )
  // Older than the orders that are saved offline.
  await sql(
    `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at)
     SELECT 'aa', $1, 'D' || n, '1000', CASE n WHEN 0 THEN 'confirmed' ELSE 'shipped' END, 'USD', 10, now() - CASE n WHEN 0 THEN 200 ELSE n END * interval '1 day'
     FROM generate_series(0, 25) n`,
    [world.customers.X],
  )
  await sql(
    `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal)
     VALUES ('aa', $1, 'D0', 1, 'BIKE-1', 'BIKE-1', 'Bike', 4, 'EA', 10, 40)`,
    [world.customers.X],
  )
  const view = await renderAt('/road/day', { as: 'rep' })
  const card = () => screen.findByRole('group', { name: 'Shop X of aa' })
  fireEvent.click(await screen.findByRole('button', { name: 'Add customers' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('button', { name: /Shop X of aa/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add 1 customer' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save all offline' }))
  const shop = within(await card())
  await shop.findByText(/\$1,200\.00/, {}, { timeout: 10_000 })
  shop.getByText(/of \$5,000\.00/)
  shop.getByText('1 open order')
  expect(shop.getByRole('link', { name: 'shop@x.example' }).getAttribute('href')).toBe(
    'mailto:shop@x.example',
  )
  expect(shop.getByRole('link', { name: '+1 303 555 0100' }).getAttribute('href')).toMatch(/^tel:/)
  expect(shop.getByRole('link', { name: 'Open map' }).getAttribute('href')).toContain(
    'openstreetmap',
  )
  fireEvent.click(shop.getByRole('button', { name: /^(Polygon|Start) visit$/ }))
  await waitFor(() => expect(view.address()).toMatch(/^\/visit-form\/polygon\/create\?draft=/))
  const steps = within(await screen.findByRole('navigation', { name: 'Steps' }))
  fireEvent.click(steps.getByRole('button', { name: /Review$/ }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Notes' }), {
    target: { value: 'Begun' },
  })
  await screen.findByText('Saved on this device')
  cleanup()
  await renderAt('/road/day', { as: 'rep' })
  const begun = await within(await card()).findByRole('link', { name: /^Continue the visit begun/ })
  expect(begun.getAttribute('href')).toMatch(/\/visit-form\/polygon\/create\?draft=/)
})

test('without the sales area a card still knows the last visit and its place', async () => {
  const { sql, world } = await testServer()
  await sql(
    `UPDATE role SET permissions = array_remove(permissions, 'page.sales-area') WHERE name = 'salesman'`,
  )
  const id = '00000000-0000-4000-8000-00000000000a'
  await sql(
    `INSERT INTO visit (tenant_id, customer_id, id, kind, created_by, created_at, revision, visited_at, attach_place)
     VALUES ('aa', $1, $2, 'polygon', $3, now(), 1, '2026-01-05T10:00:00Z', false)`,
    [world.customers.Y, id, world.users.rep],
  )
  await sql(
    `INSERT INTO visit_revision (tenant_id, customer_id, visit_id, revision, created_by, created_at, visited_at, lat, lng, attach_place, answers, answered)
     SELECT 'aa', $1, $2, 1, $3, now(), visited_at, 47.5, 8.25, false, $4::jsonb, '[]' FROM visit WHERE id = $2`,
    [world.customers.Y, id, world.users.rep, JSON.stringify(noAnswers)],
  )
  const { asked } = await renderAt('/road/day', { as: 'rep' })
  fireEvent.click(await screen.findByRole('button', { name: 'Add customers' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('button', { name: /Shop Y of aa/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add 1 customer' }))
  const shop = within(await screen.findByRole('group', { name: 'Shop Y of aa' }))
  await shop.findByText(/^Last visit/)
  expect(shop.getByRole('link', { name: 'Open map' }).getAttribute('href')).toContain('mlat=47.5')
  expect(asked).not.toContain('DayCustomers')
})
