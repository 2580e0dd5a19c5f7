import { codeWord } from '#domain/catalogue/word-index.ts'
import type { DraftRow, FastOrderRow } from './fast-order-draft.ts'
import type { FoundLeft } from './unload-draft.ts'

const numberOf = ({ id }: Pick<DraftRow, 'id'>) => Number(id.slice(1)) || 0

/**
 * Rows with those that were taken out back in their places. A row that has got the id of one of them meanwhile keeps it.
 * @param before all rows as they were, those that stayed among them
 */
export function rowsBack(
  now: readonly DraftRow[],
  before: readonly DraftRow[],
  taken: ReadonlySet<string>,
): DraftRow[] {
  const stayed = new Map(now.filter(({ id }) => !taken.has(id)).map((row) => [row.id, row]))
  const used = new Set(now.map(({ id }) => id))
  let next = Math.max(0, ...now.map(numberOf), ...before.map(numberOf))
  const back = before.flatMap((row) => {
    if (!taken.has(row.id)) return stayed.get(row.id) ?? []
    return used.has(row.id) ? { ...row, id: `r${(next += 1)}` } : row
  })
  const placed = new Set(back.map(({ id }) => id))
  return [...back, ...now.filter(({ id }) => !placed.has(id))]
}

const same = (one: DraftRow | undefined, other: DraftRow) =>
  one?.code === other.code && one.qty === other.qty && one.pick === other.pick

/**
 * What two tabs have made of the same rows: all of the other's, and what was changed here since both knew the same; what was
 * taken out here stays out, unless it was changed there. A code stands once; its quantity is the one chosen here.
 */
export function rowsOfBoth(
  known: readonly DraftRow[],
  here: readonly DraftRow[],
  there: readonly DraftRow[],
): DraftRow[] {
  const before = new Map(known.map((row) => [row.id, row]))
  const stands = new Set(here.map(({ id }) => id))
  const both = there.filter((row) => stands.has(row.id) || !same(before.get(row.id), row))
  let next = Math.max(0, ...there.map(numberOf))
  for (const row of here.filter((one) => !same(before.get(one.id), one))) {
    const at = both.findIndex(({ code }) => codeWord(code) === codeWord(row.code))
    if (at >= 0) both[at] = { ...row, id: both[at]!.id }
    else both.push({ ...row, id: `r${(next += 1)}` })
  }
  return both
}

/**
 * Rows of what a page has left, with what has become of the draft since. A writing that was under way when the page went may
 * have come to its end: the kept draft tells, also where others have written after it.
 */
export function rowsLeft(
  { rows, known, page, begun }: FoundLeft,
  kept: FastOrderRow | undefined,
): readonly DraftRow[] {
  const last = kept?.writings?.find((one) => one.page === page)?.stamp
  const base = begun?.find(({ stamp }) => stamp === last) ?? known
  return !base || base.stamp === (kept?.stamp ?? null)
    ? rows
    : rowsOfBoth(base.rows, rows, kept?.rows ?? [])
}
