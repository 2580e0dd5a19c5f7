import { expect, test } from 'vitest'
import { CustomerInquiry } from './inquiry.ts'
import { problemsOf } from '../portal/validation.ts'

const good = {
  host: 'us.localhost',
  reason: 'We open a shop.\nSoon.',
  goal: 'Sell bikes',
  custName: 'Rad & Tat',
  custAddress: '1 Main St',
  custState: 'Colorado',
  custPostalCode: '80302',
  custCountry: 'US',
  custEmail: 'shop@example.com',
  custPhone: '3035550100',
  custCity: 'Frankfurt (Oder)',
  custWeb: 'www.example.com/shop',
}

test('a whole inquiry, and one without what is optional', () => {
  expect(problemsOf(CustomerInquiry, good)).toEqual({})
  expect(problemsOf(CustomerInquiry, { ...good, custPostalCode: '', custWeb: '' })).toEqual({})
})

test.each(Object.keys(good).filter((field) => !['custPostalCode', 'custWeb'].includes(field)))(
  '%s is required',
  (field) => {
    expect(problemsOf(CustomerInquiry, { ...good, [field]: '  ' })).toEqual({ [field]: 'required' })
  },
)

test.each([
  ['reason', 'Room 7', 'valid_text'],
  ['goal', 'x'.repeat(1001), 'too_long'],
  ['custName', 'Shop <1>', 'valid_text'],
  ['custState', 'CO80', 'valid_text'],
  ['custPostalCode', '80302!', 'valid_alphaNumeric'],
  ['custCountry', 'usa', 'unknown_country'],
  ['custEmail', 'shop@', 'valid_email'],
  ['custPhone', '+1 303', 'must_be_numeric_with_max_digits'],
  ['custPhone', '123456789012345678', 'must_be_numeric_with_max_digits'],
  ['custWeb', 'javascript:alert(1)', 'valid_web'],
  ['custWeb', 'no address', 'valid_web'],
])('%s refuses %s', (field, value, code) => {
  expect(problemsOf(CustomerInquiry, { ...good, [field]: value })).toEqual({ [field]: code })
})
