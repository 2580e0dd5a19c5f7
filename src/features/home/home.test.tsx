// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { noClaimFields } from '#domain/claims/claim-form.ts'
import { fillCart } from '../../../tests/support/fill-cart.ts'
import { leaveScreen, renderAt, testServer } from '../../../tests/support/render-at.tsx'

const card = (name: string) => screen.findByRole('region', { name })
const cardNames = () =>
  screen.getAllByRole('region').flatMap((one) => {
    const id = one.getAttribute('aria-labelledby')
    const named = id && document.getElementById(id)?.textContent
    return named ? [named] : []
  })

beforeAll(async () => {
  const { sql, world } = await testServer({
    allowNewCustomerInquiry: true,
    features: { NEWS: true } as never,
  })
  const order = async (
    no: string,
    customer: 'X' | 'Y',
    status: string,
    expected: string | null,
  ) => {
    await sql(
      `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, po_number, expected_date, created_at)
       VALUES ('aa', $1, $2, '1000', $3, 'USD', 1234.5, 'PO of ' || $2, $4::date, now())`,
      [world.customers[customer], no, status, expected],
    )
    await sql(
      `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal)
       VALUES ('aa', $1, $2, 1, 'BIKE-1', 'BIKE-1', 'Bike in ' || $2, 4, 'EA', 10, 40)`,
      [world.customers[customer], no],
    )
  }
  await order('W1', 'X', 'confirmed', '2999-01-05')
  await order('W2', 'X', 'shipped', null)
  await order('W3', 'X', 'placed', '2999-01-02')
  await order('W4', 'X', 'cancelled', '2999-01-01')
  await order('W9', 'Y', 'placed', '2999-01-01')
  await sql(
    `INSERT INTO delivery (tenant_id, customer_id, do_number, delivery_date) VALUES ('aa', $1, 'D1', '2020-01-01')`,
    [world.customers.X],
  )
  await sql(
    `INSERT INTO delivery_line (tenant_id, customer_id, do_number, line_no, order_no, article_code, qty) VALUES ('aa', $1, 'D1', 1, 'W1', 'BIKE-1', 3)`,
    [world.customers.X],
  )
  for (const [customer, reason] of [
    ['X', null],
    ['Y', 'limit_exceeded'],
    ['Z', 'limit_exceeded'],
  ] as const)
    await sql(
      `INSERT INTO credit (tenant_id, customer_id, company_code, credit_limit, balance, credit_exposure, open_invoice, open_do, consignment, reason_blocked, updated_at)
       VALUES ('aa', $1, '1000', 1000, 250, 750, 750, 0, 0, $2, now())`,
      [world.customers[customer], reason],
    )
  await sql(
    `INSERT INTO mail_message (tenant_id, host, recipient, subject, text, html, state) VALUES ('aa', 'aa.test', 'ana@x.example', 'Set your password', '', '', 'failed')`,
  )
  await sql(
    `INSERT INTO order_handover (tenant_id, customer_id, order_no, state, error) VALUES ('aa', $1, 'W3', 'failed', 'HTTP 503')`,
    [world.customers.X],
  )
  await sql(
    `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at, handover, handover_error)
     VALUES ('aa', $1, gen_random_uuid(), 'C900090', 'bike', 'closed', now(), $2::jsonb, 1, now(), now(), 'failed', 'HTTP 504')`,
    [world.customers.X, JSON.stringify(noClaimFields)],
  )
  await sql(
    `INSERT INTO customer_inquiry (tenant_id, host, reason, goal, name, address, state, country, city, email, phone, sender)
     VALUES ('aa', 'aa.test', 'New shop', 'Bikes', 'Roda Jaya', 'Road 1', 'WJ', 'ID', 'Bandung', 'roda@jaya.example', '1', '1.1.1.1')`,
  )
})

test('after log-in a dealer sees what is open, what arrives, and carts; nothing of other customers or of the office', async () => {
  await fillCart(await testServer(), { 'BIKE-1': 2 })
  const { address } = await renderAt('/', { as: 'dealer' })
  await screen.findByText('W3')
  expect(address()).toBe('/home')
  const orders = await card('Orders')
  within(orders).getByText('2 open')
  within(orders).getByText('4 pieces to come')
  const bestSellers = (await screen.findByText('Best sellers')).closest('section')!
  expect(within(bestSellers).getAllByRole('listitem').length).toBeGreaterThan(0)
  within(orders).getByText('1 piece to come')
  expect(within(orders).getByText('W3').closest('a')!.getAttribute('href')).toMatch(
    /order\/view\/W3$/,
  )
  within(orders).getByRole('link', { name: 'Order W2 again' })
  const arriving = await card('Arriving')
  within(arriving).getByText('5 pieces')
  expect(
    within(arriving)
      .getAllByText(/^Bike in/)
      .map((one) => one.textContent),
  ).toEqual(['Bike in W3', 'Bike in W1'])
  await within(await card('Carts')).findByText('1 line')
  expect(screen.queryByText('W9')).toBeNull()
  expect(cardNames()).toEqual([
    'Credit',
    'Orders',
    'Arriving',
    'Carts',
    'Claims waiting for you',
    'Best sellers',
  ])
})

