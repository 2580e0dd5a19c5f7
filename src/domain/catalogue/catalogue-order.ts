import type { IndexSections } from './catalogue-buffer.ts'
import { type Column, groupsOf } from './catalogue-columns.ts'
import type { KeyedOrder } from './catalogue-keys.ts'
import type { Scores } from './catalogue-scores.ts'

export type IndexOrder =
  | 'RECOMMENDED'
  | 'NAME'
  | 'NAME_DESC'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'NEWEST'
  | 'CODE'
export type ArticleOrder = IndexOrder | KeyedOrder

/** Equal values keep the order of positions, which is the distributor's own rank. */
const upwards = (column: Column) => groupsOf(column).positions

function downwards(column: Column): Uint32Array {
  const { starts, positions } = groupsOf(column)
  const order = new Uint32Array(positions.length)
  let at = 0
  for (let code = column.table.size; code >= 0; code--) {
    order.set(positions.subarray(starts[code], starts[code + 1]), at)
    at += starts[code + 1]! - starts[code]!
  }
  return order
}

/** All positions by a number each; of equal ones, and of those that are no number's, the first. */
export function byNumber(numbers: ArrayLike<number>, sign: 1 | -1): Uint32Array {
  const order = Uint32Array.from({ length: numbers.length }, (_, position) => position)
  return order.sort((a, b) => sign * (numbers[a]! - numbers[b]!) || a - b)
}

const orders: Record<IndexOrder, (parts: IndexSections) => Uint32Array> = {
  // Articles that cannot be ordered are recommended last.
  RECOMMENDED: ({ blocked }) => byNumber(blocked, 1),
  NAME: ({ columns }) => upwards(columns.name),
  NAME_DESC: ({ columns }) => downwards(columns.name),
  PRICE: ({ retail }) => byNumber(retail, 1),
  PRICE_DESC: ({ retail }) => byNumber(retail, -1),
  NEWEST: ({ columns }) => downwards(columns.modelYear),
  CODE: ({ columns }) => upwards(columns.code),
}

/** All positions in an order. */
export const orderOf = (parts: IndexSections, name: IndexOrder): Uint32Array => orders[name](parts)

/** Fewer positions of one score are collected; more are met soon enough from the first position on. */
const fewEnough = 2_048

/** The positions of one score, in order. */
function fewOf({ scores, hits, counts }: Scores, score: number): Uint32Array {
  const few = new Uint32Array(counts[score]!)
  for (let n = 0, hit = 0; n < few.length; hit++)
    if (scores[hits[hit]!] === score) few[n++] = hits[hit]!
  return few.sort()
}

/**
 * Yields positions in the same order one by one, so that a short list does not sort everything.
 * @param found the positions with a score
 */
export function* bestOneByOne(found: Scores, blocked: Uint8Array): Generator<number> {
  const { scores, counts } = found
  for (let score = counts.length - 1; score > 0; score--) {
    const count = counts[score]!
    if (count === 0) continue
    const few = count <= fewEnough ? fewOf(found, score) : null
    for (const block of [0, 1]) {
      if (few)
        for (const position of few) {
          if (blocked[position] === block) yield position
        }
      else
        for (let position = 0; position < scores.length; position++)
          if (scores[position] === score && blocked[position] === block) yield position
    }
  }
}

/** The positions with a score, the best first; of equal ones those that can be ordered, then by position. */
export function bestFirst(scores: Uint8Array, blocked: Uint8Array): Uint32Array {
  const starts = new Uint32Array(514)
  const place = (position: number) => (255 - scores[position]!) * 2 + blocked[position]!
  for (let position = 0; position < scores.length; position++)
    if (scores[position] !== 0) starts[place(position) + 1]!++
  for (let n = 1; n < starts.length; n++) starts[n]! += starts[n - 1]!
  const order = new Uint32Array(starts[starts.length - 1]!)
  for (let position = 0; position < scores.length; position++)
    if (scores[position] !== 0) order[starts[place(position)]!++] = position
  return order
}
