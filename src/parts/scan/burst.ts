/** A hand scanner types faster than a hand: between two keys it leaves less than this, in ms. */
const pause = 45
/** Over a radio link it rests in mid-code now and then, but for less than this, in ms. */
const longestRest = 300
/** Shorter codes come from quick fingers too. */
const shortest = 6
/** Minimum of keys for each pause: fingers that roll over a few keys pause more often. */
const keysToARest = 5
/** Fewer keys than this between two rests are a hand's. */
const shortestPart = 3

/** A scanner holds Shift for each of its capitals. */
const silent = new Set(['Shift', 'CapsLock', 'AltGraph'])

function codeOf(parts: readonly string[]): string | null {
  const struck = parts.join('')
  const rests = parts.length - 1
  return struck.length >= Math.max(shortest, rests * keysToARest) ? struck.trim() : null
}

/**
 * Follows keys to tell a hand scanner from a hand: a scan is fast keys up to Enter or Tab, with few rests between them, and
 * all its parts are one code. What a hand has struck key by key just before is not part of it. Times in ms.
 */
export function createBurst() {
  /** From rest to rest, the last one still growing. */
  let parts = ['']
  let last = -Infinity
  /** Keys were typed by hand since the last silence, so the start of a short code cannot be told apart. */
  let hand = false

  const begin = () => {
    parts = ['']
    hand = false
  }
  const rest = () => {
    const short = parts.at(-1)!.length < shortestPart
    if (short && (hand || parts.length > 1)) {
      parts = ['']
      hand = true
    } else parts.push('')
  }
  return {
    /**
     * A key was pressed. Answers the code when it was the Enter or the Tab behind a scan.
     * @param held it is held down and strikes by itself: no scanner does that
     */
    key(key: string, at: number, held = false): string | null {
      if (silent.has(key)) return null
      const gap = at - last
      last = at
      if (gap >= longestRest) begin()
      else if (gap >= pause) rest()
      if (key.length === 1 && !held) {
        parts[parts.length - 1] += key
        return null
      }
      const code = key === 'Enter' || key === 'Tab' ? codeOf(parts) : null
      begin()
      last = -Infinity
      return code
    },
  }
}