test('each side sees the claims that wait for it, each leading to its claim', async () => {
  const { sql, world } = await testServer()
  for (const [number, status] of [
    ['C900091', 'information_needed'],
    ['C900092', 'in_review'],
  ])
    await sql(
      `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at)
       VALUES ('aa', $1, gen_random_uuid(), $2, 'bike', $3, now(), $4::jsonb, 1, now(), now())`,
      [world.customers.X, number, status, JSON.stringify(noClaimFields)],
    )
  await renderAt('/home', { as: 'dealer' })
  const asked = await card('Claims waiting for you')
  const link = await within(asked).findByRole('link', { name: /C900091/ })
  expect(link.getAttribute('href')).toMatch(/\/claim\/[-0-9a-f]{36}$/)
  expect(within(asked).getByRole('link', { name: 'All claims' }).getAttribute('href')).toMatch(
    /\/claim\?phase=yours$/,
  )
  expect(within(asked).queryByText(/C900092/)).toBeNull()
  await leaveScreen()
  await renderAt('/home', { as: 'admin' })
  const waiting = await card('Claims waiting for us')
  await within(waiting).findByRole('link', { name: /C900092/ })
  expect(within(waiting).queryByText(/C900091/)).toBeNull()
})

test('a rep without a customer is told to select one, is warned of credit, and nothing of others is asked for', async () => {
  const { asked } = await renderAt('/', { as: 'rep' })
  const warnings = await card('Credit warnings')
  await within(warnings).findByText('Shop Y of aa')
  expect(within(warnings).queryByText('Shop Z of aa')).toBeNull()
  expect(within(warnings).queryByText('Shop X of aa')).toBeNull()
  await card('No customer selected')
  await card('Offline customers')
  expect(cardNames()).not.toContain('Orders')
  expect(asked).toContain('CreditWarnings')
  expect(asked).not.toContain('BuyingOverview')
  expect(asked).not.toContain('OfficeOverview')
})

test('a customer chosen lately is one press away', async () => {
  const { world } = await testServer()
  localStorage.setItem(
    `recent-customers:${world.users.rep}`,
    JSON.stringify([String(world.customers.Y), String(world.customers.X)]),
  )
  await renderAt('/home', { as: 'rep' })
  const recent = await card('Recent customers')
  await within(recent).findByText('Shop X of aa')
  const [latest] = within(recent).getAllByRole('button')
  expect(latest!.textContent).toContain('Shop Y of aa')
})

test('the office sees failed mail, failed exports and open inquiries, each leading to its list', async () => {
  await renderAt('/', { as: 'admin' })
  const mail = await card('Failed mail')
  await within(mail).findByText('Set your password')
  expect(within(mail).getByText('Set your password').closest('a')!.getAttribute('href')).toMatch(
    /admin\/mail\?state=FAILED/,
  )
  const exports = await card('Failed ERP exports')
  within(exports).getByText('HTTP 503')
  expect(within(exports).getByText('HTTP 504').closest('a')!.getAttribute('href')).toMatch(
    /admin\/handover-records\?state=FAILED/,
  )
  within(await card('Open inquiries')).getByText('Roda Jaya')
  within(await card('Open consumer voice')).getByText('No message is open.')
})

test('an inquiry is marked as answered, leaves the open ones, and comes back by Undo', async () => {
  const { sql } = await testServer()
  await renderAt('/admin/inquiries?state=open', { as: 'admin' })
  await screen.findByText('Roda Jaya')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Roda Jaya' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mark as answered' }))
  await screen.findByText('1 entry marked as answered')
  await waitFor(() => expect(screen.queryByText('Roda Jaya')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Roda Jaya')
  expect(
    await sql(`SELECT action FROM audit_log WHERE action LIKE 'inquiry.%' ORDER BY id`),
  ).toEqual([{ action: 'inquiry.answered' }, { action: 'inquiry.reopened' }])
})

