import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type ArticleVerdict, type CartState, type CartStep, runStep, runSteps } from './cart.ts'
import { CartIntent } from './cart-intent.ts'
import { maxCartLines } from './cart-limits.ts'

const sorg = '1000'
const line = (article: string, qty: number, version: number, changedBy = 'me') => ({
  sorg,
  article,
  qty,
  version,
  changedBy,
})
const cart: CartState = { version: 3, lines: [line('A', 2, 1), line('B', 5, 3, 'Bo')] }
const add = (article: string, qty: number): CartStep => ({
  kind: 'ADD',
  args: { sorg, article, qty },
})
const set = (article: string, qty: number, seenQty?: number | null): CartStep => ({
  kind: 'SET',
  args: { sorg, article, qty, ...(seenQty !== undefined && { seenQty }) },
})
const clear = (seenVersion: number): CartStep => ({ kind: 'CLEAR', args: { seenVersion } })
const take = (article: string, qty: number): CartStep => ({
  kind: 'TAKE',
  args: { sorg, article, qty },
})
const put = (article: string, qty: number, note?: string): CartStep => ({
  kind: 'PUT',
  args: { sorg, article, qty, note },
})
const note = (article: string, text: string): CartStep => ({
  kind: 'NOTE',
  args: { sorg, article, note: text },
})
const run = (intent: CartStep, verdict: ArticleVerdict = 'fine', state = cart) => {
  const { cart: after, effect } = runStep(state, intent, 'me', () => verdict)
  return {
    lines: Object.fromEntries(after.lines.map(({ article, qty }) => [article, qty])),
    version: after.version,
    effect,
  }
}

test.each<[string, CartStep, Record<string, number>, number, object]>([
  [
    'takes what was ordered, and leaves what came since',
    {
      kind: 'ORDERED',
      lines: [
        { sorg, article: 'A', qty: 2 },
        { sorg, article: 'B', qty: 3 },
        { sorg, article: 'C', qty: 1 },
      ],
    },
    { B: 2 },
    5,
    { status: 'applied', qty: 0 },
  ],
  ['adds to a line', add('A', 3), { A: 5, B: 5 }, 4, { status: 'applied', qty: 5 }],
  ['opens a line', add('C', 1), { A: 2, B: 5, C: 1 }, 4, { status: 'applied', qty: 1 }],
  ['sets a line', set('A', 9, 2), { A: 9, B: 5 }, 4, { status: 'applied', qty: 9 }],
  [
    'sets an article that is not there',
    set('C', 4),
    { A: 2, B: 5, C: 4 },
    4,
    { status: 'applied', qty: 4 },
  ],
  ['takes a line away at 0', set('A', 0, 2), { B: 5 }, 4, { status: 'applied', qty: 0 }],
  [
    'changes nothing where nothing changes',
    set('A', 2, 2),
    { A: 2, B: 5 },
    3,
    { status: 'applied', qty: 2 },
  ],
  [
    'takes nothing away that is not there',
    set('C', 0),
    { A: 2, B: 5 },
    3,
    { status: 'applied', qty: 0 },
  ],
  [
    'names whom it wrote over',
    set('B', 1, 4),
    { A: 2, B: 1 },
    4,
    { status: 'applied', qty: 1, overwrote: { by: 'Bo', from: 5, to: 1 } },
  ],
  [
    'writes over nobody who was seen',
    set('B', 1, 5),
    { A: 2, B: 1 },
    4,
    { status: 'applied', qty: 1 },
  ],
  [
    'writes over nobody but others',
    set('A', 1, 9),
    { A: 1, B: 5 },
    4,
    { status: 'applied', qty: 1 },
  ],
  [
    'asks nobody who does not say what he saw',
    set('B', 1, null),
    { A: 2, B: 1 },
    4,
    { status: 'applied', qty: 1 },
  ],
  [
    'adds on top of a colleague without a word',
    add('B', 1),
    { A: 2, B: 6 },
    4,
    { status: 'applied', qty: 6 },
  ],
  [
    'clears what was seen and what is one’s own',
    clear(1),
    { B: 5 },
    4,
    { status: 'applied', qty: 0 },
  ],
  ['clears all that was seen', clear(3), {}, 4, { status: 'applied', qty: 0 }],
  [
    'fills a line to the brim',
    add('A', 99_997),
    { A: 99_999, B: 5 },
    4,
    { status: 'applied', qty: 99_999 },
  ],
  ['takes a part of a line', take('B', 2), { A: 2, B: 3 }, 4, { status: 'applied', qty: 2 }],
  ['takes what there is and no more', take('B', 9), { A: 2 }, 4, { status: 'applied', qty: 5 }],
  [
    'takes nothing where nothing is',
    take('C', 1),
    { A: 2, B: 5 },
    3,
    { status: 'rejected', reason: 'line_gone' },
  ],
  ['puts into a line', put('A', 3), { A: 5, B: 5 }, 4, { status: 'applied', qty: 5 }],
  [
    'puts no more than a line may hold',
    put('A', 99_998),
    { A: 2, B: 5 },
    3,
    { status: 'rejected', reason: 'quantity_too_large' },
  ],
  ['empties', { kind: 'EMPTY' }, {}, 4, { status: 'applied', qty: 0 }],
  ['writes a note', note('A', 'for Ann'), { A: 2, B: 5 }, 4, { status: 'applied', qty: 2 }],
  [
    'writes none on a line that is gone',
    note('C', 'for Ann'),
    { A: 2, B: 5 },
    3,
    { status: 'rejected', reason: 'line_gone' },
  ],
  [
    'goes no further',
    add('A', 99_998),
    { A: 2, B: 5 },
    3,
    { status: 'rejected', reason: 'quantity_too_large' },
  ],
])('%s', (_, intent, lines, version, effect) => {
  expect(run(intent)).toEqual({ lines, version, effect })
})

