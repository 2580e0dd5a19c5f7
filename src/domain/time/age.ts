/** When the server gave an answer, in ms; null: not known. `stale`: nobody could ask it since. */
export interface KnownAge {
  at: number | null
  stale: boolean
}

/** Figures younger than this need no time beside them, in ms: nobody has looked at them for longer. */
export const freshFor = 60_000

/** Whether figures say of when they are: old ones, and those that could not be asked for anew. */
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
