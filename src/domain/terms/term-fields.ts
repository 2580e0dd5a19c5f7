import * as v from 'valibot'
import { needsGateway, paymentKind } from '../payments/payment-kind.ts'
import { compare } from '../ordering/money.ts'
import { rules } from '../portal/validation.ts'
import { isWebAddress } from '../settings/setting-rules.ts'
import { paymentModules, rateBases } from './term-kinds.ts'

const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'too_long'))
const needed = (most: number) => v.pipe(line(most), rules.required)

/** A whole number, or the text that was typed for one. */
const whole = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((typed) => (String(typed).trim() === '' ? Number.NaN : Number(typed))),
    v.integer('must_be_whole'),
    v.minValue(least, 'out_of_range'),
    v.maxValue(most, 'out_of_range'),
  )

/** One, two or three digits, a mark and three more: a thousand in one country and one in the next. */
const maybeThousands = /^[1-9]\d{0,2}[.,]\d{3}$/

/** A decimal with at most so many places; a decimal comma counts as a point. Refuses what may be a thousand with its mark. */
const decimal = (places: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    rules.required,
    v.check((text) => !maybeThousands.test(text), 'maybe_thousands'),
    v.transform((text) => text.replace(',', '.')),
    v.check((text) => text === '' || /^\d{1,12}(\.\d+)?$/.test(text), 'not_a_number'),
    v.check((text) => (text.split('.')[1] ?? '').length <= places, 'too_many_decimals'),
  )

const sorting = whole(0, 9_999)
/** Groups of customers it is for; none: everyone. */
const customerGroups = v.pipe(v.array(needed(40)), v.maxLength(100, 'too_many'))
const ofSorg = { sorg: needed(10), active: v.boolean() }

/** A web page of a merchant; empty: none. */
const page = v.pipe(
  line(300),
  v.check((text) => text === '' || isWebAddress(text), 'valid_web'),
)

/** A sales organisation: who sells, in which currency, and what it checks. */
export const SalesOrganisationFields = v.object({
  sorg: v.pipe(needed(10), v.regex(/^[A-Za-z0-9_-]*$/, 'valid_code')),
  name: needed(80),
  merchantName: needed(80),
  companyCode: needed(10),
  companyName: needed(80),
  currency: v.pipe(
    v.string(),
    v.trim(),
    rules.required,
    v.check((code) => code === '' || /^[A-Z]{3}$/.test(code), 'valid_currency'),
  ),
  exactQtyCheck: v.boolean(),
  availableStockCheck: v.boolean(),
  allowPayInvoice: v.boolean(),
  url1: page,
  url2: page,
  url3: page,
})

/** A way to pay orders or invoices of a sales organisation. */
export const PaymentMethodFields = v.pipe(
  v.object({
    ...ofSorg,
    module: v.picklist(paymentModules, 'required'),
    code: needed(20),
    type: needed(40),
    description: needed(200),
    instruction: line(1_000),
    gatewayId: line(60),
    discount: v.pipe(
      decimal(4),
      v.check((text) => !/^\d/.test(text) || Number(text) < 1, 'below_one'),
    ),
    onCredit: v.boolean(),
    expiryHours: whole(1, 2_160),
    customerGroups,
    sorting,
  }),
  // An order may be paid by a card that the seller takes outside of the portal.
  v.forward(
    v.check(
      ({ module, type, gatewayId }) =>
        module === 'order' || gatewayId !== '' || !needsGateway(paymentKind(type)),
      'gateway_needed',
    ),
    ['gatewayId'],
  ),
)

interface Step {
  from: string
  rate: string
}

/** Each step begins above the one before: then none overlaps another, and nothing lies between them. */
const ascending = (steps: readonly Step[]) =>
  steps.every(({ from }, n) => compare(from, n === 0 ? '0' : steps[n - 1]!.from) > 0)

/** A kind of shipment with its price. @param places decimals of the currency */
export const shipmentRateFields = (places: number) =>
  v.pipe(
    v.object({
      ...ofSorg,
      code: needed(20),
      type: needed(40),
      description: needed(200),
      input: v.boolean(),
      rate: decimal(places),
      basis: v.union([v.literal(''), v.picklist(rateBases)]),
      steps: v.pipe(
        v.array(v.object({ from: decimal(3), rate: decimal(places) })),
        v.maxLength(30, 'too_many'),
      ),
      customerGroups,
      sorting,
    }),
    // Without a measure there is nothing that steps could count.
    v.transform((rate) => (rate.basis === '' ? { ...rate, steps: [] } : rate)),
    v.forward(
      v.check(({ steps }) => ascending(steps), 'not_ascending'),
      ['steps'],
    ),
    v.forward(
      v.check(
        ({ basis, steps }) =>
          basis !== 'pieces' || steps.every(({ from }) => Number.isInteger(Number(from))),
        'whole_pieces',
      ),
      ['steps'],
    ),
  )

/** A discount on the freight from a quantity on. @param places decimals of the currency */
export const freightStepFields = (places: number) =>
  v.object({
    ...ofSorg,
    warehouseArea: line(20),
    targetQty: whole(1, 1_000_000),
    isHomeWarehouse: v.boolean(),
    discountAmount: decimal(places),
  })

/** Returns why a step doesn't fit the others of its warehouse area: more pieces never bring less. */
export function freightStepProblem(
  step: { targetQty: number; discountAmount: string },
  others: readonly { targetQty: number; discountAmount: string }[],
): readonly ['step_taken', 'targetQty'] | readonly ['discount_falls', 'discountAmount'] | null {
  if (others.some(({ targetQty }) => targetQty === step.targetQty))
    return ['step_taken', 'targetQty']
  const falls = others.some(({ targetQty, discountAmount }) => {
    const more = compare(step.discountAmount, discountAmount)
    return targetQty < step.targetQty ? more < 0 : more > 0
  })
  return falls ? ['discount_falls', 'discountAmount'] : null
}
