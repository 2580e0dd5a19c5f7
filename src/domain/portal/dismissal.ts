/** How long a banner stays away once it was closed, in milliseconds. */
export const dismissedFor = 7_200_000

/** What is kept of a dismissal at `now`, a moment in ms: when it ends, as text. */
export const dismissalAt = (now: number): string => String(now + dismissedFor)

/**
 * When a kept dismissal ends, in ms; null: there is none, it has run out, or it is none at all.
 * One that ends later than any could is of a clock that was wrong.
 */
export function dismissedUntil(kept: string | null, now: number): number | null {
  const until = kept === null || kept.trim() === '' ? Number.NaN : Number(kept)
  return until > now && until <= now + dismissedFor ? until : null
}
