import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CheckoutForm, refusedCharacters } from './checkout.ts'

const form = { shipto: 'S1', paymentId: 'N30', shipments: [{ sorg: '1000', id: 'STD' }] }
const problems = (given: object) => {
  const { issues = [] } = v.safeParse(CheckoutForm, { ...form, ...given })
  return issues.map(({ path, message }) => [path?.map(({ key }) => key).join('.'), message])
}

test.each<[object, string[][]]>([
  [{}, []],
  [{ custPoNo: 'PO-1/2 & co., Nº: #7_b', notes: 'Bitte bis Freitag. Größe 54,\nDanke' }, []],
  [{ custPoNo: null, notes: '', request_delivery_date: '' }, []],
  [{ custPoNo: `  ${'7'.repeat(35)}  ` }, []],
  [{ custPoNo: '7'.repeat(36) }, [['custPoNo', 'too_long']]],
  [{ notes: 'a'.repeat(101) }, [['notes', 'too_long']]],
  [{ notes: 'for <b>' }, [['notes', 'valid_text']]],
  [{ shipto: ' ' }, [['shipto', 'required']]],
  [{ paymentId: '' }, [['paymentId', 'required']]],
  [{ shipments: [] }, [['shipments', 'required']]],
  [{ shipments: [{ sorg: '1000', id: '' }] }, [['shipments.0.id', 'required']]],
  [
    { shipments: [{ sorg: '1000', id: 'STD', input: 'x'.repeat(101) }] },
    [['shipments.0.input', 'too_long']],
  ],
  [{ request_delivery_date: '2026-02-28' }, []],
])('%j: %j', (given, expected) => {
  expect(problems(given)).toEqual(expected)
})

test('texts come trimmed', () => {
  expect(v.parse(CheckoutForm, { ...form, custPoNo: ' PO 1 ' }).custPoNo).toBe('PO 1')
})

test.each([
  ['for <b> & "co"', undefined, ['<', '>', '"']],
  ['Année 2026', 'text', ['2', '0', '6']],
  ['寿司, बाइक', undefined, []],
  ['🚲 +', undefined, ['🚲', '+']],
] as const)('refused in %j by %s: %j', (text, rule, expected) => {
  expect(refusedCharacters(text, rule)).toEqual(expected)
})
