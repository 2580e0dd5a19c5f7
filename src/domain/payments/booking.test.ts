import { expect, test } from 'vitest'
import { bookingOf } from './booking.ts'

/** `100>0 50>50`: open then, open now. */
const invoices = (text: string) =>
  text.split(' ').map((one) => {
    const [amount = '', openNow = ''] = one.split('>')
    return { amount, openNow }
  })

test.each([
  ['nothing yet', '150', '150', '100>100 50>50', 'nothing'],
  ['the same in other words', '150', '150', '100.0000>100 50>50.00', 'nothing'],
  ['all cleared', '150', '150', '100>0 50>0', 'paid'],
  ['all cleared with discount', '150', '147', '100>0 50>0', 'paid'],
  ['with a credit note', '80', '80', '100>0 -20>0', 'paid'],
  ['one of two', '150', '150', '100>0 50>50', 'changed'],
  ['a part as asked for', '100', '40', '100>60', 'paid'],
  ['all of it where a part was asked for', '100', '40', '100>0', 'paid'],
  ['another part', '100', '40', '100>70', 'changed'],
  ['a credit note alone', '80', '80', '100>100 -20>0', 'changed'],
  ['a larger amount', '100', '100', '100>130', 'changed'],
])('%s', (_, total, amount, text, verdict) =>
  expect(bookingOf({ total, amount }, invoices(text))).toBe(verdict),
)
