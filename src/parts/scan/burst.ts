/** A hand scanner types faster than a hand: between two keys it leaves less than this, in ms. */
const pause = 45
/** Shorter runs come from quick fingers too. */
const shortest = 6

/** Follows keys to tell a hand scanner from a hand. Times in ms. */
export function createBurst() {
  let text = ''
  let last = -Infinity
  return {
    /** A key was pressed. Answers the code when it was the Enter behind a scan. */
    key(key: string, at: number): string | null {
      const run = at - last < pause ? text : ''
      last = at
      text = key.length === 1 ? run + key : ''
      return key === 'Enter' && run.length >= shortest ? run.trim() : null
    },
  }
}
