// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addSalesAreas, areaIds } from '../../../tests/support/area-ground.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

beforeAll(async () => {
  const { database } = await testServer()
  await addSalesAreas(database, 'aa')
})
beforeEach(async () => {
  await (
    await testServer()
  ).sql('UPDATE sales_area SET category_id = $1::uuid WHERE id = $2::uuid', [
    areaIds.key,
    areaIds.north,
  ])
})

test('areas stand in the list with their coverage, and open to their customers', async () => {
  const view = await renderAt('/sales-area', { as: 'rep' })
  const north = await screen.findByRole('button', { name: /^North/ })
  expect(north.textContent).toContain('Key · 0 of 1 visited in 60 days')
  expect(screen.getByText('0 of 2 customers visited in the last 60 days (0%)')).toBeTruthy()
  fireEvent.click(north)
  await waitFor(() => expect(view.address()).toBe(`/sales-area?area=${areaIds.north}`))
  const list = await screen.findByRole('list', { name: 'Customers' })
  within(list).getByText('Shop X of aa')
  within(list).getByText('Never visited')
  fireEvent.click(screen.getByRole('button', { name: /^Not on the map/ }))
  await screen.findByText('Shop Y of aa')
})

test('filters narrow areas and customers, and stand in the address', async () => {
  const view = await renderAt('/sales-area', { as: 'rep' })
  fireEvent.change(await screen.findByRole('combobox', { name: 'Group' }), {
    target: { value: 'B' },
  })
  await screen.findByRole('button', { name: /^South/ })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^North/ })).toBeNull())
  expect(view.address()).toContain('group=B')
  fireEvent.change(screen.getByRole('combobox', { name: 'Visits' }), {
    target: { value: 'recent' },
  })
  await screen.findByText('No matching customers')
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear all' })[0]!)
  await screen.findByRole('button', { name: /^North/ })
})

test('a sales group gives its areas another category; a rep is not asked to', async () => {
  await renderAt('/sales-area', { as: 'manager' })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit categories' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByRole('combobox', { name: /^North/ }), {
    target: { value: areaIds.grow },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save categories' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await screen.findByRole('button', { name: /^North/ })).textContent).toContain('Grow')
})

test('someone else’s change is not replaced unasked', async () => {
  await renderAt('/sales-area', { as: 'manager' })
  fireEvent.click(await screen.findByRole('button', { name: 'Edit categories' }))
  const dialog = await screen.findByRole('dialog')
  await (await testServer()).sql('UPDATE sales_area SET category_id = NULL')
  fireEvent.change(within(dialog).getByRole('combobox', { name: /^North/ }), {
    target: { value: areaIds.grow },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save categories' }))
  await within(dialog).findByText(/^Someone else changed one of these areas/)
})

test('offline, what was loaded once stays, and a rep sees no way to edit', async () => {
  const view = await renderAt('/sales-area', { as: 'rep' })
  await screen.findByRole('button', { name: /^North/ })
  expect(screen.queryByRole('button', { name: 'Edit categories' })).toBeNull()
  view.setOnline(false)
  fireEvent.change(screen.getByRole('combobox', { name: 'Group' }), { target: { value: 'A' } })
  await screen.findByRole('button', { name: /^North/ })
})
