// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refreshUser } from '#shell/session/session.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const rows = () => within(screen.getByRole('list', { name: 'Customers' })).getAllByRole('button')

test('the server finds and pages, and is asked once for what is typed at a stretch', async () => {
  const { sql } = await testServer({ features: { NEW_CUSTOMER_DIALOG: true } as never })
  await sql(
    `INSERT INTO customer (tenant_id, r3, name, city)
     SELECT 'aa', lpad((100 + n)::text, 10, '0'), 'Paged ' || lpad(n::text, 2, '0'), 'Town' FROM generate_series(1, 37) n`,
  )
  await sql(
    `INSERT INTO customer_area (tenant_id, customer_id, sorg, cust_group, price_group)
     SELECT 'aa', id, '1000', 'Gold', 'P1' FROM customer WHERE name LIKE 'Paged %'`,
  )
  const { asked } = await renderAt('/admin/permissions', { as: 'admin' })
  const lists = () => asked.filter((name) => name === 'CustomerPage').length
  fireEvent.click(await screen.findByRole('button', { name: 'Select customer' }))
  await waitFor(() => expect(rows()).toHaveLength(10))
  const pages = screen.getByRole('navigation', { name: 'Pages of customers' })
  expect(
    within(pages)
      .getAllByRole('button', { name: /^\d+$/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2', '3', '4'])

  fireEvent.click(within(pages).getByRole('button', { name: '4' }))
  await waitFor(() => expect(rows().at(-1)?.textContent).toContain('Shop Z'))

  const before = lists()
  for (const term of ['p', 'pag', 'paged 2'])
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search customers' }), {
      target: { value: term },
    })
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toHaveLength(10))
  await waitFor(() => expect(rows()[0]?.textContent).toContain('Paged 20'))
  expect(lists()).toBe(before + 1)

  fireEvent.change(screen.getByRole('searchbox', { name: 'Search customers' }), {
    target: { value: 'paged' },
  })
  fireEvent.change(screen.getByRole('combobox', { name: 'Customers per page' }), {
    target: { value: '50' },
  })
  await waitFor(() => expect(rows()).toHaveLength(37))
  fireEvent.click(rows()[20]!)
  await waitFor(async () => expect((await refreshUser())?.customerData?.custName).toBe('Paged 21'))
})
