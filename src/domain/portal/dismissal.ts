/** Time a closed banner stays away, in milliseconds. */
export const dismissedFor = 7_200_000

/** Returns the stored text of a dismissal at `now`, in ms: its end. */
export const dismissalAt = (now: number): string => String(now + dismissedFor)

/**
 * Returns the end of a stored dismissal, in ms; null: none, expired or invalid. An end too far ahead was stored by a
 * wrong clock.
 */
export function dismissedUntil(kept: string | null, now: number): number | null {
  const until = kept === null || kept.trim() === '' ? Number.NaN : Number(kept)
  return until > now && until <= now + dismissedFor ? until : null
}
