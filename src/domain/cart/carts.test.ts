import { expect, test } from 'vitest'
import type { CartState } from './cart.ts'
import { cartsOf, readIntent, type CartIntent } from './cart-intent.ts'
import { maxNamedCarts } from './cart-limits.ts'
import { type CartsState, type IntentEffect, runIntent, runOnBook } from './carts.ts'

const sorg = '1000'
const [spring, fair, fresh] = [
  '0198c0de-0000-7000-8000-000000000001',
  '0198c0de-0000-7000-8000-000000000002',
  '0198c0de-0000-7000-8000-000000000003',
]
const line = (article: string, qty: number, version: number, changedBy = 'me') => ({
  sorg,
  article,
  qty,
  version,
  changedBy,
})
const carts: CartsState = {
  book: 2,
  carts: new Map([
    ['', { name: '', state: { version: 2, lines: [line('A', 2, 1), line('B', 5, 2, 'Bo')] } }],
    [spring, { name: 'Spring', state: { version: 1, lines: [line('A', 1, 1)] } }],
    [fair, { name: 'Fair', state: { version: 4, lines: [line('C', 3, 4, 'Bo')] } }],
  ]),
}
const told = ({ book, carts: all }: CartsState) =>
  `${book}: ${[...all.values()].map(({ name, state }) => `${name}[${state.lines.map(({ article, qty, note }) => `${article}×${qty}${note ? `(${note})` : ''}`).join(' ')}]`).join(' ')}`
const before = '2: [A×2 B×5] Spring[A×1] Fair[C×3]'
const move = (
  from: string,
  to: string,
  article: string,
  qty: number,
  note?: string,
): CartIntent => ({ kind: 'MOVE', args: { sorg, article, qty, from, to, ...(note && { note }) } })
const applied = (qty = 0): IntentEffect => ({ status: 'applied', qty })
const rejected = (
  reason: Extract<IntentEffect, { status: 'rejected' }>['reason'],
): IntentEffect => ({ status: 'rejected', reason })

test.each<[string, CartIntent, string, IntentEffect]>([
  [
    'adds to the active cart',
    { kind: 'ADD', args: { sorg, article: 'A', qty: 1 } },
    '2: [A×3 B×5] Spring[A×1] Fair[C×3]',
    applied(3),
  ],
  [
    'adds to a named one',
    { kind: 'ADD', args: { sorg, article: 'A', qty: 1, cart: spring } },
    '2: [A×2 B×5] Spring[A×2] Fair[C×3]',
    applied(2),
  ],
  [
    'adds to none that is not there',
    { kind: 'ADD', args: { sorg, article: 'A', qty: 1, cart: fresh } },
    before,
    rejected('no_such_cart'),
  ],
  [
    'sets in a named one',
    { kind: 'SET', args: { sorg, article: 'A', qty: 9, cart: spring } },
    '2: [A×2 B×5] Spring[A×9] Fair[C×3]',
    applied(9),
  ],
  [
    'clears a named one',
    { kind: 'CLEAR', args: { seenVersion: 4, cart: fair } },
    '2: [A×2 B×5] Spring[A×1] Fair[]',
    applied(),
  ],
  [
    'opens a cart',
    { kind: 'NEW_CART', args: { cart: fresh, name: 'Autumn' } },
    '3: [A×2 B×5] Spring[A×1] Fair[C×3] Autumn[]',
    applied(),
  ],
  [
    'opens none twice',
    { kind: 'NEW_CART', args: { cart: fair, name: 'Autumn' } },
    before,
    rejected('cart_exists'),
  ],
  [
    'renames a cart',
    { kind: 'RENAME_CART', args: { cart: fair, name: 'Eurobike' } },
    '3: [A×2 B×5] Spring[A×1] Eurobike[C×3]',
    applied(),
  ],
  [
    'renames it to what it is called',
    { kind: 'RENAME_CART', args: { cart: fair, name: 'Fair' } },
    before,
    applied(),
  ],
  [
    'drops a cart with what was seen and what is one’s own',
    { kind: 'DROP_CART', args: { cart: spring, seenVersion: 0 } },
    '3: [A×2 B×5] Fair[C×3]',
    applied(),
  ],
  [
    'drops none with what somebody else has added since',
    { kind: 'DROP_CART', args: { cart: fair, seenVersion: 3 } },
    before,
    rejected('changed_meanwhile'),
  ],
  [
    'drops none that is gone',
    { kind: 'DROP_CART', args: { cart: fresh, seenVersion: 3 } },
    before,
    rejected('no_such_cart'),
  ],
  ['moves a line', move('', fair, 'A', 2), '2: [B×5] Spring[A×1] Fair[C×3 A×2]', applied(2)],
  [
    'moves a part, on top of what is there',
    move('', spring, 'A', 1),
    '2: [A×1 B×5] Spring[A×2] Fair[C×3]',
    applied(1),
  ],
  [
    'moves what is left, not what was seen',
    move(fair, '', 'C', 9, 'urgent'),
    '2: [A×2 B×5 C×3(urgent)] Spring[A×1] Fair[]',
    applied(3),
  ],
  ['moves nothing that is gone', move(spring, '', 'Z', 1), before, rejected('line_gone')],
  ['moves nothing from nowhere', move(fresh, '', 'A', 1), before, rejected('no_such_cart')],
  ['moves nothing to nowhere', move('', fresh, 'A', 1), before, rejected('no_such_cart')],
])('%s', (_, intent, expected, effect) => {
  const after = runIntent(carts, intent, 'me', () => 'fine')
  expect([told(after.carts), after.effect]).toEqual([expected, effect])
  expect(told(carts)).toBe(before)
})

