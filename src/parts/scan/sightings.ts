/** A code that stays before the camera is one piece; taken away for this long and shown again it is another, in ms. */
const away = 1_200

/** Tells one scan from the next among pictures that come many times a second. */
export function createSightings() {
  const seen = new Map<string, number>()
  /** @param codes all that is in the picture @param at its time, in ms @returns those that have just come into sight */
  return (codes: readonly string[], at: number): string[] => {
    const fresh = [...new Set(codes)].filter((code) => at - (seen.get(code) ?? -Infinity) > away)
    for (const code of codes) seen.set(code, at)
    return fresh
  }
}
