// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { r3Of } from '../../../tests/support/world.ts'

beforeAll(async () => {
  const { sql } = await testServer()
  for (const [no, customer] of [
    ['OF-1', 'X'],
    ['OF-2', 'Z'],
  ] as const) {
    await sql(
      `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, po_number, created_by, created_at)
       SELECT 'aa', id, $1, '1000', 'placed', 'USD', 300, 'PO-' || $1, 'Ann', now() FROM customer WHERE r3 = $2`,
      [no, r3Of(customer)],
    )
    await sql(
      `INSERT INTO order_line (tenant_id, customer_id, order_no, line_no, article_code, article_code_display, description, qty, uom, price, subtotal, cancelled)
       SELECT 'aa', id, $1, n, 'BIKE-1', 'BIKE-1', 'A bike', 3, 'EA', 100, 300, n = 2 FROM customer, generate_series(1, 2) n WHERE r3 = $2`,
      [no, r3Of(customer)],
    )
  }
})

test('orders are narrowed by how far their payment is', async () => {
  const { sql } = await testServer()
  await sql(
    `INSERT INTO payment_request (tenant_id, customer_id, id, number, module, sorg, payer_code, payer_name, order_no, payment_id, payment_description, kind, currency, total, discount, amount, status, status_at, gateway_state, expires_at, created_at)
     SELECT 'aa', customer_id, gen_random_uuid(), 'P-' || order_no, 'order', sorg, 'X', 'X', order_no, 'T', 'Transfer', 'CARD', currency, total, 0, total, 'waiting', now(), 'starting', now() + interval '1 day', now() FROM sales_order WHERE order_no = 'OF-1'`,
  )
  await renderAt('/admin/order-confirmation?payment=processing', { as: 'admin' })
  await screen.findByRole('row', { name: /OF-1.*Processing/ })
  expect(screen.queryByRole('button', { name: 'OF-2' })).toBeNull()
})

test('the office finds an order of any customer and confirms it once', async () => {
  await renderAt('/admin/order-confirmation?search=po-of-2', { as: 'admin' })
  fireEvent.click(await screen.findByRole('button', { name: 'OF-2' }))
  const dialog = await screen.findByRole('dialog')
  const day = await within(dialog).findByLabelText(/All lines come by/)
  fireEvent.change(day, { target: { value: '2020-01-01' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm order' }))
  await within(dialog).findByText('Choose today or a later day')
  fireEvent.change(day, { target: { value: '2999-12-31' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm order' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { sql } = await testServer()
  // The cancelled line is promised nothing, and an ERP's confirmation of any revision replaces this one.
  expect(
    await sql(`SELECT line_no, qty, revision FROM order_confirmation WHERE order_no = 'OF-2'`),
  ).toEqual([{ line_no: 1, qty: 3, revision: -1 }])
  expect(
    await sql(
      `SELECT target, after->>'status' AS status FROM audit_log WHERE action = 'order.confirmed'`,
    ),
  ).toEqual([{ target: 'OF-2', status: 'confirmed' }])
  fireEvent.click(await screen.findByRole('button', { name: 'OF-2' }))
  await within(await screen.findByRole('dialog')).findAllByRole('row', {
    name: /BIKE-1 A bike.*3 EA.*3.*0/,
  })
  expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull()
})
