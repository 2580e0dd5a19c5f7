import * as v from 'valibot'
import { isDay } from '../time/day.ts'
import { maxItems, maxQty } from './cart.ts'

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** An order of vendors' articles. `price` is the one that was seen, in the portal's currency; `key` makes it count once. */
export const ThirdPartyOrder = v.object({
  key: v.pipe(v.string(), v.uuid()),
  shipTo: v.pipe(v.string(), v.maxLength(40)),
  notes: v.pipe(v.string(), v.maxLength(100)),
  reqDeliveryDate: v.nullable(v.pipe(v.string(), v.check(isDay))),
  items: v.pipe(
    v.array(
      v.object({
        vendor: code,
        articleCode: code,
        qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQty)),
        price: v.pipe(v.string(), v.regex(/^\d{1,10}(\.\d{1,4})?$/)),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxItems),
  ),
})
export type ThirdPartyOrder = v.InferOutput<typeof ThirdPartyOrder>

/** Orders vendors' articles, with or without a connection. */
export const ThirdPartyIntent = v.variant('kind', [
  v.object({ kind: v.literal('THIRD_PARTY_ORDER'), args: ThirdPartyOrder }),
])
export type ThirdPartyIntent = v.InferOutput<typeof ThirdPartyIntent>
