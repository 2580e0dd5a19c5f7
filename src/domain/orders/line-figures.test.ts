import { expect, test } from 'vitest'
import {
  type DeliveredLine,
  deliveryPhase,
  lineFigures,
  type OrderedLine,
  orderPhase,
  type OrderState,
} from './line-figures.ts'

const today = '2026-11-25'
const line = (part: Partial<OrderedLine> = {}): OrderedLine => ({
  line: 1,
  article: 'A',
  qty: 10,
  cancelled: false,
  confirmations: [],
  ...part,
})
const sent = (part: Partial<DeliveredLine> = {}): DeliveredLine => ({
  article: 'A',
  qty: 4,
  left: '2026-11-20',
  estimated: '2026-11-28',
  tracked: true,
  ...part,
})
const promised = (...days: [string, number][]) => days.map(([date, qty]) => ({ date, qty }))
const lines = (
  status: OrderState,
  ordered: readonly OrderedLine[],
  deliveries: readonly DeliveredLine[] = [],
) => lineFigures({ status, hoped: '2026-12-24' }, ordered, deliveries, today)

test.each<[string, OrderState, OrderedLine, DeliveredLine[], object]>([
  [
    'placed only: expected when it was asked for',
    'placed',
    line(),
    [],
    {
      confirmed: 0,
      shipped: 0,
      open: 10,
      expected: '2026-12-24',
      expectedConfirmed: false,
      phase: 'ours',
    },
  ],
  [
    'confirmed: the next day that is not over',
    'confirmed',
    line({
      confirmations: promised(
        ['2026-12-09', 4],
        ['2026-11-24', 2],
        ['2026-12-02', 4],
        ['2026-11-30', 0],
      ),
    }),
    [],
    { confirmed: 10, open: 10, expected: '2026-12-02', expectedConfirmed: true },
  ],
  [
    'no more is confirmed than was ordered',
    'confirmed',
    line({ confirmations: promised(['2026-12-02', 12]) }),
    [],
    { confirmed: 10 },
  ],
  [
    'a part has left',
    'confirmed',
    line(),
    [sent()],
    { shipped: 4, packed: 0, open: 6, phase: 'ours' },
  ],
  [
    'what is packed has not left',
    'confirmed',
    line(),
    [sent({ left: null, tracked: false })],
    { shipped: 0, packed: 4, open: 10, phase: 'ours' },
  ],
  [
    'nor what leaves tomorrow',
    'confirmed',
    line(),
    [sent({ left: '2026-11-26' })],
    { shipped: 0, packed: 4, open: 10 },
  ],
  [
    'what leaves today has left',
    'confirmed',
    line(),
    [sent({ left: today })],
    { shipped: 4, open: 6 },
  ],
  [
    'all packed with a tracking number: the carrier has it',
    'confirmed',
    line(),
    [sent({ qty: 10, left: null })],
    { packed: 10, open: 10, phase: 'carrier' },
  ],
  [
    'all has left: on its way until the expected day is over',
    'confirmed',
    line(),
    [sent({ qty: 6, estimated: '2026-11-21' }), sent({ qty: 4 })],
    { shipped: 10, open: 0, expected: '2026-11-28', phase: 'carrier' },
  ],
  [
    'all has come',
    'shipped',
    line(),
    [sent({ qty: 10, estimated: '2026-11-24' })],
    { shipped: 10, open: 0, phase: 'done' },
  ],
  [
    'more was sent than ordered',
    'confirmed',
    line(),
    [sent({ qty: 12 })],
    { shipped: 10, open: 0 },
  ],
  [
    'shipped as the ERP says, though not all of it: nothing follows',
    'shipped',
    line(),
    [sent({ estimated: '2026-11-21' })],
    { shipped: 4, open: 0, phase: 'done' },
  ],
  [
    'shipped without a known delivery',
    'shipped',
    line(),
    [],
    { shipped: 10, open: 0, phase: 'done' },
  ],
  [
    'a cancelled line',
    'confirmed',
    line({ cancelled: true, confirmations: promised(['2026-12-02', 10]) }),
    [],
    { confirmed: 0, shipped: 0, open: 0, expected: null, phase: 'done' },
  ],
  ['a cancelled order', 'cancelled', line(), [], { open: 0, expected: null, phase: 'done' }],
  ['another article', 'confirmed', line(), [sent({ article: 'B' })], { shipped: 0, open: 10 }],
])('%s', (_, status, ordered, deliveries, figures) => {
  expect(lines(status, [ordered], deliveries)[0]).toMatchObject(figures)
})

test('pieces go to the lines of their article in the order of the lines, past cancelled ones', () => {
  const figures = lines(
    'confirmed',
    [
      line({ line: 1, qty: 3 }),
      line({ line: 2, cancelled: true }),
      line({ line: 3, article: 'B' }),
      line({ line: 4, qty: 5 }),
    ],
    [sent({ qty: 6 }), sent({ qty: 1, left: null })],
  )
  expect(figures.map(({ shipped, packed, open }) => [shipped, packed, open])).toEqual([
    [3, 0, 0],
    [0, 0, 0],
    [0, 0, 10],
    [3, 1, 2],
  ])
})

test.each<[string, Partial<DeliveredLine>, string]>([
  ['packed', { left: null, tracked: false }, 'ours'],
  ['packed with a number', { left: null }, 'carrier'],
  ['on its way', {}, 'carrier'],
  ['expected today', { estimated: today }, 'carrier'],
  ['come', { estimated: '2026-11-24' }, 'done'],
  ['received before the expected day', { receivedOn: today }, 'done'],
  ['left today, without an expected day', { left: today, estimated: null }, 'carrier'],
  ['left long ago, without an expected day', { left: '2026-11-01', estimated: null }, 'done'],
])('a delivery: %s', (_, part, phase) => {
  expect(deliveryPhase(sent(part), today)).toBe(phase)
})

const days = {
  placed: '2026-11-10',
  confirmed: '2026-11-12',
  shipped: null,
  cancelled: '2026-11-13',
}
test.each<[string, OrderState, OrderedLine[], DeliveredLine[], object]>([
  ['open', 'confirmed', [line()], [], { phase: 'ours', since: '2026-11-12' }],
  ['a part is open', 'confirmed', [line()], [sent()], { phase: 'ours', since: '2026-11-12' }],
  [
    'all on its way',
    'shipped',
    [line()],
    [sent({ qty: 10 })],
    { phase: 'carrier', since: '2026-11-20' },
  ],
  [
    'all there',
    'shipped',
    [line()],
    [sent({ qty: 10, estimated: '2026-11-22' })],
    { phase: 'done', since: '2026-11-22' },
  ],
  [
    'received before the expected day',
    'shipped',
    [line()],
    [sent({ qty: 10, receivedOn: '2026-11-24' })],
    { phase: 'done', since: '2026-11-24' },
  ],
  ['cancelled', 'cancelled', [line()], [], { phase: 'done', since: '2026-11-13' }],
  [
    'each line cancelled',
    'confirmed',
    [line({ cancelled: true })],
    [],
    { phase: 'done', since: null },
  ],
])('whose turn an order is: %s', (_, status, ordered, deliveries, turn) => {
  expect(orderPhase(status, days, lines(status, ordered, deliveries), deliveries, today)).toEqual(
    turn,
  )
})

test('an order that nobody has confirmed waits since it was placed', () => {
  expect(
    orderPhase('placed', { ...days, confirmed: null }, lines('placed', [line()]), [], today),
  ).toEqual({ phase: 'ours', since: '2026-11-10' })
})
