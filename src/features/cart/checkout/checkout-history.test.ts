import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { popSteps, nextStep } from './checkout-history.ts'

test.each<[string, string[]]>([
  ['a phone’s three steps', ['/shipment', '/payment', '/review']],
  [
    'back to the payment once more from the review',
    ['/shipment', '/payment', '/review', '/payment', '/review'],
  ],
  ['the one page of a desk', ['/checkout']],
])('the way back from a confirmation leads to the cart: %s', async (_, [first, ...steps]) => {
  const history = createMemoryHistory({ initialEntries: ['/cart'] })
  history.push(first!)
  for (const step of steps) history.push(step, nextStep(history.location.state))
  await popSteps(history)
  history.replace('/confirmation')
  history.back()
  expect(history.location.pathname).toBe('/cart')
})
