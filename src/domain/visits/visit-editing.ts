/** Time in which the author may change a visit: 24 hours, in ms. */
export const authorEditTime = 24 * 3_600_000

/** Limitations of an area that let a person change visits of others, and own ones after their time. */
const officeLimitations = ['sales_group', 'sales_office']

/** A visit's author and the moment of its arrival, in ms. */
interface VisitState {
  isMine: boolean
  createdAt: number
}

/**
 * Whether a person may change or delete a visit: its author for 24 hours after it arrived, later those with an area limited to
 * a sales group or office, of any kind the area's option allows.
 * @param createdAt when the visit arrived at the server, @param now both in ms
 */
export function mayEditVisit(
  { isMine, createdAt }: VisitState,
  limitations: readonly (string | null)[],
  now: number,
): boolean {
  if (isMine && now < createdAt + authorEditTime) return true
  return limitations.some((limitation) => limitation && officeLimitations.includes(limitation))
}

/** Time in which a deleted visit can be brought back: 30 days, in ms. */
export const restoreTime = 30 * 24 * 3_600_000

/**
 * Whether a person may bring a deleted visit back: within 30 days those who may change it, and for a day the person who
 * deleted it, or the last hour's mistake could not be undone.
 */
export function mayRestoreVisit(
  { deletedAt, deletedByMe, ...visit }: VisitState & { deletedAt: number; deletedByMe: boolean },
  limitations: readonly (string | null)[],
  now: number,
): boolean {
  if (now >= deletedAt + restoreTime) return false
  return mayEditVisit(visit, limitations, now) || (deletedByMe && now < deletedAt + authorEditTime)
}
