import { expect, it } from 'vitest'
import type { CartIntent } from '#domain/cart/cart-intent.ts'
import { bookView } from '#offline/cart/book-view.ts'
import { cartView } from '#offline/cart/cart-view.ts'
import type { SnapshotRow, BookRow, OutboxRow } from '#offline/database.ts'
import { productOf } from './products.ts'
import { sorg } from './sync-server.ts'

const base = (lines: Record<string, number>, streamSeq: number, streamId = 's'): SnapshotRow => ({
  userId: 'u',
  customerKey: 'c',
  key: '',
  streamId,
  at: 7,
  stamp: 's',
  cart: {
    customerKey: 'c',
    version: 4,
    generation: 0,
    streamSeq,
    at: '2026-01-01T00:00:00Z',
    totals: [],
    totalQuantity: 0,
    lines: Object.entries(lines).map(([article, qty]) => ({
      id: `${sorg}/${article}`,
      qty,
      uom: 'EA',
      version: 4,
      product: productOf(article),
      unitPrice: '9.0000',
      subtotal: '99',
      problem: null,
    })),
  },
})
const row = (seq: number, intent: CartIntent): OutboxRow => ({
  streamId: 's',
  seq,
  mutationId: `m${seq}`,
  v: 1,
  userId: 'u',
  customerKey: 'c',
  ...intent,
  seen: { qty: null, version: null },
  at: 0,
})
const add = (seq: number, article: string, qty: number) =>
  row(seq, { kind: 'ADD', args: { sorg, article, qty } })
const set = (seq: number, article: string, qty: number) =>
  row(seq, { kind: 'SET', args: { sorg, article, qty, seenQty: 0 } })
const clear = (seq: number, seenVersion = 4) => row(seq, { kind: 'CLEAR', args: { seenVersion } })

it.each([
  ['nothing known, nothing done', undefined, [], ''],
  ['an addition before any answer', undefined, [add(1, 'A', 2)], 'A×2*'],
  ['the answer alone', base({ A: 3 }, 0), [], 'A×3'],
  ['an addition on top of the answer', base({ A: 3 }, 1), [add(2, 'A', 2)], 'A×5*'],
  ['an addition that the answer holds already', base({ A: 5 }, 2), [add(2, 'A', 2)], 'A×5*'],
  ['one held, one not', base({ A: 5 }, 2), [add(2, 'A', 2), add(3, 'A', 1)], 'A×6*'],
  [
    'an answer of another stream holds none of ours',
    base({ A: 5 }, 9, 'old'),
    [add(1, 'A', 2)],
    'A×7*',
  ],
  ['a quantity set', base({ A: 5 }, 0), [set(1, 'A', 1)], 'A×1*'],
  ['a line removed', base({ A: 5, B: 1 }, 0), [set(1, 'A', 0)], 'B×1'],
  ['a cart cleared', base({ A: 5, B: 1 }, 0), [clear(1)], ''],
  ['cleared, then added', base({ A: 5 }, 0), [clear(1), add(2, 'B', 1)], 'B×1*'],
  ['added, then cleared: own lines go too', base({ A: 5 }, 0), [add(1, 'B', 1), clear(2)], ''],
  ['more than a line may hold', base({ A: 5 }, 0), [add(1, 'A', 99_999)], 'A×5*'],
])('%s', (_, from, pending, wanted) => {
  const view = cartView({ base: from, streamId: 's', pending, articles: new Map() })
  expect(
    view.lines.map(({ article, qty, unsent }) => `${article}×${qty}${unsent ? '*' : ''}`).join(' '),
  ).toBe(wanted)
  expect(view.totalQuantity).toBe(view.lines.reduce((total, { qty }) => total + qty, 0))
})

it('shows name and price of an article that was only ever added here', () => {
  const articles = new Map([[`${sorg}/A`, productOf('A', '12.5000')]])
  const view = cartView({ base: undefined, streamId: 's', pending: [add(1, 'A', 3)], articles })
  expect(view.lines[0]).toMatchObject({
    product: { name: 'Name A' },
    unitPrice: '12.5000',
    subtotal: '37.50',
    uom: 'EA',
  })
  expect(view.totals).toMatchObject([{ sorg, total: '37.5', quantity: 3 }])
})

it("keeps the server's price for the quantity it answered, and reckons for another", () => {
  const view = cartView({
    base: base({ A: 3, B: 1 }, 0),
    streamId: 's',
    pending: [add(1, 'B', 1)],
    articles: new Map(),
  })
  expect(view.lines).toMatchObject([
    { unitPrice: '9.0000', subtotal: '99' },
    { unitPrice: '10.0000', subtotal: '20.00' },
  ])
})

