// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { r3Of } from '../../../tests/support/world.ts'

beforeAll(async () => {
  const { sql } = await testServer()
  const year = new Date().getFullYear()
  for (const [month, brand, amount] of [
    [`${year}-01-01`, 'Pine', 1000],
    [`${year - 1}-01-01`, 'Pine', 800],
    [`${year}-02-01`, 'Cog', 250],
  ] as const)
    await sql(
      `INSERT INTO sales_month (tenant_id, customer_id, sorg, month, currency, department, brand, category, model, series, net_sales, quantity)
       SELECT 'aa', id, '1000', $1, 'USD', 'bike', $2, 'Mountain', 'Ridge', 'R', $3, 4 FROM customer WHERE r3 = $4`,
      [month, brand, amount, r3Of('X')],
    )
})

test('a dealer sees this year beside the last, and narrows it by a press', async () => {
  const { address } = await renderAt('/sales-overview', { as: 'dealer' })
  const brands = await screen.findByRole('region', { name: 'Brands' })
  const pine = within(brands).getByRole('row', { name: /Pine/ })
  for (const text of ['1,000', '800', '+25%']) expect(pine.textContent).toContain(text)
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const months = screen.getByRole('region', { name: 'Net sales by month' })
  expect(within(months).getByRole('row', { name: /Feb/ }).textContent).toContain('250')
  fireEvent.click(within(brands).getByRole('button', { name: 'Cog' }))
  expect((await screen.findByRole('button', { name: /Remove/ })).textContent).toContain('Cog')
  expect(screen.queryByRole('button', { name: 'Pine' })).toBeNull()
  expect(address()).toContain('Cog')
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(await screen.findByRole('button', { name: 'Pine' })).toBeDefined()
})

test('two brands are chosen at once, beyond those the ranking shows', async () => {
  const { address } = await renderAt('/sales-overview', { as: 'dealer' })
  await screen.findByRole('region', { name: 'Brands' })
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  const dialog = await screen.findByRole('dialog', { name: 'Filter sales' })
  for (const name of ['Pine', 'Cog'])
    fireEvent.click(within(dialog).getByRole('checkbox', { name }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
  expect(await screen.findAllByRole('button', { name: /Remove/ })).toHaveLength(2)
  for (const name of ['Pine', 'Cog']) expect(address()).toContain(name)
})

test('a rep adds up certain customers', async () => {
  const { address } = await renderAt('/sales-overview', { as: 'rep', customer: 'X' })
  fireEvent.change(await screen.findByRole('combobox', { name: 'Customers' }), {
    target: { value: 'some' },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Customers' })
  const [first] = await within(dialog).findAllByRole('checkbox')
  fireEvent.click(first!)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply' }))
  expect((await screen.findByRole('button', { name: /Remove/ })).textContent).toMatch(/\d{10}/)
  expect(address()).toContain('customers')
})

test('without the permission there is no overview', async () => {
  const { address } = await renderAt('/sales-overview', { as: 'content' })
  expect(address()).toMatch(/^\/login/)
})