test('a move that finds no room leaves both carts as they are', () => {
  const full = {
    ...carts,
    carts: new Map(carts.carts).set(spring, {
      name: 'Spring',
      state: { version: 1, lines: [line('A', 99_999, 1)] },
    }),
  }
  const { carts: after, effect } = runIntent(full, move('', spring, 'A', 1), 'me', () => 'fine')
  expect([told(after), effect]).toEqual([told(full), rejected('quantity_too_large')])
})

test('there are fifty named carts and no more', () => {
  const many = {
    book: 1,
    carts: new Map([
      ['', carts.carts.get('')!],
      ...Array.from(
        { length: maxNamedCarts },
        (_, n) =>
          [
            `k${n}`,
            { name: `${n}`, state: { version: 0, lines: [] as CartState['lines'] } },
          ] as const,
      ),
    ]),
  }
  expect(
    runIntent(
      many,
      { kind: 'NEW_CART', args: { cart: fresh, name: 'One more' } },
      'me',
      () => 'fine',
    ).effect,
  ).toEqual(rejected('too_many_carts'))
})

test('the list of a device follows its own intents', () => {
  const book = [
    { key: spring, name: 'Spring' },
    { key: fair, name: 'Fair' },
  ]
  const names = (intent: CartIntent) =>
    runOnBook(book, intent, (entry) => entry).map(({ name }) => name)
  expect(names({ kind: 'NEW_CART', args: { cart: fresh, name: 'Autumn' } })).toEqual([
    'Spring',
    'Fair',
    'Autumn',
  ])
  expect(names({ kind: 'NEW_CART', args: { cart: fair, name: 'Autumn' } })).toEqual([
    'Spring',
    'Fair',
  ])
  expect(names({ kind: 'RENAME_CART', args: { cart: fair, name: 'Eurobike' } })).toEqual([
    'Spring',
    'Eurobike',
  ])
  expect(names({ kind: 'DROP_CART', args: { cart: spring, seenVersion: 0 } })).toEqual(['Fair'])
  expect(names(move('', fair, 'A', 1))).toEqual(['Spring', 'Fair'])
})

test.each<[number, string, unknown, string[] | null]>([
  [1, 'ADD', { sorg, article: 'A', qty: 1 }, ['']],
  [1, 'ADD', { sorg, article: 'A', qty: 1, cart: spring }, ['']],
  [1, 'NOTE', { sorg, article: 'A', note: 'x' }, null],
  [2, 'ADD', { sorg, article: 'A', qty: 1, cart: spring }, [spring]],
  [2, 'MOVE', { sorg, article: 'A', qty: 1, from: '', to: spring }, ['', spring]],
  [3, 'ADD', { sorg, article: 'A', qty: 1 }, null],
])('version %i %s %j speaks of %j', (version, kind, args, expected) => {
  const intent = readIntent(version, kind, args)
  expect(intent && cartsOf(intent)).toEqual(expected)
})
