import { expect, test } from 'vitest'
import {
  actionsOf,
  phaseOf,
  type QuoteAction,
  quoteActions,
  type QuoteSide,
  statusOn,
  type StoredStatus,
} from './quote-status.ts'
import { type QuoteStatus, quoteStatuses } from './quote-statuses.ts'

const today = '2026-11-24'
const stored: StoredStatus = { status: 'SENT', validUntil: '2026-12-08', hasCart: false }

test.each<[string, Partial<StoredStatus>, QuoteStatus]>([
  ['sent, still valid', {}, 'SENT'],
  ['sent, on its last day', { validUntil: today }, 'SENT'],
  ['sent, a day too late', { validUntil: '2026-11-23' }, 'EXPIRED'],
  ['accepted', { status: 'ACCEPTED', hasCart: true }, 'ACCEPTED'],
  [
    'accepted, past its day',
    { status: 'ACCEPTED', hasCart: true, validUntil: '2026-11-01' },
    'ACCEPTED',
  ],
  ['accepted, its cart deleted', { status: 'ACCEPTED' }, 'SENT'],
  [
    'accepted, its cart deleted, past its day',
    { status: 'ACCEPTED', validUntil: '2026-11-01' },
    'EXPIRED',
  ],
  ['ordered, its cart deleted', { status: 'ORDERED' }, 'ORDERED'],
  ['declined, past its day', { status: 'DECLINED', validUntil: '2026-11-01' }, 'DECLINED'],
  ['withdrawn', { status: 'WITHDRAWN' }, 'WITHDRAWN'],
])('a quote that is %s', (_, change, shown) => {
  expect(statusOn({ ...stored, ...change }, today)).toBe(shown)
})

test.each<[QuoteStatus, QuoteSide, QuoteAction[]]>([
  ['SENT', 'customer', ['ACCEPT', 'DECLINE']],
  ['SENT', 'seller', ['ACCEPT', 'WITHDRAW', 'SEND']],
  ['ACCEPTED', 'customer', []],
  ['ACCEPTED', 'seller', []],
  ['ORDERED', 'seller', []],
  ['DECLINED', 'customer', []],
  ['DECLINED', 'seller', []],
  ['EXPIRED', 'customer', []],
  ['EXPIRED', 'seller', []],
  ['WITHDRAWN', 'customer', []],
])('%s lets the %s do %j and nothing else', (status, side, actions) => {
  expect(quoteActions.filter((action) => actionsOf(status, side).includes(action))).toEqual(actions)
})

test('the customer has to act on open and accepted quotes alone', () => {
  expect(
    quoteStatuses.filter(({ code }) => phaseOf(code) === 'yours').map(({ code }) => code),
  ).toEqual(['SENT', 'ACCEPTED'])
  expect(quoteStatuses.some(({ phase }) => ['ours', 'carrier'].includes(phase))).toBe(false)
})
