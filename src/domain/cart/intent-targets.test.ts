import { expect, test } from 'vitest'
import { articleOf, cartsOf } from './intent-targets.ts'

const line = { sorg: '1', article: 'A' }

test.each([
  [{ kind: 'ADD', args: { ...line, qty: 1 } }, [''], line],
  [{ kind: 'ADD', args: { ...line, qty: 1, cart: 'k' } }, ['k'], line],
  [{ kind: 'MOVE', args: { ...line, qty: 1, from: '', to: 'k' } }, ['', 'k'], line],
  [{ kind: 'CLEAR', args: { seenVersion: 1 } }, [''], null],
  [{ kind: 'DROP_CART', args: { cart: 'k', seenVersion: 1 } }, ['k'], null],
] as const)('%j', (intent, carts, article) => {
  expect(cartsOf(intent)).toEqual(carts)
  expect(articleOf(intent)).toEqual(article)
})
