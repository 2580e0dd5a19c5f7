import { expect, test } from 'vitest'
import { accountEntryProblems, cardEntryProblems } from './payment-entry.ts'

const today = '2026-11-25'

/** `number month year code`, empty ones as a dash. */
const card = (text: string) => {
  const [cardNumber = '', expiredMonth = '', expiredYear = '', securityCode = ''] = text
    .split(' ')
    .map((one) => (one === '-' ? '' : one))
  return { cardNumber, expiredMonth, expiredYear, securityCode }
}

test.each([
  ['4242-4242-4242-4242 12 2028 123', {}],
  ['4242424242424242 11 26 123', {}],
  ['378282246310005 01 30 1234', {}],
  ['378282246310005 01 30 123', { securityCode: 'security_code_wrong' }],
  ['4242424242424241 12 2028 123', { cardNumber: 'card_number_wrong' }],
  ['4242424242424242 10 26 123', { expiredYear: 'card_expired' }],
  ['4242424242424242 13 28 123', { expiredYear: 'expiry_wrong' }],
  [
    '- - - -',
    {
      cardNumber: 'card_missing',
      expiredMonth: 'expiry_missing',
      securityCode: 'security_code_missing',
    },
  ],
  ['4242424242424242 12 - 123', { expiredYear: 'expiry_missing' }],
  ['3530111333300000 12 28 123', { cardNumber: 'card_not_taken' }],
  ['4242424242424242 12 28 12a', { securityCode: 'security_code_wrong' }],
])('card %s', (text, problems) => expect(cardEntryProblems(card(text), today)).toEqual(problems))

test.each([
  ['Checking', '110000000', '000123456789', {}],
  ['Savings', '0210-00021', '1234', {}],
  ['Giro', '110000000', '000123456789', { accountType: 'account_type_missing' }],
  ['Checking', '110000001', '000123456789', { routingNumber: 'routing_number_wrong' }],
  [
    'Checking',
    '',
    '12',
    { routingNumber: 'routing_number_missing', accountNumber: 'account_number_wrong' },
  ],
  [
    '',
    '110000000',
    '',
    { accountType: 'account_type_missing', accountNumber: 'account_number_missing' },
  ],
])(
  '%s account, routing number %s, number %s',
  (accountType, routingNumber, accountNumber, problems) =>
    expect(accountEntryProblems({ accountType, routingNumber, accountNumber })).toEqual(problems),
)
