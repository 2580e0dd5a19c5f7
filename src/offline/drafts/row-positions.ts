/**
 * Gives each row of a list a position between its neighbours', so that a row put in the middle moves no other.
 * @param ids in their order @param known positions so far; of a row that comes back, the one it had
 * @returns increasing positions by id
 */
export function placeRows(
  ids: readonly string[],
  known: ReadonlyMap<string, number>,
): Map<string, number> {
  const limits: number[] = []
  ids.reduceRight((limit, id, n) => {
    limits[n] = limit
    return known.get(id) ?? limit
  }, Infinity)
  const placed = new Map<string, number>()
  let last = 0
  ids.forEach((id, n) => {
    const [own, limit] = [known.get(id), limits[n]!]
    last = own !== undefined && own > last ? own : between(last, limit)
    placed.set(id, last)
  })
  return placed
}

/** A position above one and, where there is room, below another; rows behind it move where there is none. */
function between(low: number, high: number): number {
  const middle = (low + high) / 2
  return Number.isFinite(high) && middle > low && middle < high ? middle : Math.floor(low) + 1
}
