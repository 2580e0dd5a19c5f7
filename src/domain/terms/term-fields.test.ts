import { expect, test } from 'vitest'
import * as v from 'valibot'
import { problemsOf } from '../portal/validation.ts'
import {
  freightStepFields,
  freightStepProblem,
  PaymentMethodFields,
  SalesOrganisationFields,
  shipmentRateFields,
} from './term-fields.ts'

const sorg = {
  sorg: '1000',
  name: 'Bikes',
  merchantName: 'Bikes',
  companyCode: '10',
  companyName: 'Bikes Ltd',
  currency: 'EUR',
  exactQtyCheck: false,
  availableStockCheck: true,
  allowPayInvoice: true,
  url1: '',
  url2: '',
  url3: 'https://bikes.example/terms',
}
const method = {
  sorg: '1000',
  active: true,
  module: 'invoice',
  code: 'CARD',
  type: 'Credit Card',
  description: 'By card',
  instruction: '',
  gatewayId: 'sandbox',
  discount: '0',
  onCredit: false,
  expiryHours: '72',
  customerGroups: [],
  sorting: '0',
}
const rate = {
  sorg: '1000',
  active: true,
  code: 'STD',
  type: 'standard',
  description: 'Standard',
  input: false,
  rate: '5',
  basis: 'weight',
  steps: [
    { from: '10', rate: '19.90' },
    { from: '30', rate: '49' },
  ],
  customerGroups: ['Gold'],
  sorting: 0,
}
const step = {
  sorg: '1000',
  active: true,
  warehouseArea: '',
  targetQty: '10',
  isHomeWarehouse: false,
  discountAmount: '2,5',
}

test.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ sorg: '10 00' }, { sorg: 'valid_code' }],
  [
    { sorg: ' ', currency: 'euro' },
    { sorg: 'required', currency: 'valid_currency' },
  ],
  [{ name: 'x'.repeat(81) }, { name: 'too_long' }],
  [
    { url1: 'http://bikes.example', url2: 'javascript:alert(1)' },
    { url1: 'valid_web', url2: 'valid_web' },
  ],
])('a sales organisation with %j', (part, problems) => {
  expect(problemsOf(SalesOrganisationFields, { ...sorg, ...part })).toEqual(problems)
})

test.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ discount: '0,025' }, {}],
  [{ discount: '1' }, { discount: 'below_one' }],
  [{ discount: '2 %' }, { discount: 'not_a_number' }],
  [{ discount: '0.00001' }, { discount: 'too_many_decimals' }],
  [{ discount: '' }, { discount: 'required' }],
  [{ expiryHours: '' }, { expiryHours: 'must_be_whole' }],
  [{ expiryHours: '0' }, { expiryHours: 'out_of_range' }],
  [{ expiryHours: '1.5' }, { expiryHours: 'must_be_whole' }],
  [{ gatewayId: '' }, { gatewayId: 'gateway_needed' }],
  [{ gatewayId: '', type: 'Transfer' }, {}],
  [{ gatewayId: '', module: 'order' }, {}],
  [{ module: '' }, { module: 'required' }],
])('a payment method with %j', (part, problems) => {
  expect(problemsOf(PaymentMethodFields, { ...method, ...part })).toEqual(problems)
})

const steps = (...from: string[]) => ({ steps: from.map((one) => ({ from: one, rate: '1' })) })

test.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ rate: '5,5' }, {}],
  [{ rate: '5.5555' }, { rate: 'too_many_decimals' }],
  [{ rate: '1,000' }, { rate: 'maybe_thousands' }],
  [{ rate: '1.000' }, { rate: 'maybe_thousands' }],
  [steps('1,000'), { 'steps.0.from': 'maybe_thousands' }],
  [steps('1.000'), { 'steps.0.from': 'maybe_thousands' }],
  [steps('999.500'), { 'steps.0.from': 'maybe_thousands' }],
  [steps('1,000.5'), { 'steps.0.from': 'not_a_number' }],
  [steps('1.000,5'), { 'steps.0.from': 'not_a_number' }],
  [steps('1000'), {}],
  [steps('1000,5'), {}],
  [steps('0,125'), {}],
  [steps('12.25'), {}],
  [{ rate: '-1' }, { rate: 'not_a_number' }],
  [{ rate: '' }, { rate: 'required' }],
  [steps('10', '10'), { steps: 'not_ascending' }],
  [steps('30', '10'), { steps: 'not_ascending' }],
  [steps('9', '10'), {}],
  [steps('0'), { steps: 'not_ascending' }],
  [{ basis: 'pieces', ...steps('2.5') }, { steps: 'whole_pieces' }],
  [{ basis: '', ...steps('30', '10') }, {}],
  [{ customerGroups: [''] }, { 'customerGroups.0': 'required' }],
  [steps('ten'), { 'steps.0.from': 'not_a_number' }],
])('a shipment rate with %j', (part, problems) => {
  expect(problemsOf(shipmentRateFields(2), { ...rate, ...part })).toEqual(problems)
})

test('a shipment rate without a measure has no steps, and decimals have a point', () => {
  const { steps: left, rate: price } = v.parse(shipmentRateFields(2), {
    ...rate,
    basis: '',
    rate: '5,50',
  })
  expect([left, price]).toEqual([[], '5.50'])
})

test('amounts of a currency without decimals are whole', () => {
  expect(problemsOf(shipmentRateFields(0), { ...rate, steps: [], rate: '12.500' })).toEqual({
    rate: 'maybe_thousands',
  })
  expect(problemsOf(freightStepFields(0), step)).toEqual({ discountAmount: 'too_many_decimals' })
  expect(problemsOf(freightStepFields(1), step)).toEqual({})
  expect(problemsOf(freightStepFields(1), { ...step, targetQty: '0' })).toEqual({
    targetQty: 'out_of_range',
  })
})

const others = [
  { targetQty: 10, discountAmount: '2.50' },
  { targetQty: 50, discountAmount: '10.0000' },
]

test.each([
  [20, '5', null],
  [20, '2.5', null],
  [20, '10', null],
  [20, '2', ['discount_falls', 'discountAmount']],
  [20, '11', ['discount_falls', 'discountAmount']],
  [100, '9.99', ['discount_falls', 'discountAmount']],
  [5, '3', ['discount_falls', 'discountAmount']],
  [50, '10', ['step_taken', 'targetQty']],
])(
  '%i pieces for %s off beside 10 for 2.50 and 50 for 10',
  (targetQty, discountAmount, problem) => {
    expect(freightStepProblem({ targetQty, discountAmount }, others)).toEqual(problem)
  },
)