const [spring, fair] = [
  '0198c0de-0000-7000-8000-000000000001',
  '0198c0de-0000-7000-8000-000000000002',
]
const into = (seq: number, article: string, qty: number, cart: string) =>
  row(seq, { kind: 'ADD', args: { sorg, article, qty, cart } })
const move = (seq: number, from: string, to: string, qty: number, note?: string) =>
  row(seq, { kind: 'MOVE', args: { sorg, article: 'A', qty, from, to, ...(note && { note }) } })
const note = (seq: number, article: string, text: string) =>
  row(seq, { kind: 'NOTE', args: { sorg, article, note: text } })

it.each<[string, string, SnapshotRow | undefined, OutboxRow[], string]>([
  [
    'the active cart, of what goes elsewhere',
    '',
    base({ A: 3 }, 0),
    [into(1, 'A', 1, spring)],
    'A×3',
  ],
  [
    'a named one never answered for',
    spring,
    undefined,
    [into(1, 'A', 1, spring), into(2, 'A', 4, fair)],
    'A×1*',
  ],
  ['a part taken out', '', base({ A: 3 }, 0), [move(1, '', spring, 2)], 'A×1*'],
  [
    'and put in, though the other cart’s answer holds it already',
    spring,
    base({ B: 1 }, 0),
    [move(1, '', spring, 2)],
    'B×1 A×2*',
  ],
  ['but not twice', spring, base({ A: 2 }, 1), [move(1, '', spring, 2)], 'A×2*'],
  ['a note brought along', spring, undefined, [move(1, '', spring, 2, 'for Ann')], 'A×2*(for Ann)'],
  [
    'a note written, and taken away',
    '',
    base({ A: 3, B: 1 }, 0),
    [note(1, 'A', 'x'), note(2, 'B', 'y'), note(3, 'A', '')],
    'A×3* B×1*(y)',
  ],
  [
    'a cart dropped',
    spring,
    base({ A: 3 }, 0),
    [row(1, { kind: 'DROP_CART', args: { cart: spring, seenVersion: 4 } })],
    '',
  ],
])('%s', (_, key, from, pending, wanted) => {
  const { lines } = cartView({ key, base: from, streamId: 's', pending, articles: new Map() })
  expect(
    lines
      .map(
        ({ article, qty, unsent, note: text }) =>
          `${article}×${qty}${unsent ? '*' : ''}${text && `(${text})`}`,
      )
      .join(' '),
  ).toBe(wanted)
})

const book = (streamSeq: number): BookRow => ({
  userId: 'u',
  customerKey: 'c',
  streamId: 's',
  book: {
    customerKey: 'c',
    version: 1,
    streamSeq,
    at: '2026-01-01T00:00:00Z',
    carts: [{ key: spring, name: 'Spring', version: 4, lines: 2, totalQuantity: 9 }],
  },
})
const open = (seq: number) => row(seq, { kind: 'NEW_CART', args: { cart: fair, name: 'Fair' } })

it.each<[string, BookRow | undefined, OutboxRow[], string]>([
  ['nothing known', undefined, [], ''],
  ['the answer alone, its cart never opened here', book(0), [], 'Spring 2/9?'],
  [
    'one opened before any answer, with something in it',
    undefined,
    [open(1), into(2, 'A', 3, fair)],
    'Fair 1/3*',
  ],
  [
    'one opened that the answer holds already',
    { ...book(1), book: { ...book(1).book, carts: [] } },
    [open(1)],
    '',
  ],
  [
    'one renamed',
    book(0),
    [row(1, { kind: 'RENAME_CART', args: { cart: spring, name: 'Summer' } })],
    'Summer 2/9?',
  ],
  [
    'one dropped',
    book(0),
    [row(1, { kind: 'DROP_CART', args: { cart: spring, seenVersion: 4 } })],
    '',
  ],
  ['one never opened here is not counted here', book(0), [into(1, 'A', 3, spring)], 'Spring 2/9*?'],
])('the list: %s', (_, from, pending, wanted) => {
  const entries = bookView({
    book: from,
    streamId: 's',
    pending,
    bases: new Map(),
    keys: new Set(),
  })
  expect(
    entries
      .map(
        ({ name, lines, totalQuantity, unsent, unknown }) =>
          `${name} ${lines}/${totalQuantity}${unsent ? '*' : ''}${unknown ? '?' : ''}`,
      )
      .join(' '),
  ).toBe(wanted)
})