test.each<ArticleVerdict>(['unknown_article', 'order_blocked', 'no_price'])(
  '%s: no more of it, but less and none',
  (verdict) => {
    expect(run(add('A', 1), verdict).effect).toEqual({ status: 'rejected', reason: verdict })
    expect(run(set('A', 3), verdict).effect).toEqual({ status: 'rejected', reason: verdict })
    expect(run(set('A', 1), verdict).lines).toEqual({ A: 1, B: 5 })
    expect(run(set('A', 0), verdict).lines).toEqual({ B: 5 })
  },
)

test('one article of two sales organisations is two lines', () => {
  const { cart: after } = runStep(
    cart,
    { kind: 'ADD', args: { sorg: '2000', article: 'A', qty: 1 } },
    'me',
    () => 'fine',
  )
  expect(
    after.lines.filter(({ article }) => article === 'A').map(({ sorg: of, qty }) => [of, qty]),
  ).toEqual([
    ['1000', 2],
    ['2000', 1],
  ])
})

test('additions come to the same in any order', () => {
  const intents = [add('A', 1), add('B', 2), add('A', 3)]
  const all = (order: number[]) =>
    order.reduce((state, n) => runStep(state, intents[n]!, 'me', () => 'fine').cart, cart)
  const quantities = ({ lines }: CartState) =>
    Object.fromEntries(lines.map(({ article, qty }) => [article, qty]))
  expect(quantities(all([2, 1, 0]))).toEqual(quantities(all([0, 1, 2])))
})

test('a note stays with its line, goes with it, and leaves the quantity’s own history alone', () => {
  const noted = runSteps(
    cart,
    [note('B', 'for Ann'), add('B', 1), set('A', 7)],
    'me',
    () => 'fine',
  ).cart
  expect(noted.lines).toMatchObject([
    { article: 'A', qty: 7 },
    { article: 'B', qty: 6, note: 'for Ann' },
  ])
  expect(runStep(cart, note('B', 'x'), 'me', () => 'fine').cart.lines[1]).toEqual({
    ...cart.lines[1],
    note: 'x',
  })
  expect(runStep(noted, note('B', ''), 'me', () => 'fine').cart.lines[1]).not.toHaveProperty('note')
  expect(
    runSteps(noted, [set('B', 0), add('B', 1)], 'me', () => 'fine').cart.lines.at(-1),
  ).not.toHaveProperty('note')
  expect(runStep(noted, put('A', 1, 'for Bob'), 'me', () => 'fine').cart.lines[0]).toMatchObject({
    qty: 8,
    note: 'for Bob',
  })
})

