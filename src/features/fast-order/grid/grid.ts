import { codeWord } from '#domain/search/word-index.ts'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import type { DraftProblem, DraftRow } from '#offline/drafts/fast-order-draft.ts'
import type { NewRow } from '#parts/order-lines/parse-paste.ts'

/** State that undo returns to. */
interface Snapshot {
  rows: readonly DraftRow[]
  problems: readonly DraftProblem[]
}

/** The fast order as it stands on the screen; below its rows there is always an empty one, whose id is `blank`. */
export interface Grid extends Snapshot {
  blank: string
  past: readonly Snapshot[]
  future: readonly Snapshot[]
}

export type GridAction =
  /**
   * Loads stored rows, at first or after a change by another tab. Not a step of the history; a change ends the
   * history.
   */
  | {
      kind: 'merge'
      /** All rows in their order. */
      rows: readonly DraftRow[]
      problems: readonly DraftProblem[]
      /** Rows stored before: rows in neither were typed here since, and stay. */
      before: readonly DraftRow[]
    }
  /** A code in a field; in the empty row it makes a new one. */
  | { kind: 'code'; id: string; code: string; pick?: string | null }
  | { kind: 'qty'; id: string; qty: number }
  /** Replaces mistyped codes, by row id, in one step. */
  | { kind: 'correct'; codes: ReadonlyMap<string, string> }
  | { kind: 'pick'; id: string; product: string }
  | { kind: 'remove'; id: string }
  /** Below a row, else at the end; a code that is there already has its quantity added. */
  | { kind: 'insert'; rows: readonly NewRow[]; problems: readonly DraftProblem[] }
  /** Adds one piece of a code. */
  | { kind: 'scan'; code: string }
  /** Decides between readings once it is known which codes exist. Not a step of the history. */
  | { kind: 'settle'; exists: (code: string) => boolean | null }
  | { kind: 'forgetProblems' }
  | { kind: 'removeAll' }
  /** Rows that went into a cart. The history ends there: undo would bring beside the cart what is in it, to be ordered twice. */
  | { kind: 'ordered'; ids: ReadonlySet<string> }
  /** Brings back rows that went into a cart, whatever was done since. */
  | { kind: 'back'; before: readonly DraftRow[]; taken: ReadonlySet<string> }
  | { kind: 'undo' }
  | { kind: 'redo' }

/** Steps that can be undone. */
const maxSteps = 300

/** An empty grid. @param prefix of the ids of its rows, another one in each page: two tabs make rows of one fast order */
export const newGrid = (prefix = 'r'): Grid => ({
  rows: [],
  problems: [],
  blank: `${prefix}1`,
  past: [],
  future: [],
})
export const emptyGrid: Grid = newGrid()

const numberOf = (id: string) => Number(/\d+$/.exec(id)?.[0] ?? 0)
const prefixOf = (id: string) => id.replace(/\d+$/, '')
/** The id after another one of the same page. */
const idAfter = (id: string, count: number) => `${prefixOf(id)}${numberOf(id) + count}`
/** The empty row keeps its id, and the focus that is in it, until a row has taken that id. */
function blankBelow(rows: readonly DraftRow[], blank: string): string {
  const own = prefixOf(blank)
  const last = rows.reduce(
    (highest, { id }) => (prefixOf(id) === own ? Math.max(highest, numberOf(id)) : highest),
    0,
  )
  return last < numberOf(blank) ? blank : `${own}${last + 1}`
}

/** Applies a key press, a paste or a scan to the grid. Pure; returns the same grid where nothing changes. */
export function gridAfter(grid: Grid, action: GridAction): Grid {
  switch (action.kind) {
    case 'merge':
      return merged(grid, action)
    case 'undo':
      return step(grid, grid.past, grid.future, true)
    case 'redo':
      return step(grid, grid.future, grid.past, false)
    case 'settle':
      return settle(grid, action.exists)
    case 'code':
      return withCode(grid, action)
    case 'correct':
      return changed(grid, corrected(grid.rows, action.codes))
    case 'qty':
      return changed(grid, edit(grid.rows, action.id, { qty: withinLine(action.qty) }))
    case 'pick':
      return changed(grid, edit(grid.rows, action.id, { pick: action.product }))
    case 'remove':
      return changed(
        grid,
        without(grid.rows, ({ id }) => id === action.id),
      )
    case 'removeAll':
      return changed(
        grid,
        without(grid.rows, () => true),
      )
    case 'ordered':
      return {
        ...grid,
        rows: without(grid.rows, ({ id }) => action.ids.has(id)),
        past: [],
        future: [],
      }
    case 'back':
      return changed(grid, rowsBack(grid.rows, action.before, action.taken))
    case 'insert':
      return changed(grid, joined(grid, action.rows), [...grid.problems, ...action.problems])
    case 'scan':
      return changed(grid, joined(grid, [{ code: action.code, qty: 1 }]))
    case 'forgetProblems':
      return changed(grid, grid.rows, [])
  }
}

