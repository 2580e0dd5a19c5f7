import { describe, expect, test } from 'vitest'
import {
  claimCategories,
  claimPhases,
  claimStatusCodes,
  claimStatuses,
  type ClaimStatus,
  defaultTransitions,
  isClaimStatus,
  isEditable,
  needsReason,
  nextStatuses,
  refusalOfStatus,
  statusAfterEdit,
  statusesOfPhase,
} from './claim-status.ts'

const allowed: Record<'office' | 'dealer', Partial<Record<ClaimStatus, string>>> = {
  office: {
    submitted: 'in_review cancelled',
    in_review: 'information_needed approved rejected',
    information_needed: 'in_review cancelled',
    approved: 'waiting_for_goods replacement_sent credit_issued repaired',
    waiting_for_goods: 'goods_received cancelled',
    goods_received: 'inspected',
    inspected: 'replacement_sent credit_issued repaired rejected',
    replacement_sent: 'closed',
    credit_issued: 'closed',
    repaired: 'closed',
    rejected: 'closed',
  },
  dealer: { information_needed: 'in_review cancelled' },
}

describe.each(['office', 'dealer'] as const)('%s', (role) => {
  describe.each(claimCategories)('%s', (productCategory) => {
    test.each(['', 'key account'])('for the customer category %j', (customerCategory) => {
      for (const from of claimStatusCodes)
        for (const to of claimStatusCodes) {
          const isOpen = (allowed[role][from] ?? '').split(' ').includes(to)
          const subject = { status: from, productCategory, customerCategory }
          const refusal = (reason: string) =>
            refusalOfStatus(defaultTransitions, subject, role, { to, reason })
          expect([from, to, refusal('Because')]).toEqual([
            from,
            to,
            isOpen ? null : 'status_not_allowed',
          ])
          if (isOpen)
            expect([from, to, refusal('  ')]).toEqual([
              from,
              to,
              needsReason(to) ? 'reason_needed' : null,
            ])
        }
    })
  })
})

test('a transition of one category is for no other', () => {
  const only = [
    {
      productCategory: 'bike',
      customerCategory: 'A',
      from: 'submitted',
      to: 'approved',
      role: 'office',
    },
  ] as const
  const next = (productCategory: 'bike' | 'paa', customerCategory: string) =>
    nextStatuses(only, { status: 'submitted', productCategory, customerCategory }, 'office')
  expect(next('bike', 'A')).toEqual(['approved'])
  expect(next('paa', 'A')).toEqual([])
  expect(next('bike', 'B')).toEqual([])
})

test.each([
  ['information_needed', 'dealer', defaultTransitions, 'in_review'],
  ['information_needed', 'office', defaultTransitions, null],
  ['submitted', 'dealer', defaultTransitions, null],
  ['waiting_for_goods', 'dealer', defaultTransitions, null],
  ['information_needed', 'dealer', [], null],
] as const)('%s, edited by the %s', (status, role, transitions, expected) => {
  const subject = { status, productCategory: 'bike', customerCategory: '' } as const
  expect(statusAfterEdit(transitions, subject, role)).toBe(expected)
})

test('an unknown status is never allowed', () => {
  const subject = { status: 'submitted', productCategory: 'bike', customerCategory: '' } as const
  expect(refusalOfStatus(defaultTransitions, subject, 'office', { to: 'lost', reason: '' })).toBe(
    'status_not_allowed',
  )
  expect(isClaimStatus('lost')).toBe(false)
  expect(isClaimStatus('closed')).toBe(true)
})

test('every status belongs to one phase', () => {
  expect(claimPhases.flatMap(statusesOfPhase).toSorted()).toEqual(claimStatusCodes.toSorted())
  expect(statusesOfPhase('yours')).toEqual(['information_needed', 'waiting_for_goods'])
})

test('the dealer edits what is new or asked for, the office what is not done', () => {
  for (const status of claimStatusCodes) {
    expect([status, isEditable(status, 'office')]).toEqual([
      status,
      claimStatuses[status] !== 'done',
    ])
    expect([status, isEditable(status, 'dealer')]).toEqual([
      status,
      ['submitted', 'information_needed', 'waiting_for_goods'].includes(status),
    ])
  }
})
