// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { noClaimFields } from '#domain/claims/claim-form.ts'
import { goods } from '../../../tests/support/world.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const states = async () =>
  (
    await (
      await testServer()
    ).sql<{ order_no: string; state: string }>(
      'SELECT order_no, state FROM order_handover ORDER BY order_no',
    )
  ).map(({ order_no, state }) => `${order_no} ${state}`)

beforeAll(async () => {
  const { sql, world } = await testServer()
  for (const [orderNo, state, error] of [
    ['70000001', 'delivered', null],
    ['70000002', 'failed', 'HTTP 503'],
    ['70000003', 'waiting', null],
  ] as const) {
    await sql(
      `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, created_at) VALUES ('aa', $1, $2, '1000', 'placed', 'USD', 1234.5, now())`,
      [world.customers.X, orderNo],
    )
    await sql(
      `INSERT INTO order_handover (tenant_id, customer_id, order_no, state, attempts, error) VALUES ('aa', $1, $2, $3, 0, $4)`,
      [world.customers.X, orderNo, state, error],
    )
  }
})

test('what was given up stands first, is said above the list, and is sent again by a press', async () => {
  await renderAt('/admin/handover', { as: 'finance' })
  await screen.findByText('1 order couldn’t be delivered. Send it again.')
  const [, first] = screen.getAllByRole('row')
  within(first!).getByText('70000002')
  within(first!).getByText('HTTP 503')
  within(first!).getByText(/1,234\.50/)
  fireEvent.click(within(first!).getByRole('button', { name: 'Send again' }))
  await screen.findByText('Order 70000002 is on its way again')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull())
  expect(await states()).toEqual(['70000001 delivered', '70000002 waiting', '70000003 waiting'])
})

test('a press without a network changes nothing and says so', async () => {
  const { sql } = await testServer()
  await sql(`UPDATE order_handover SET state = 'failed' WHERE order_no = '70000002'`)
  const { setOnline } = await renderAt('/admin/handover', { as: 'finance' })
  const again = await screen.findByRole('button', { name: 'Send again' })
  setOnline(false)
  fireEvent.click(again)
  await screen.findByText(/Order 70000002 was not sent/)
  expect(await states()).toContain('70000002 failed')
})

test('selected orders are sent again together, and what could not be is named', async () => {
  const { sql } = await testServer()
  await sql(`UPDATE order_handover SET state = 'failed' WHERE order_no IN ('70000002', '70000003')`)
  await renderAt('/admin/handover', { as: 'finance' })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Select all/ }))
  const bar = screen.getByText('3 selected').closest<HTMLElement>('[role=status]')!
  fireEvent.click(within(bar).getByRole('button', { name: 'Send again' }))
  await screen.findByText('2 orders are on their way again')
  await screen.findByText(/^Couldn’t send again: 70000001\./)
  expect(await states()).toEqual(['70000001 delivered', '70000002 waiting', '70000003 waiting'])
})

test.each([
  ['search=70000001', '70000001', '70000002'],
  ['state=FAILED', '70000002', '70000001'],
])(
  'the list shows what %s asks for, and counts all that were given up',
  async (search, shown, hidden) => {
    const { sql } = await testServer()
    await sql(`UPDATE order_handover SET state = 'failed' WHERE order_no = '70000002'`)
    await renderAt(`/admin/handover?${search}`, { as: 'finance' })
    await screen.findByText(shown)
    expect(screen.queryByText(hidden)).toBeNull()
    screen.getByText('1 order couldn’t be delivered. Send it again.')
  },
)

test.each([
  ['/admin/handover', 'dealer'],
  ['/admin/handover', 'content'],
  ['/admin/handover-records', 'dealer'],
  ['/admin/handover-records', 'content'],
])('%s turns %s away', async (path, as) => {
  const { address } = await renderAt(path, { as })
  expect(address()).toMatch(/^\/login/)
})

const claimId = '0198c0de-0000-7000-8000-00000000c1a2'

test('claims and reports of sales that were given up stand first and are sent again', async () => {
  const { sql, world } = await testServer()
  const customer = world.customers.X
  await sql(
    `INSERT INTO claim (tenant_id, customer_id, id, number, category, status, status_at, fields, created_by, created_at, updated_at, handover, handover_error)
     VALUES ('aa', $1, $2::uuid, 'C900002', 'bike', 'submitted', now(), $3::jsonb, 1, now(), now() - interval '1 day', 'failed', 'HTTP 422'),
       ('aa', $1, gen_random_uuid(), 'C900003', 'bike', 'submitted', now(), $3::jsonb, 1, now(), now(), 'delivered', NULL)`,
    [customer, claimId, JSON.stringify(noClaimFields)],
  )
  await sql(
    `INSERT INTO frame_registration (tenant_id, customer_id, frame_number, article_id, sold_date, use_account_data, non_retail, status, handover_action, handover_state, handover_error, created_at, created_by)
     VALUES ('aa', $1, 'WU900002', $2, '2026-01-02', true, false, 'registered', 'insert', 'failed', 'HTTP 503', now(), 1)`,
    [customer, world.articles[goods.bolt]],
  )
  await renderAt('/admin/handover-records', { as: 'finance' })
  await screen.findByText('2 records couldn’t be delivered. Send them again.')
  const [, sale, claim, last] = screen.getAllByRole('row')
  within(sale!).getByText('WU900002')
  within(sale!).getByText('HTTP 503')
  within(claim!).getByText('C900002')
  within(last!).getByText('C900003')
  fireEvent.click(within(sale!).getByRole('button', { name: 'Send again' }))
  await screen.findByText('WU900002 is on its way again')
  fireEvent.click(within(claim!).getByRole('button', { name: 'Send again' }))
  await screen.findByText('C900002 is on its way again')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull())
  expect(
    await sql(
      `SELECT handover AS state FROM claim WHERE id = $1::uuid UNION ALL SELECT handover_state FROM frame_registration WHERE frame_number = 'WU900002'`,
      [claimId],
    ),
  ).toEqual([{ state: 'waiting' }, { state: 'pending' }])
  expect(
    await sql(`SELECT action FROM audit_log WHERE action IN ('claim.resent', 'frame.resent')`),
  ).toHaveLength(2)
})

test('who processes claims sees claims alone', async () => {
  await renderAt('/admin/handover-records', { as: 'office' })
  await screen.findByText('C900003')
  expect(screen.queryByText('WU900002')).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Kind' })).toBeNull()
})
