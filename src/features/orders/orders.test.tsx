// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { addDelivery, addOrder } from '../../../tests/support/orders.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { goods, r3Of } from '../../../tests/support/world.ts'

beforeAll(async () => {
  const { database } = await testServer()
  await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
    await addOrder(tx, 'X', 'A/1', {
      status: 'confirmed',
      daysAgo: 10,
      lines: [
        [goods.part, 10],
        [goods.bolt, 5],
      ],
    })
    await addDelivery(tx, 'X', 'D-1', { leftAgo: 3, tracking: 'T1' }, [['A/1', goods.part, 4]])
    await addDelivery(tx, 'X', 'D-2', { leftAgo: null }, [['A/1', goods.part, 3]])
  })
})

test('an order is found in the list, and its page says what has become of each line', async () => {
  await renderAt(`/order?search=${goods.bolt}`, { as: 'dealer' })
  fireEvent.click(await screen.findByRole('link', { name: 'A/1' }))
  await screen.findByRole('heading', { name: 'Order A/1' })
  screen.getByRole('row', { name: /Article PART-1.*10 EA 0 4 6 ?3 packed/ })
  expect(screen.getByRole('link', { name: /T1/ }).getAttribute('href')).toBe(
    'https://tracking.example/T1',
  )
  fireEvent.click(screen.getByRole('button', { name: 'D-1' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delivery D-1' })
  within(dialog).getByRole('row', { name: /PART-1 4 EA 10 A\/1/ })
})

test("another customer's order offers that customer, an unknown one is not found", async () => {
  await renderAt(`/order/view/A%2F1?customer=${r3Of('Y')}`, { as: 'dealer2' })
  await screen.findByRole('button', { name: `Switch to ${r3Of('Y')}` })
})

test('an order that the customer does not have is not found', async () => {
  await renderAt('/order/view/NONE', { as: 'dealer' })
  await screen.findByRole('heading', { name: 'Order not found' })
})

test('open orders are narrowed by the address', async () => {
  await renderAt(`/order/open-order?search=${goods.bolt}`, { as: 'dealer' })
  await screen.findByText('1 open line')
  screen.getByRole('row', { name: /BOLT-1/ })
  expect(screen.queryByRole('row', { name: /PART-1/ })).toBeNull()
})

test('an open line tells its order and the deliveries that bring it', async () => {
  await renderAt(`/order/open-order?search=${goods.part}`, { as: 'dealer' })
  const row = await screen.findByRole('row', { name: /PART-1/ })
  fireEvent.click(within(row).getAllByRole('button')[0]!)
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByRole('link', { name: 'A/1' })
  within(dialog).getByRole('row', { name: /D-1 4 EA/ })
  within(dialog).getByRole('row', { name: /D-2 3 EA Packed/ })
})

test('deliveries of the last days are narrowed by their state', async () => {
  await renderAt('/order/delivery?phase=carrier', { as: 'dealer' })
  await screen.findByText('1 delivery')
  screen.getByRole('button', { name: 'D-1' })
})
