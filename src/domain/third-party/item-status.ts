/** The side that has to act next on an item. */
export type ItemPhase = 'yours' | 'ours' | 'carrier' | 'done'

/** Statuses of an ordered third-party item, with the phase as the buyer sees it. */
export const itemStatuses = [
  { code: 'new', phase: 'ours' },
  { code: 'accepted', phase: 'ours' },
  { code: 'preparing', phase: 'ours' },
  { code: 'shipped', phase: 'carrier' },
  { code: 'delivered', phase: 'done' },
  { code: 'refused', phase: 'done' },
  { code: 'cancelled', phase: 'done' },
] as const satisfies readonly { code: string; phase: ItemPhase }[]

export type ItemStatus = (typeof itemStatuses)[number]['code']
/** A status that an item gets by a change. */
export type ChangedStatus = Exclude<ItemStatus, 'new'>

/** Side that changes a status: who sells the item or who ordered it. */
export type ItemActor = 'vendor' | 'buyer'

const forward: Partial<Record<ItemStatus, ItemStatus>> = {
  new: 'accepted',
  accepted: 'preparing',
  preparing: 'shipped',
  shipped: 'delivered',
}

/**
 * Returns the statuses that an item may get next. The vendor moves one step forward, or refuses what has not been shipped;
 * the buyer cancels while the item is new.
 */
export function nextStatuses(status: ItemStatus, actor: ItemActor): ItemStatus[] {
  if (actor === 'buyer') return status === 'new' ? ['cancelled'] : []
  const next = forward[status]
  if (!next) return []
  return status === 'shipped' ? [next] : [next, 'refused']
}

/** The step among these that moves an item forward; undefined: none does. */
export const forwardStep = (next: readonly ItemStatus[]): ChangedStatus | undefined =>
  next.find(
    (status): status is ChangedStatus =>
      status !== 'new' && status !== 'refused' && status !== 'cancelled',
  )

/** Returns whether a change to this status needs a reason: the buyer is told it. */
export const needsReason = (status: ItemStatus): boolean => status === 'refused'

/** Why an item cannot get a status. */
export type StatusRefusal = 'wrong_status' | 'reason_needed'

/** Checks a change of an item's status. @returns the code of the refusal; null: it may be changed */
export function statusRefusal(
  from: ItemStatus,
  to: ItemStatus,
  actor: ItemActor,
  reason: string,
): StatusRefusal | null {
  if (!nextStatuses(from, actor).includes(to)) return 'wrong_status'
  return needsReason(to) && reason.trim() === '' ? 'reason_needed' : null
}

/** Returns the phase of a status. */
export const phaseOf = (status: ItemStatus): ItemPhase =>
  itemStatuses.find(({ code }) => code === status)!.phase
