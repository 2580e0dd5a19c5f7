// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { r3Of } from '../../../tests/support/world.ts'

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => {}

beforeAll(async () => {
  const { sql } = await testServer()
  for (const [no, customer] of [
    ['PL-7001', 'X'],
    ['PL-7002', 'Z'],
  ] as const)
    await sql(
      `INSERT INTO sales_order (tenant_id, customer_id, order_no, sorg, status, currency, total, po_number, created_by, created_at)
       SELECT 'aa', id, $1, '1000', 'placed', 'USD', 300, 'PO-' || $1, 'Ann', now() FROM customer WHERE r3 = $2`,
      [no, r3Of(customer)],
    )
})

/** Opens the palette and types a number. @returns the entries it offers */
const type = async (text: string) => {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const dialog = await screen.findByRole('dialog', { name: 'Go to…' })
  fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: text } })
  return dialog
}

test('a dealer goes to an order of the chosen customer by its number', async () => {
  const { router } = await renderAt('/outbox', { as: 'dealer' })
  await screen.findByRole('heading', { level: 1 })
  const dialog = await type('pl-700')
  fireEvent.click(await within(dialog).findByRole('option', { name: /PL-7001/ }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/order\/view\/PL-7001$/))
})

test('the office finds the orders of every customer', async () => {
  await renderAt('/outbox', { as: 'admin' })
  await screen.findByRole('heading', { level: 1 })
  const dialog = await type('PL-7002')
  expect(await within(dialog).findByRole('option', { name: /PL-7002/ })).toBeTruthy()
})
