/** Keys that lead from one box of a matrix to another. */
const steps: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * Returns the box that a key leads to; null: the key leads nowhere. Cells without a box are passed over.
 * @param boxes by row and column; null: no box there
 */
export function boxAfterKey<Box>(
  boxes: readonly (readonly (Box | null)[])[],
  from: Box,
  key: string,
): Box | null {
  const step = steps[key]
  if (!step) return null
  const row = boxes.findIndex((line) => line.includes(from))
  const column = boxes[row]?.indexOf(from) ?? -1
  if (row < 0) return null
  for (
    let [y, x] = [row + step[0], column + step[1]];
    boxes[y]?.[x] !== undefined;
    [y, x] = [y + step[0], x + step[1]]
  ) {
    const box = boxes[y]![x]
    if (box !== null && box !== undefined) return box
  }
  return null
}
