/** Time of the server's answer, in ms; null: unknown. `stale`: the server could not be asked since. */
export interface KnownAge {
  at: number | null
  stale: boolean
}

/** Age in ms below which figures need no time beside them. */
export const freshFor = 60_000

/** Whether figures show their time: old ones, and those that could not be refreshed. */
export const showsAge = ({ at, stale }: KnownAge, now: number): boolean =>
  at !== null && (stale || now - at >= freshFor)

/** In how many ms they begin to say it; null: they do already, or never will. */
export const ageDueIn = (age: KnownAge, now: number): number | null =>
  age.at === null || showsAge(age, now) ? null : age.at + freshFor - now

/** The oldest moment of several, in ms; null where none is known. */
export function oldestOf(moments: Iterable<string | null | undefined>): number | null {
  let oldest: number | null = null
  for (const moment of moments) {
    const at = moment ? Date.parse(moment) : Number.NaN
    if (!Number.isNaN(at) && (oldest === null || at < oldest)) oldest = at
  }
  return oldest
}
