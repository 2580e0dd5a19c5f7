/** Statuses of a click and collect order. Phase `yours`: the shop has to act. */
export const collectStatuses = [
  { code: 'need_confirmation', phase: 'yours' },
  { code: 'confirmed', phase: 'yours' },
  { code: 'processing_by_hq', phase: 'ours' },
  { code: 'open', phase: 'ours' },
  { code: 'shipment_from_hq', phase: 'carrier' },
  { code: 'partially_shipped', phase: 'carrier' },
  { code: 'shipped', phase: 'carrier' },
  { code: 'ready_to_pickup', phase: 'yours' },
  { code: 'complete', phase: 'done' },
] as const

export type CollectStatus = (typeof collectStatuses)[number]['code']

/** Side that changes a status: the shop where the consumer collects, or the distributor's feed. */
export type CollectActor = 'shop' | 'hq'

/** Changes of status with the sides that may make them. Counting what came makes those to the shipped ones by itself. */
const transitions: readonly [CollectStatus, CollectStatus, readonly CollectActor[]][] = [
  ['need_confirmation', 'confirmed', ['shop', 'hq']],
  ['confirmed', 'processing_by_hq', ['shop', 'hq']],
  ['confirmed', 'open', ['hq']],
  ['confirmed', 'ready_to_pickup', ['shop']],
  ['processing_by_hq', 'shipment_from_hq', ['hq']],
  ['open', 'shipment_from_hq', ['hq']],
  ['shipment_from_hq', 'partially_shipped', ['shop', 'hq']],
  ['shipment_from_hq', 'shipped', ['shop', 'hq']],
  ['partially_shipped', 'shipped', ['shop', 'hq']],
  ['partially_shipped', 'ready_to_pickup', ['shop']],
  ['shipped', 'ready_to_pickup', ['shop']],
  ['ready_to_pickup', 'complete', ['shop']],
]

/** Returns the statuses that an order may get next. */
export const nextCollectStatuses = (status: CollectStatus, actor: CollectActor): CollectStatus[] =>
  transitions.filter(([from, , by]) => from === status && by.includes(actor)).map(([, to]) => to)

/** Returns the statuses that the shop sets by a button: counting what came sets the shipped ones. The shop hands over what has come, even where the rest never does. */
export const offeredStatuses = (status: CollectStatus): CollectStatus[] =>
  nextCollectStatuses(status, 'shop').filter((to) => !isShipping(to))

const isShipping = (status: CollectStatus) => status === 'partially_shipped' || status === 'shipped'

/** Returns whether quantities that came can be counted. */
export const canCount = (status: CollectStatus): boolean =>
  status === 'shipment_from_hq' || status === 'partially_shipped'

export interface CollectLine {
  id: string
  qty: number
  qtyShipped: number
}

/** Why counted quantities are refused. */
export type ShipmentRefusal = 'wrong_status' | 'quantity_fell' | 'over_ordered' | 'unknown_line'

/**
 * Counts what came of an order. Quantities never fall and never exceed what was ordered; lines that are left out stay.
 * @returns the lines with the status that follows, or the code of the refusal
 */
export function withShipment(
  status: CollectStatus,
  lines: readonly CollectLine[],
  shipped: readonly { id: string; qtyShipped: number }[],
): { lines: CollectLine[]; status: CollectStatus } | { refusal: ShipmentRefusal } {
  if (!canCount(status)) return { refusal: 'wrong_status' }
  const counted = new Map(shipped.map(({ id, qtyShipped }) => [id, qtyShipped]))
  if (shipped.some(({ id }) => !lines.some((line) => line.id === id)))
    return { refusal: 'unknown_line' }
  const next = lines.map((line) => ({
    ...line,
    qtyShipped: counted.get(line.id) ?? line.qtyShipped,
  }))
  if (next.some((line, n) => line.qtyShipped < lines[n]!.qtyShipped))
    return { refusal: 'quantity_fell' }
  if (next.some(({ qty, qtyShipped }) => qtyShipped > qty)) return { refusal: 'over_ordered' }
  const whole = next.every(({ qty, qtyShipped }) => qtyShipped === qty)
  const some = next.some(({ qtyShipped }) => qtyShipped > 0)
  return { lines: next, status: whole ? 'shipped' : some ? 'partially_shipped' : status }
}