test('a vendor sees new orders and articles to look after, and the own areas', async () => {
  const { sql, world } = await testServer()
  const [made] = await sql<{ id: number }>(
    `INSERT INTO vendor (tenant_id, code, name) VALUES ('aa', 'V-HOME', 'Lights') RETURNING id`,
  )
  await sql(`INSERT INTO vendor_user (tenant_id, of_vendor, of_user) VALUES ('aa', $1, $2)`, [
    made!.id,
    world.users.vendor,
  ])
  await sql(
    `INSERT INTO vendor_product (tenant_id, vendor_id, code, description, price, sales_unit, stock, item_status, picture_file) VALUES
       ('aa', $1, 'GONE', 'Sold-out lamp', 1, 'EA', 0, 'available', gen_random_uuid()),
       ('aa', $1, 'BARE', 'Lamp without a picture', 1, 'EA', 3, 'available', NULL),
       ('aa', $1, 'OLD', 'Old lamp', 1, 'EA', 0, 'discontinued', NULL)`,
    [made!.id],
  )
  await sql(
    `WITH placed AS (INSERT INTO vendor_order (tenant_id, customer_id, vendor_id, order_no, cust_code, cust_name, key, ship_to, address, currency, total, placed_by, created_by, created_at)
       VALUES ('aa', $1, $2, 'T1', 'C1', 'Shop X', gen_random_uuid(), 'S1', 'Street', 'USD', 3, $3, 'Ann', now()))
     INSERT INTO vendor_order_line (tenant_id, customer_id, vendor_id, order_no, code, description, sales_unit, qty, price, subtotal, status, changed_at)
     SELECT 'aa', $1, $2, 'T1', code, code || ' ordered', 'EA', 1, 1, 1, status, now() FROM (VALUES ('GONE', 'new'), ('OLD', 'shipped')) l (code, status)`,
    [world.customers.X, made!.id, world.users.dealer],
  )
  const { router, address } = await renderAt('/', { as: 'vendor' })
  const orders = await card('New orders to confirm')
  const waiting = await within(orders).findByRole('link', { name: /GONE ordered/ })
  expect(waiting.getAttribute('href')).toMatch(/3rd-party\/order\?status=new$/)
  expect(within(orders).queryByText('OLD ordered')).toBe(null)
  within(orders).getByRole('link', { name: '1 article is out of stock' })
  fireEvent.click(within(orders).getByRole('link', { name: '1 article has no picture' }))
  await screen.findByText('Lamp without a picture')
  expect(address()).toBe('/3rd-party/article-maintenance?lacking=picture')
  expect(screen.queryByText('Sold-out lamp')).toBe(null)
  await router.navigate({ to: '/home' } as never)
  const doors = await card('What you can do')
  within(doors).getByRole('link', { name: 'Third-party catalog' })
})

test('a person without a customer is shown the own areas, and edits the profile', async () => {
  const { address } = await renderAt('/', { as: 'product' })
  const doors = await card('What you can do')
  expect(address()).toBe('/home')
  within(doors).getByRole('link', { name: 'Upload area' })
  within(doors).getByRole('link', { name: 'Edit profile' })
})

test('everyone is shown what is published for them, and the announcements once', async () => {
  const { sql } = await testServer()
  const span = `now() - interval '1 day', now() + interval '1 day'`
  await sql(
    `INSERT INTO announcement (tenant_id, type, title, content, "from", "to") VALUES ('aa', 'home_page', 'Closed on Monday', '<p>Stock-taking</p>', ${span})`,
  )
  await sql(
    `INSERT INTO content_item (tenant_id, kind, type, title, body, "from", "to") VALUES ('aa', 'news', '', 'Brakes are here', '<p>x</p>', ${span})`,
  )
  await sql(
    `INSERT INTO banner (tenant_id, banner_file, title, link, "from", "to") VALUES ('aa', 'spring.png', 'Spring sale', '/catalog', ${span})`,
  )
  const { router, address, asked } = await renderAt('/home', { as: 'dealer' })
  const news = await card('News')
  within(news).getByText('1 new')
  expect(
    within(news)
      .getByRole('link', { name: /Brakes are here/ })
      .getAttribute('href'),
  ).toMatch(/\/news\/\d+$/)
  screen.getByRole('img', { name: 'Spring sale' })
  expect(screen.getAllByText('Closed on Monday')).toHaveLength(1)
  fireEvent.click(screen.getByRole('link', { name: 'Closed on Monday' }))
  await screen.findByText('Stock-taking')
  expect(address()).toMatch(/^\/announcement\/\d+$/)
  // Everywhere else the line above the page says it, from the page after the one where it came.
  await waitFor(() => expect(asked).toContain('UserAreaAnnouncements'))
  await router.navigate({ to: '/content-search' } as never)
  await screen.findByRole('heading', { level: 1, name: 'All content' })
  await router.navigate({ to: '/cart' } as never)
  await screen.findByRole('region', { name: 'Announcements' })
}, 60_000)

test('people without news see what is announced', async () => {
  await renderAt('/home', { as: 'vendor' })
  await within(await card('Announcements')).findByRole('link', { name: 'Closed on Monday' })
  expect(screen.queryByText('Brakes are here')).toBeNull()
}, 60_000)
