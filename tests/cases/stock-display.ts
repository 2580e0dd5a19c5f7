import { today } from './day.ts'
import type { ShownStock, StockFacts, StockRules } from '#domain/article/stock-display.ts'

/** A tenant that shows what there is, and nothing beside it. */
export const plain: StockRules = {
  maskStock: false,
  maskNextArrival: false,
  stockDisplay: 'cumulative',
  nextArrivalDisplay: true,
  nextArrivalMonth: 3,
  supplyLocation: false,
  preOrderDisplay: false,
  futureConfirmationDisplay: false,
  orderTypeDisplay: false,
}
export const two: StockFacts = {
  areas: [
    { area: 'East', available: 3 },
    { area: 'West', available: 9 },
  ],
  custorder: 4,
  arrivals: [],
  atOnce: null,
  mayWait: true,
}
export const coming: StockFacts = {
  areas: [{ area: '', available: 0 }],
  custorder: 4,
  arrivals: [
    { date: '2026-12-01', qty: 8 },
    { date: '2027-03-30', qty: 5 },
  ],
  atOnce: null,
  mayWait: true,
}
const none: StockFacts = { areas: [], custorder: 0, arrivals: [], atOnce: null, mayWait: true }
const one = (n: number): StockFacts => ({ ...none, areas: [{ area: '', available: n }] })

