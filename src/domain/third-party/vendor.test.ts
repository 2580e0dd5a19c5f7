import { expect, test } from 'vitest'
import { problemsOf } from '../portal/validation.ts'
import { orderAddresses, VendorForm } from './vendor.ts'

const vendor = {
  code: 'V-100',
  name: 'Northpine Workwear',
  email: '',
  orderEmails: '',
  address: '',
  sorgs: [],
  active: true,
  people: [],
}

test.each([
  ['nothing wrong', {}, {}],
  ['several addresses', { orderEmails: 'a@b.example\nc@d.example' }, {}],
  ['no code', { code: ' ' }, { code: 'required' }],
  ['a code with a space', { code: 'V 100' }, { code: 'valid_code' }],
  ['no name', { name: '' }, { name: 'required' }],
  ['a name that is too long', { name: 'x'.repeat(81) }, { name: 'too_long' }],
  ['no email address', { email: 'office' }, { email: 'valid_email' }],
  [
    'one wrong address for orders',
    { orderEmails: 'a@b.example office' },
    { 'orderEmails.1': 'valid_email' },
  ],
  [
    'too many addresses',
    { orderEmails: Array.from({ length: 11 }, (_, n) => `a${n}@b.example`).join(' ') },
    { orderEmails: 'too_many' },
  ],
])('%s', (_, given, problems) => {
  expect(problemsOf(VendorForm, { ...vendor, ...given })).toEqual(problems)
})

test.each([
  [null, [], []],
  ['a@b.example', [], ['a@b.example']],
  ['a@b.example', ['c@d.example'], ['c@d.example']],
  [null, ['c@d.example'], ['c@d.example']],
])('orders of a vendor with %s and %j go to %j', (email, orderEmails, to) => {
  expect(orderAddresses({ email, orderEmails })).toEqual(to)
})
