import { describe, expect, test } from 'vitest'
import type { CheckoutDraft } from '#parts/cart/checkout-draft.ts'
import { checkForm, errorsOf, fillForm, formOf } from './checkout-form-data.ts'
import type { Terms } from '../terms/checkout-terms.ts'

const rate = (sorg: string, id: string, input = false) => ({
  sorg,
  id,
  input,
  type: id,
  desc: id,
  rate: { rate: '0', currency: 'USD' },
})
const payment = (sorg: string, id: string) => ({
  sorg,
  id,
  type: id,
  desc: id,
  onCredit: true,
  paymentMerchants: [],
})
const shipTo = (code: string, isDefault = false) => ({
  code,
  isDefault,
  name: code,
  address: '',
  city: null,
  postalCode: null,
  country: null,
})

const terms: Terms = {
  shipTos: [shipTo('S1'), shipTo('S2', true)],
  rates: [rate('1000', 'STD'), rate('1000', 'OWN', true), rate('2000', 'STD')],
  at: null,
  orderTypes: [],
  pages: new Map(),
  payments: [payment('1000', 'CARD'), payment('1000', 'ACCOUNT'), payment('2000', 'ACCOUNT')],
}
const sorgs = ['1000', '2000']
const empty: CheckoutDraft = {
  shipments: {},
  custPoNo: '',
  notes: '',
  request_delivery_date: '',
  request_delivery_to: '',
  orderType: '',
}
const filled = (draft: Partial<CheckoutDraft> = {}) =>
  fillForm({ ...empty, ...draft }, terms, sorgs)
const errors = (draft: Partial<CheckoutDraft>) => checkForm(filled(draft), terms, '2026-05-10')

test('an untouched form has the defaults, and one way to pay that all of them take', () => {
  expect(filled()).toMatchObject({
    shipto: 'S2',
    paymentId: 'ACCOUNT',
    shipments: [
      { sorg: '1000', id: 'STD' },
      { sorg: '2000', id: 'STD' },
    ],
  })
  expect(errors({})).toEqual({})
})

test('a choice that is no longer offered is asked for again, never replaced', () => {
  expect(
    errors({ shipto: 'S9', paymentId: 'CARD', shipments: { '2000': { id: 'OLD', input: '' } } }),
  ).toEqual({ shipto: 'required', paymentId: 'required', 'shipments.2000': 'required' })
})

describe('refused before it is sent', () => {
  test.each<[string, Partial<CheckoutDraft>, Record<string, string>]>([
    [
      'a shipment without its details',
      { shipments: { '1000': { id: 'OWN', input: '  ' } } },
      { 'shipments.1000.input': 'required' },
    ],
    ['a long PO number', { custPoNo: 'x'.repeat(36) }, { custPoNo: 'too_long' }],
    ['notes with characters that nobody takes', { notes: 'now!' }, { notes: 'valid_text' }],
    [
      'a period that ends before it begins',
      { request_delivery_date: '2026-05-12', request_delivery_to: '2026-05-11' },
      { request_delivery_to: 'from_after_to' },
    ],
    [
      'a period of 31 days',
      { request_delivery_date: '2026-05-12', request_delivery_to: '2026-06-12' },
      { request_delivery_to: 'period_too_long' },
    ],
    [
      'a last day alone',
      { request_delivery_to: '2026-05-12' },
      { request_delivery_to: 'period_without_start' },
    ],
    ['yesterday', { request_delivery_date: '2026-05-09' }, { request_delivery_date: 'day_past' }],
  ])('%s', (_, draft, expected) => expect(errors(draft)).toEqual(expected))
})

test('a day that is not wholly typed is refused, also where nothing else is wrong', () => {
  expect(checkForm(filled(), terms, '2026-05-10', ['request_delivery_date'])).toEqual({
    request_delivery_date: 'day_incomplete',
  })
})

test('empty texts and details that nobody asked for are not sent', () => {
  const form = formOf(
    filled({ notes: ' ', shipments: { '1000': { id: 'STD', input: 'DHL 12' } } }),
    terms,
  )
  expect(form).toMatchObject({ custPoNo: null, notes: null, request_delivery_date: null })
  expect(form.shipments.map(({ input }) => input)).toEqual([null, null])
})

test('the server’s refusals stand at their field, by place or by sales organisation', () => {
  const refused = (field: string | null, code: string) => ({ field, code, message: '' })
  expect(
    errorsOf(
      [
        refused('shipments.1.id', 'required'),
        refused('shipments.1000.input', 'required'),
        refused('shipto', 'ship_to_changed'),
        refused(null, 'checkout_off'),
      ],
      filled(),
    ),
  ).toEqual({
    'shipments.2000': 'required',
    'shipments.1000.input': 'required',
    shipto: 'ship_to_changed',
    '': 'checkout_off',
  })
})