/** Rows with those that were sent back in their places. @param before all rows as they were */
function rowsBack(
  now: readonly DraftRow[],
  before: readonly DraftRow[],
  taken: ReadonlySet<string>,
): readonly DraftRow[] {
  const stayed = new Map(now.map((row) => [row.id, row]))
  const back = before.flatMap((row) => stayed.get(row.id) ?? (taken.has(row.id) ? row : []))
  const placed = new Set(back.map(({ id }) => id))
  return [...back, ...now.filter(({ id }) => !placed.has(id))]
}

const withinLine = (qty: number) => Math.min(maxLineQuantity, Math.max(1, Math.trunc(qty) || 1))

const without = (rows: readonly DraftRow[], goes: (row: DraftRow) => boolean) =>
  rows.some(goes) ? rows.filter((row) => !goes(row)) : rows

const isSame = (one: DraftRow, other: DraftRow | undefined) =>
  one.id === other?.id &&
  one.code === other.code &&
  one.qty === other.qty &&
  one.pick === other.pick

function merged(
  grid: Grid,
  { rows: stored, problems, before }: Extract<GridAction, { kind: 'merge' }>,
): Grid {
  const known = new Set([...stored, ...before].map(({ id }) => id))
  const rows = [...stored, ...grid.rows.filter(({ id }) => !known.has(id))]
  const isUnchanged =
    rows.length === grid.rows.length &&
    problems.length === grid.problems.length &&
    rows.every((row, n) => isSame(row, grid.rows[n]))
  const { past, future } = isUnchanged ? grid : emptyGrid
  return { rows, problems, past, future, blank: blankBelow(rows, grid.blank) }
}

function changed(grid: Grid, rows: readonly DraftRow[], problems = grid.problems): Grid {
  if (rows === grid.rows && problems === grid.problems) return grid
  const past = [...grid.past, { rows: grid.rows, problems: grid.problems }].slice(-maxSteps)
  return { rows, problems, past, future: [], blank: blankBelow(rows, grid.blank) }
}

function step(grid: Grid, from: readonly Snapshot[], to: readonly Snapshot[], back: boolean): Grid {
  const target = from.at(-1)
  if (!target) return grid
  const here = { rows: grid.rows, problems: grid.problems }
  const [left, grown] = [from.slice(0, -1), [...to, here]]
  return {
    ...target,
    blank: blankBelow(target.rows, grid.blank),
    past: back ? left : grown,
    future: back ? grown : left,
  }
}

function edit(
  rows: readonly DraftRow[],
  id: string,
  change: Partial<DraftRow>,
): readonly DraftRow[] {
  const row = rows.find((one) => one.id === id)
  if (!row) return rows
  const isSameRow = Object.entries(change).every(
    ([key, value]) => row[key as keyof DraftRow] === value,
  )
  if (isSameRow && !row.unsure) return rows
  // An edited row has been checked by the person: nothing in it is in doubt any more.
  const { doubt: _, unsure: __, ...rest } = row
  return rows.map((one) => (one === row ? { ...rest, ...change } : one))
}

/** Rows with other codes; what was known of the old ones goes. */
const corrected = (rows: readonly DraftRow[], codes: ReadonlyMap<string, string>) =>
  rows.map((row) => {
    const code = codes.get(row.id)
    return code === undefined ? row : { id: row.id, code, qty: row.qty, pick: null }
  })

function withCode(
  grid: Grid,
  { id, code, pick = null }: Extract<GridAction, { kind: 'code' }>,
): Grid {
  const typed = code.trim()
  const row = grid.rows.find((one) => one.id === id)
  if (!row)
    return typed
      ? changed(grid, [...grid.rows, { id: grid.blank, code: typed, qty: 1, pick }])
      : grid
  if (!typed)
    return changed(
      grid,
      without(grid.rows, (one) => one === row),
    )
  if (row.code === typed && (pick === null || pick === row.pick)) return grid
  const { readings: _, doubt: __, ...rest } = row
  return changed(
    grid,
    grid.rows.map((one) => (one === row ? { ...rest, code: typed, pick } : one)),
  )
}

/** Rows with new ones at their end; one code is one row. */
function joined(grid: Grid, added: readonly NewRow[]): readonly DraftRow[] {
  if (added.length === 0) return grid.rows
  const rows = [...grid.rows]
  const at = new Map(rows.map(({ code }, index) => [codeWord(code), index]))
  let next = 0
  for (const row of added) {
    const known = at.get(codeWord(row.code))
    if (known === undefined)
      at.set(
        codeWord(row.code),
        rows.push({
          ...row,
          qty: withinLine(row.qty),
          id: idAfter(grid.blank, next++),
          pick: null,
        }) - 1,
      )
    else rows[known] = { ...rows[known]!, qty: withinLine(rows[known]!.qty + row.qty) }
  }
  return rows
}

/** Rows whose readings can be told apart now take the one that exists. */
function settle(grid: Grid, exists: (code: string) => boolean | null): Grid {
  let touched = false
  const rows = grid.rows.map((row) => {
    if (!row.readings) return row
    const answers = row.readings.map(({ code }) => exists(code))
    const known = answers.indexOf(true)
    if (known < 0 && answers.includes(null)) return row
    touched = true
    const { readings, ...rest } = row
    return known < 0 ? rest : { ...rest, ...readings[known]! }
  })
  return touched ? { ...grid, rows } : grid
}
