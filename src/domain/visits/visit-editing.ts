/** Time in which the author may change a visit: 24 hours, in ms. */
export const authorEditTime = 24 * 3_600_000

/** Limitations of an area that let a person change visits of others, and own ones after their time. */
const officeLimitations = ['sales_group', 'sales_office']

/**
 * Whether a person may change or delete a visit: its author for 24 hours after it arrived, later those with an area limited to
 * a sales group or office, of any kind the area's option allows.
 * @param createdAt when the visit arrived at the server, @param now both in ms
 */
export function mayEditVisit(
  { isMine, createdAt }: { isMine: boolean; createdAt: number },
  limitations: readonly (string | null)[],
  now: number,
): boolean {
  if (isMine && now < createdAt + authorEditTime) return true
  return limitations.some((limitation) => limitation && officeLimitations.includes(limitation))
}
