/** Content is seen by readers only while it is valid. */
export const contentStates = ['VALID', 'SCHEDULED', 'EXPIRED', 'DELETED'] as const
export type ContentState = (typeof contentStates)[number]

/** Days in which deleted content can be restored. */
export const restorableDays = 90

interface Validity {
  from: Date
  /** The first moment at which it is no longer valid. */
  to: Date
  deletedAt: Date | null
}

/** Returns what content is at a moment: valid from `from` on, and no longer at `to`. */
export function stateOf({ from, to, deletedAt }: Validity, now: Date): ContentState {
  if (deletedAt) return 'DELETED'
  if (now < from) return 'SCHEDULED'
  return now < to ? 'VALID' : 'EXPIRED'
}

/** Whether deleted content can still be restored. */
export const isRestorable = (deletedAt: Date, now: Date): boolean =>
  now.getTime() - deletedAt.getTime() <= restorableDays * 86_400_000
