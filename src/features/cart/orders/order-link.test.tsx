// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/support/render-at.tsx'
import { r3Of } from '../../../../tests/support/world.ts'

test.each(['X', 'Y'] as const)(
  'a link to an order of customer %s offers that customer to a person who has another one or none chosen',
  async (customer) => {
    await renderAt(`/cart/order-confirmation?orders=W1&customer=${r3Of(customer)}`, {
      as: 'dealer2',
    })
    await screen.findByRole('heading', {
      name: `This order belongs to customer ${r3Of(customer)}`,
    })
    expect(screen.getAllByRole('button', { name: `Switch to ${r3Of(customer)}` })).toHaveLength(1)
  },
)

test('a link to an order of the chosen customer asks for nothing else', async () => {
  await renderAt(`/cart/order-confirmation?orders=W1&customer=${r3Of('X')}`, { as: 'dealer' })
  await screen.findByRole('heading', { name: 'Order not found' })
})