test.each<[string, string, string | undefined, string]>([
  ['both notes stand', 'for Ann', 'for Bob', 'for Ann / for Bob'],
  ['the same note once', 'for Ann', 'for Ann', 'for Ann'],
  ['none is brought', 'for Ann', undefined, 'for Ann'],
  ['both fit exactly', 'a'.repeat(90), 'b'.repeat(7), `${'a'.repeat(90)} / ${'b'.repeat(7)}`],
  ['no room for both', 'a'.repeat(90), 'b'.repeat(8), 'a'.repeat(90)],
])('a line that meets its like: %s', (_, there, brought, both) => {
  const noted = runStep(cart, note('B', there), 'me', () => 'fine').cart
  expect(runStep(noted, put('B', 1, brought), 'me', () => 'fine').cart.lines[1]).toMatchObject({
    qty: 6,
    note: both,
  })
})

test('what lies in a cart may be moved though no more of it could be bought', () => {
  expect(run(put('C', 1), 'order_blocked').effect).toEqual({ status: 'applied', qty: 1 })
})

test('a cart holds so many lines and no more; those it has may still grow', () => {
  const full = {
    version: 1,
    lines: Array.from({ length: maxCartLines }, (_, n) => line(`L${n}`, 1, 1)),
  }
  expect(run(add('NEW', 1), 'fine', full).effect).toEqual({
    status: 'rejected',
    reason: 'too_many_lines',
  })
  expect(run(put('NEW', 1), 'fine', full).effect).toEqual({
    status: 'rejected',
    reason: 'too_many_lines',
  })
  expect(run(add('L7', 1), 'fine', full).effect).toEqual({ status: 'applied', qty: 2 })
})

test('what is given is never changed', () => {
  const before = structuredClone(cart)
  for (const intent of [
    add('A', 1),
    set('B', 0),
    clear(9),
    take('A', 1),
    put('A', 1),
    note('A', 'x'),
    { kind: 'EMPTY' } as const,
  ])
    runStep(cart, intent, 'me', () => 'fine')
  expect(cart).toEqual(before)
})

describe('an intent', () => {
  test.each<[string, unknown]>([
    ['of nothing', { kind: 'ADD', args: { sorg, article: 'A', qty: 0 } }],
    ['of less than nothing', { kind: 'SET', args: { sorg, article: 'A', qty: -1 } }],
    ['of half a piece', { kind: 'ADD', args: { sorg, article: 'A', qty: 1.5 } }],
    ['of too many', { kind: 'SET', args: { sorg, article: 'A', qty: 100_000 } }],
    ['of no article', { kind: 'ADD', args: { sorg, article: '', qty: 1 } }],
    ['without a quantity', { kind: 'ADD', args: { sorg, article: 'A' } }],
    ['with a note of 101', { kind: 'NOTE', args: { sorg, article: 'A', note: 'x'.repeat(101) } }],
    ['with a note in markup', { kind: 'NOTE', args: { sorg, article: 'A', note: '<b>' } }],
    ['for a cart of no key', { kind: 'NEW_CART', args: { cart: 'mine', name: 'Mine' } }],
    ['for a cart of no name', { kind: 'NEW_CART', args: { cart: randomUUID(), name: ' ' } }],
    [
      'for a name of 41',
      { kind: 'RENAME_CART', args: { cart: randomUUID(), name: 'x'.repeat(41) } },
    ],
    [
      'from a cart into itself',
      { kind: 'MOVE', args: { sorg, article: 'A', qty: 1, from: '', to: '' } },
    ],
    ['of a kind nobody knows', { kind: 'DOUBLE', args: {} }],
    ['as a text', 'ADD'],
  ])('%s is none', (_, given) => {
    expect(v.safeParse(CartIntent, given).success).toBe(false)
  })
})
