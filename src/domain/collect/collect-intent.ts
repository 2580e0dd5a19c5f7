import * as v from 'valibot'
import { collectStatuses } from './collect-status.ts'

const orderId = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const codes = collectStatuses.map(({ code }) => code)

/** Changes a click and collect order in the shop, with or without a connection. */
export const CollectIntent = v.variant('kind', [
  v.object({
    kind: v.literal('COLLECT_STATUS'),
    args: v.object({ orderId, status: v.picklist(codes) }),
  }),
  v.object({
    kind: v.literal('COLLECT_SHIPMENT'),
    args: v.object({
      orderId,
      lines: v.pipe(
        v.array(
          v.object({
            id: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
            qtyShipped: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999)),
          }),
        ),
        v.minLength(1),
        v.maxLength(500),
      ),
    }),
  }),
])
export type CollectIntent = v.InferOutput<typeof CollectIntent>
