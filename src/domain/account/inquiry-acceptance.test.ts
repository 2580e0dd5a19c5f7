import { expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import { InquiryAcceptance } from './inquiry-acceptance.ts'

const good = {
  custCode: '204711',
  name: 'Rad & Tat',
  sorgs: ['1000'],
  priceGroup: 'P1',
  username: 'rad',
  userName: 'Ada',
  role: 'dealer',
}

test.each([
  [{}, {}],
  [{ custCode: ' ' }, { custCode: 'required' }],
  [{ custCode: '20 47' }, { custCode: 'valid_code' }],
  [{ custCode: '1'.repeat(21) }, { custCode: 'too_long' }],
  [{ custGroup: 'Gold', custCategory: 'Chain store', contentTargetMarkets: ['1'] }, {}],
  [
    { custGroup: 'g'.repeat(21), custCategory: 'c'.repeat(21) },
    { custGroup: 'too_long', custCategory: 'too_long' },
  ],
  [{ sorgs: [] }, { sorgs: 'required' }],
  [{ priceGroup: 'a b' }, { priceGroup: 'valid_code' }],
  [
    { name: '', role: '' },
    { name: 'required', role: 'required' },
  ],
])('%j: %j', (part, problems) => {
  expect(problemsOf(InquiryAcceptance, { ...good, ...part })).toEqual(problems)
})
