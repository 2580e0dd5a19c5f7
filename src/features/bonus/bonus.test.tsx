// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { goods } from '../../../tests/support/world.ts'

const year = new Date().getFullYear()

beforeAll(async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO bonus_point (tenant_id, program, article_code, purchase_point, sale_point) VALUES ('aa', 'polygon', $1, 3, 2)`,
    [goods.bike],
  )
  await sql(
    `INSERT INTO bonus_value (tenant_id, program, quarter, purchase_value, sale_value) VALUES ('aa', 'polygon', $1, 10, 20)`,
    [`${year}Q1`],
  )
  await sql(
    `INSERT INTO bonus_result (tenant_id, customer_id, program, quarter, verification, on_time_payment) VALUES ('aa', $1, 'polygon', $2, 80, 7.5)`,
    [world.customers.X, `${year}Q1`],
  )
  await sql(
    `INSERT INTO invoice (tenant_id, customer_id, invoice_no, sorg, company_code, invoice_date, due_date, status, grand_total, accounting_amount, tax, shipping_cost, discount)
     VALUES ('aa', $1, 'I-1', '1000', '1000', $2::date, $2::date, 'Open', 1, 1, 0, 0, 0)`,
    [world.customers.X, `${year}-01-10`],
  )
  await sql(
    `INSERT INTO invoice_line (tenant_id, customer_id, invoice_no, line_no, article_code, name, uom, qty, price, subtotal) VALUES ('aa', $1, 'I-1', 1, $2, 'A bike', 'EA', 4, 100, 400)`,
    [world.customers.X, goods.bike],
  )
})

test('a dealer sees how the bonus of a quarter came to be, down to its lines', async () => {
  const { address } = await renderAt('/bonus-dealer', { as: 'dealer' })
  const table = await screen.findByRole('table', { name: 'Polygon bonus' })
  const row = within(table).getByRole('row', { name: new RegExp(`Q1\\s${year}`) })
  for (const text of ['$120.00', '12 points', '80%', '$96.00', '$7.50', '$103.50'])
    expect(row.textContent).toContain(text)
  screen.getByRole('button', { name: 'Export' })
  screen.getAllByRole('link', { name: 'Show every line' })
  fireEvent.click(within(row).getByRole('link', { name: /12 points/ }))
  const line = await screen.findByRole('row', { name: /A bike/ })
  expect(within(line).getByRole('link', { name: 'I-1' }).getAttribute('href')).toMatch(
    /\/invoice\/invoice-list\?invoice=I-1$/,
  )
  within(line).getByText('$120.00')
  expect(address()).toContain(`quarter=${year}Q1`)
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Retail sales' }), { button: 0 })
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Retail sales' }).getAttribute('aria-selected')).toBe(
      'true',
    ),
  )
  fireEvent.change(screen.getByRole('combobox', { name: 'Quarter' }), { target: { value: '' } })
  await screen.findByText('No retail sales with points')
}, 60_000)
