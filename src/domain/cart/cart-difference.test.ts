import { expect, test } from 'vitest'
import {
  cartDifferences,
  changedFacts,
  freightDifferences,
  type LineNow,
  type SeenLine,
} from './cart-difference.ts'

const seen = (change: Partial<SeenLine> = {}): SeenLine => ({
  sorg: '1000',
  article: 'A',
  qty: 2,
  price: '10.0000',
  note: '',
  ...change,
})
const now = (change: Partial<LineNow> = {}): LineNow => ({
  sorg: '1000',
  article: 'A',
  qty: 2,
  price: '10.0000',
  note: null,
  name: 'Tyre',
  problem: null,
  ...change,
})
const overStock = { reason: 'over_stock', limit: 1 } as const

/** Returns the facts of the line that the sheet shows as changed, beside its problem. */
const facts = (line: ReturnType<typeof cartDifferences>[number]) =>
  Object.entries(changedFacts(line))
    .flatMap(([fact, changed]) => (changed ? [fact] : []))
    .join(' ')

test.each<[string, SeenLine[], LineNow[], unknown[][]]>([
  ['nothing has changed', [seen()], [now()], []],
  ['the price is written otherwise', [seen({ price: '10' })], [now()], []],
  [
    'neither price nor note was told',
    [{ sorg: '1000', article: 'A', qty: 2 }],
    [now({ price: '12', note: 'for Ann' })],
    [],
  ],
  [
    'there was no price, and now there is one',
    [seen({ price: null })],
    [now({ price: '12' })],
    [['PRICE', 2, 2, 'price']],
  ],
  [
    'fewer can leave at once than were seen',
    [seen({ ready: 2 })],
    [now({ ready: 1 })],
    [['STOCK', 2, 2, 'stock']],
  ],
  ['as many can leave at once as the line needs', [seen({ ready: 9 })], [now({ ready: 2 })], []],
  ['the stock is hidden by now', [seen({ ready: 2 })], [now()], []],
  ['the stock was not seen', [seen()], [now({ ready: 0 })], []],
  ['the quantity is another', [seen()], [now({ qty: 3 })], [['QUANTITY', 2, 3, 'qty']]],
  ['the price is another', [seen()], [now({ price: '11' })], [['PRICE', 2, 2, 'price']]],
  ['the price is gone', [seen()], [now({ price: null })], [['PRICE', 2, 2, 'price']]],
  [
    'quantity and price: both are told',
    [seen()],
    [now({ qty: 3, price: '11' })],
    [['QUANTITY', 2, 3, 'qty price']],
  ],
  ['somebody wrote a note', [seen()], [now({ note: 'for Ann' })], [['NOTE', 2, 2, 'note']]],
  ['somebody took the note away', [seen({ note: 'for Ann' })], [now()], [['NOTE', 2, 2, 'note']]],
  [
    'everything is another',
    [seen()],
    [now({ qty: 3, price: '11', note: 'x' })],
    [['QUANTITY', 2, 3, 'qty price note']],
  ],
  ['a line came', [], [now()], [['ADDED', null, 2, '']]],
  ['a line went', [seen()], [], [['REMOVED', 2, null, '']]],
  [
    'a problem, though nothing else changed',
    [seen()],
    [now({ problem: overStock })],
    [['PROBLEM', 2, 2, '']],
  ],
  [
    'a problem, and the price went up too',
    [seen()],
    [now({ price: '12', problem: overStock })],
    [['PROBLEM', 2, 2, 'price']],
  ],
  [
    'a problem, and somebody ordered more at another price',
    [seen()],
    [now({ qty: 9, price: '12', problem: overStock })],
    [['PROBLEM', 2, 9, 'qty price']],
  ],
  ['a problem of a line that came', [], [now({ problem: overStock })], [['PROBLEM', null, 2, '']]],
  [
    'the same article of another organisation',
    [seen()],
    [now({ sorg: '2000' })],
    [
      ['ADDED', null, 2, ''],
      ['REMOVED', 2, null, ''],
    ],
  ],
])('%s', (_, before, after, expected) => {
  expect(
    cartDifferences(before, after).map((line) => [
      line.kind,
      line.oldQty,
      line.newQty,
      facts(line),
    ]),
  ).toEqual(expected)
})

test('old and new stand in every difference, whatever its kind', () => {
  expect(
    cartDifferences(
      [seen({ note: 'blue' })],
      [now({ qty: 5, price: '12', note: 'red', problem: overStock })],
    ),
  ).toEqual([
    {
      kind: 'PROBLEM',
      sorg: '1000',
      article: 'A',
      name: 'Tyre',
      oldQty: 2,
      newQty: 5,
      oldPrice: '10.0000',
      newPrice: '12',
      oldNote: 'blue',
      newNote: 'red',
      oldReady: null,
      newReady: null,
      problem: overStock,
    },
  ])
})

test.each([
  ['the same', '5', '5.0000', []],
  ['dearer', '5', '7', [{ sorg: '1000', oldFreight: '5', newFreight: '7' }]],
  ['cheaper', '5', '0', [{ sorg: '1000', oldFreight: '5', newFreight: '0' }]],
  ['not told', undefined, '7', []],
])('freight that is %s', (_, old, freight, expected) => {
  expect(freightDifferences([{ sorg: '1000', freight: old }], [{ sorg: '1000', freight }])).toEqual(
    expected,
  )
})
