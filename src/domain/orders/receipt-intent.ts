import * as v from 'valibot'
import { Instant } from '../time/instant.ts'

const pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999))
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** Says what came of a delivery: counted at the customer's door, with or without a connection. */
export const ReceiptIntent = v.variant('kind', [
  v.object({
    kind: v.literal('RECEIVE_DELIVERY'),
    args: v.object({
      delivery: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
      /** Ids of the receipts that the person saw: what they hold is not counted again. */
      seen: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(100)),
      countedAt: Instant,
      parcels: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(200)),
      lines: v.pipe(
        v.array(
          v.pipe(
            v.object({
              line: v.pipe(v.string(), v.maxLength(10)),
              article: v.pipe(v.string(), v.maxLength(40)),
              received: pieces,
              damaged: pieces,
            }),
            v.check(({ received, damaged }) => damaged <= received),
          ),
        ),
        v.maxLength(2_000),
      ),
      unknown: v.pipe(v.array(v.object({ code, qty: pieces })), v.maxLength(200)),
      note: v.pipe(v.string(), v.maxLength(1_000)),
    }),
  }),
])
export type ReceiptIntent = v.InferOutput<typeof ReceiptIntent>
