/** Numbers that look like chance and are the same on every run of one seed. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** A whole number, both ends included. */
  between(min: number, max: number): number
  pick<T>(from: readonly T[]): T
  chance(probability: number): boolean
}

/** @param seed any text: each part of the demo data has its own, so that one part's change leaves the others as they are */
export function createRandom(seed: string): Random {
  let state = 0x9e3779b9
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 0x85ebca6b)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (from) => from[Math.floor(next() * from.length)]!,
    chance: (probability) => next() < probability,
  }
}
