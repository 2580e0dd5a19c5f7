import { expect, test } from 'vitest'
import { type IncomingArticle, type IncomingText, incomingText } from './incoming.ts'

const none: IncomingArticle = { carts: [], orders: [], lastDelivery: null, lastBought: null }
const past = { date: '2026-11-02', qty: 4 }

const cases: [
  what: string,
  coming: Partial<IncomingArticle>,
  cartKey: string,
  saying: IncomingText,
][] = [
  ['nothing', {}, '', null],
  ['its own cart alone', { carts: [{ key: '', qty: 3 }] }, '', null],
  ['its own named cart alone', { carts: [{ key: 'k', qty: 3 }] }, 'k', null],
  [
    'the active cart beside a named one',
    {
      carts: [
        { key: '', qty: 3 },
        { key: 'k', qty: 9 },
      ],
    },
    'k',
    { kind: 'coming', ordered: 0, date: null, inCarts: 3 },
  ],
  [
    'several other carts',
    {
      carts: [
        { key: 'a', qty: 3 },
        { key: 'b', qty: 2 },
      ],
    },
    '',
    { kind: 'coming', ordered: 0, date: null, inCarts: 5 },
  ],
  [
    'an order without a day',
    { orders: [{ qty: 2, date: null }] },
    '',
    { kind: 'coming', ordered: 2, date: null, inCarts: 0 },
  ],
  [
    'several orders, with the next day',
    {
      orders: [
        { qty: 2, date: '2026-12-01' },
        { qty: 5, date: '2026-12-24' },
      ],
    },
    '',
    { kind: 'coming', ordered: 7, date: '2026-12-01', inCarts: 0 },
  ],
  [
    'orders before carts before the past',
    {
      orders: [{ qty: 2, date: '2026-12-01' }],
      carts: [{ key: 'k', qty: 1 }],
      lastBought: past,
      lastDelivery: past,
    },
    '',
    { kind: 'coming', ordered: 2, date: '2026-12-01', inCarts: 1 },
  ],
  [
    'what comes hides the past',
    { carts: [{ key: 'k', qty: 1 }], lastBought: past },
    '',
    { kind: 'coming', ordered: 0, date: null, inCarts: 1 },
  ],
  [
    'last bought',
    { lastBought: past, lastDelivery: { date: '2026-11-09', qty: 1 } },
    '',
    { kind: 'past', what: 'bought', ...past },
  ],
  [
    'delivered, and nobody knows of an order',
    { lastDelivery: past },
    '',
    { kind: 'past', what: 'delivered', ...past },
  ],
  [
    'the past beside its own cart',
    { carts: [{ key: '', qty: 1 }], lastBought: past },
    '',
    { kind: 'past', what: 'bought', ...past },
  ],
]
test.each(cases)('%s', (_, coming, cartKey, saying) => {
  expect(incomingText({ ...none, ...coming }, cartKey)).toEqual(saying)
})
