import { expect, test } from 'vitest'
import { Intent, intentVersion, isCartIntent, readIntent } from './intent.ts'

const cart = '0198c0de-0000-7000-8000-000000000001'
const line = { sorg: '1', article: 'A' }
const exported = { list: 'cart', format: 'csv', rows: 2, exportedAt: '2026-11-25T08:00:00.000Z' }

test.each<[number, string, unknown, boolean]>([
  [intentVersion, 'ADD', { ...line, qty: 1 }, true],
  [intentVersion, 'ADD', { ...line, qty: 1, cart }, true],
  [intentVersion, 'ADD', { ...line, qty: 1, cart: 'no uuid' }, false],
  [intentVersion, 'ADD', { ...line, qty: 0 }, false],
  [intentVersion, 'MOVE', { ...line, qty: 1, from: '', to: cart }, true],
  [intentVersion, 'MOVE', { ...line, qty: 1, from: cart, to: cart }, false],
  [intentVersion, 'RESTOCK_ON', line, true],
  [intentVersion, 'RESTOCK_ON', { sorg: '1' }, false],
  [intentVersion, 'NOTE_EXPORT', exported, true],
  [intentVersion, 'NOTE_EXPORT', { ...exported, list: 'Not a name' }, false],
  [intentVersion, 'NOTE_EXPORT', { ...exported, exportedAt: 'yesterday' }, false],
  [intentVersion, 'UNKNOWN', line, false],
  [intentVersion + 1, 'ADD', { ...line, qty: 1 }, false],
  [intentVersion - 1, 'ADD', { ...line, qty: 1 }, false],
])('version %i %s %j is understood: %s', (version, kind, args, understood) => {
  expect(readIntent(version, kind, args) !== null).toBe(understood)
})

test('each kind is named once, and those about carts are told from the others', () => {
  const kinds = Intent.options.flatMap((group) =>
    group.options.map(({ entries }) => entries.kind.literal),
  )
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(kinds.filter((kind) => !isCartIntent({ kind }))).toEqual([
    'RESTOCK_ON',
    'RESTOCK_OFF',
    'QUOTE',
    'PAYMENT_PROOF',
    'RECEIVE_DELIVERY',
    'COLLECT_STATUS',
    'COLLECT_SHIPMENT',
    'THIRD_PARTY_ORDER',
    'VISIT',
    'DELETE_VISIT',
    'RESTORE_VISIT',
    'CLAIM',
    'PDI',
    'REGISTER_FRAME',
    'NOTE_EXPORT',
  ])
})