/** Shown stock of an article: masks, stock, the tenant's rules, the fields that matter. */
export const shows: [
  what: string,
  facts: StockFacts,
  rules: Partial<StockRules>,
  seen: Partial<ShownStock>,
][] = [
  ['the sum alone', two, {}, { available: 12, areas: [], supplyFrom: [] }],
  [
    'the areas beside the sum, the fullest first',
    two,
    { stockDisplay: 'perArea' },
    {
      available: 12,
      areas: [
        { area: 'West', available: 9 },
        { area: 'East', available: 3 },
      ],
    },
  ],
  [
    'an area that has none is told too',
    {
      ...two,
      areas: [
        { area: 'East', available: 0 },
        { area: 'West', available: 2 },
      ],
    },
    { stockDisplay: 'perArea' },
    {
      areas: [
        { area: 'West', available: 2 },
        { area: 'East', available: 0 },
      ],
    },
  ],
  [
    'an area without a name is none',
    one(5),
    { stockDisplay: 'perArea', supplyLocation: true },
    { available: 5, areas: [], supplyFrom: [] },
  ],
  [
    'equal areas by name',
    {
      ...two,
      areas: [
        { area: 'West', available: 3 },
        { area: 'East', available: 3 },
      ],
    },
    { stockDisplay: 'perArea' },
    {
      areas: [
        { area: 'East', available: 3 },
        { area: 'West', available: 3 },
      ],
    },
  ],
  [
    'a masked stock tells that there is some, and nothing else',
    two,
    {
      maskStock: true,
      stockDisplay: 'perArea',
      supplyLocation: true,
      futureConfirmationDisplay: true,
      orderTypeDisplay: true,
    },
    { available: null, inStock: true, areas: [], supplyFrom: [], custorder: null, orderType: null },
  ],
  [
    'a masked stock tells that there is none',
    one(-2),
    { maskStock: true },
    { available: null, inStock: false },
  ],
  [
    'a masked stock still tells arrivals',
    coming,
    { maskStock: true, preOrderDisplay: true },
    {
      available: null,
      preOrder: false,
      nextArrival: [{ date: '2026-12-01', qty: 8, mask: false }],
    },
  ],
  ['no record of stock is none', none, {}, { available: 0, custorder: null, nextArrival: [] }],
  [
    'where it comes from',
    two,
    { supplyLocation: true },
    { supplyFrom: ['West', 'East'], areas: [] },
  ],
  [
    'not from where there is none',
    {
      ...two,
      areas: [
        { area: 'East', available: 0 },
        { area: 'West', available: 2 },
      ],
    },
    { supplyLocation: true },
    { supplyFrom: ['West'] },
  ],
  ['promises are not told', two, {}, { custorder: null }],
  ['promises are told', two, { futureConfirmationDisplay: true }, { custorder: 4 }],
  [
    'arrivals as far as the months reach',
    coming,
    {},
    { nextArrival: [{ date: '2026-12-01', qty: 8, mask: false }] },
  ],
  [
    'further months, more arrivals',
    coming,
    { nextArrivalMonth: 6 },
    {
      nextArrival: [
        { date: '2026-12-01', qty: 8, mask: false },
        { date: '2027-03-30', qty: 5, mask: false },
      ],
    },
  ],
  [
    'no months, today alone',
    {
      ...coming,
      arrivals: [
        { date: today, qty: 1 },
        { date: '2026-11-22', qty: 1 },
      ],
    },
    { nextArrivalMonth: 0 },
    { nextArrival: [{ date: today, qty: 1, mask: false }] },
  ],
  [
    'arrivals without their numbers',
    coming,
    { maskNextArrival: true },
    { nextArrival: [{ date: '2026-12-01', qty: null, mask: true }] },
  ],
  ['no arrivals at all', coming, { nextArrivalDisplay: false }, { nextArrival: [] }],
  [
    'what should have come yesterday has not',
    { ...coming, arrivals: [{ date: '2026-11-20', qty: 8 }] },
    { preOrderDisplay: true },
    { nextArrival: [], preOrder: false },
  ],
  [
    'nothing arrives with no pieces',
    { ...coming, arrivals: [{ date: '2026-12-01', qty: 0 }] },
    { preOrderDisplay: true },
    { nextArrival: [], preOrder: false },
  ],
  ['ahead of an arrival', coming, { preOrderDisplay: true }, { preOrder: true, orderType: null }],
  [
    'ahead, though arrivals are not shown',
    coming,
    { preOrderDisplay: true, nextArrivalDisplay: false },
    { preOrder: true, nextArrival: [] },
  ],
  [
    'not ahead of what lies too far',
    { ...coming, arrivals: [{ date: '2027-03-30', qty: 5 }] },
    { preOrderDisplay: true },
    { preOrder: false },
  ],
  [
    'not ahead while there is stock',
    { ...coming, areas: [{ area: '', available: 1 }] },
    { preOrderDisplay: true, orderTypeDisplay: true },
    { preOrder: false, orderType: 'stock' },
  ],
  [
    'not ahead where nobody may',
    coming,
    { orderTypeDisplay: true },
    { preOrder: false, orderType: 'back_order' },
  ],
  [
    'the kind of order: ahead',
    coming,
    { orderTypeDisplay: true, preOrderDisplay: true },
    { preOrder: true, orderType: 'pre_order' },
  ],
  [
    'the kind of order: waiting',
    none,
    { orderTypeDisplay: true, preOrderDisplay: true },
    { preOrder: false, orderType: 'back_order' },
  ],
  [
    'the kind of order: none, where an order may not wait',
    { ...none, mayWait: false },
    { orderTypeDisplay: true },
    { orderType: null },
  ],
  [
    'the kind of order: ahead, where it may not wait',
    { ...coming, mayWait: false },
    { orderTypeDisplay: true, preOrderDisplay: true },
    { orderType: 'pre_order' },
  ],
  ['no end where an order may wait', two, { preOrderDisplay: true }, { mostToOrder: null }],
  [
    'at most what is there',
    { ...two, mayWait: false },
    { preOrderDisplay: true },
    { mostToOrder: 12 },
  ],
  [
    'at most what is there and arrives',
    { ...coming, areas: [{ area: '', available: 2 }], mayWait: false },
    { preOrderDisplay: true },
    { mostToOrder: 10 },
  ],
  [
    'no most that would tell masked arrivals',
    { ...coming, mayWait: false, atOnce: 5 },
    { preOrderDisplay: true, maskNextArrival: true },
    { mostToOrder: null, mostAtOnce: 0, preOrder: true },
  ],
  [
    'masked arrivals that may not be ordered ahead are in no most',
    { ...two, mayWait: false, arrivals: coming.arrivals },
    { maskNextArrival: true },
    { mostToOrder: 12 },
  ],
  [
    'nor are those too far off',
    { ...coming, mayWait: false, arrivals: [{ date: '2027-03-30', qty: 5 }] },
    { preOrderDisplay: true, maskNextArrival: true },
    { mostToOrder: 0 },
  ],
  [
    'none of what arrives where nobody may order ahead',
    { ...coming, mayWait: false },
    {},
    { mostToOrder: 0 },
  ],
  [
    'at most what can leave at once',
    { ...two, atOnce: 5 },
    {},
    { mostToOrder: null, mostAtOnce: 5 },
  ],
  ['no more can leave at once than is there', { ...two, atOnce: 40 }, {}, { mostAtOnce: 12 }],
  ['no end of what leaves at once where nobody checks', two, {}, { mostAtOnce: null }],
  [
    'a masked stock tells nothing of what can leave at once',
    { ...two, atOnce: 5 },
    { maskStock: true },
    { mostAtOnce: null },
  ],
  [
    'a masked stock tells no most',
    { ...two, mayWait: false },
    { maskStock: true },
    { mostToOrder: null },
  ],
  [
    'more promised than there is',
    one(-2),
    { orderTypeDisplay: true },
    { available: -2, orderType: 'back_order' },
  ],
]
