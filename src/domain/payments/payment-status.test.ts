import { describe, expect, test } from 'vitest'
import {
  isOpen,
  mayBecome,
  type PaymentStatusCode,
  paymentStatuses,
  phaseOf,
} from './payment-status.ts'

const codes = paymentStatuses.map(({ code }) => code)
const allowed = new Set([
  'waiting uploaded',
  'waiting completed',
  'waiting failed',
  'waiting voided',
  'uploaded waiting',
  'uploaded completed',
  'uploaded failed',
  'uploaded voided',
])

describe('from one status to another', () => {
  test.each(codes.flatMap((from) => codes.map((to) => [from, to] as const)))(
    '%s to %s',
    (from, to) => expect(mayBecome(from, to)).toBe(allowed.has(`${from} ${to}`)),
  )
})

test.each<[PaymentStatusCode, boolean]>([
  ['waiting', true],
  ['uploaded', true],
  ['completed', false],
  ['failed', false],
  ['voided', false],
])('%s is open: %s', (status, open) => expect(isOpen(status)).toBe(open))

test.each([
  ['waiting', 'none', true, 'yours'],
  ['waiting', 'none', false, 'yours'],
  ['waiting', 'starting', true, 'carrier'],
  ['waiting', 'running', false, 'carrier'],
  ['waiting', 'running', true, 'yours'],
  ['waiting', 'ended', true, 'yours'],
  ['uploaded', 'running', true, 'ours'],
  ['completed', 'running', false, 'done'],
  ['failed', 'ended', false, 'done'],
  ['voided', 'none', true, 'done'],
] as const)(
  '%s, service %s, payer needed %s: turn of %s',
  (status, gatewayState, needsPayer, phase) =>
    expect(phaseOf(status, { gatewayState, needsPayer })).toBe(phase),
)
