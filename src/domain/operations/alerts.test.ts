import { expect, test } from 'vitest'
import { alertsOf, type OperationState } from './alerts.ts'

const now = Date.UTC(2026, 10, 25, 12)
const ago = (minutes: number) => now - minutes * 60_000
const none = { waiting: 0, failed: 0, oldest: null }
const calm: OperationState = {
  orders: none,
  records: none,
  mail: none,
  imports: { last: null, runningSince: null, usualDays: 0 },
}

test.each<[string, Partial<OperationState>, string[]]>([
  ['nothing waits', {}, []],
  ['an order for 30 minutes', { orders: { waiting: 1, failed: 0, oldest: ago(30) } }, []],
  [
    'an order for 31 minutes',
    { orders: { waiting: 1, failed: 0, oldest: ago(31) } },
    ['orders_waiting'],
  ],
  ['an order given up', { orders: { ...none, failed: 1 } }, ['orders_failed']],
  [
    'a claim for 31 minutes',
    { records: { waiting: 1, failed: 0, oldest: ago(31) } },
    ['records_waiting'],
  ],
  ['a claim given up', { records: { ...none, failed: 1 } }, ['records_failed']],
  ['mail for 31 minutes', { mail: { waiting: 2, failed: 0, oldest: ago(31) } }, ['mail_waiting']],
  ['mail given up', { mail: { ...none, failed: 3 } }, ['mail_failed']],
  [
    'the last import went well',
    { imports: { last: { at: ago(60), failed: false }, runningSince: null, usualDays: 4 } },
    [],
  ],
  [
    'the last import failed',
    { imports: { last: { at: ago(60), failed: true }, runningSince: null, usualDays: 0 } },
    ['import_failed'],
  ],
  [
    'an import runs for six hours',
    { imports: { last: null, runningSince: ago(360), usualDays: 0 } },
    [],
  ],
  [
    'an import runs for longer',
    { imports: { last: null, runningSince: ago(361), usualDays: 0 } },
    ['import_stuck'],
  ],
  [
    'a daily import is 25 hours old',
    { imports: { last: { at: ago(25 * 60), failed: false }, runningSince: null, usualDays: 4 } },
    [],
  ],
  [
    'a daily import is 27 hours old',
    { imports: { last: { at: ago(27 * 60), failed: false }, runningSince: null, usualDays: 3 } },
    ['import_late'],
  ],
  [
    'an import that never came daily',
    { imports: { last: { at: ago(99 * 60), failed: false }, runningSince: null, usualDays: 2 } },
    [],
  ],
  [
    'everything at once, the weightiest first',
    {
      orders: { waiting: 1, failed: 1, oldest: ago(99) },
      records: { waiting: 1, failed: 1, oldest: ago(99) },
      mail: { waiting: 1, failed: 1, oldest: ago(99) },
      imports: { last: { at: ago(27 * 60), failed: true }, runningSince: ago(999), usualDays: 4 },
    },
    [
      'orders_failed',
      'orders_waiting',
      'records_failed',
      'records_waiting',
      'import_failed',
      'import_stuck',
      'import_late',
      'mail_failed',
      'mail_waiting',
    ],
  ],
])('%s', (_, given, alerts) => {
  expect(alertsOf({ ...calm, ...given }, now)).toEqual(alerts)
})
