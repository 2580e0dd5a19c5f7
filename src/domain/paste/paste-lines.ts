import {
  bareLine,
  cellsOf,
  type Columns,
  headerOf,
  type PastedCells,
  pastedLines,
} from './paste-cells.ts'
import {
  type Amount,
  amountOf,
  codeStrength,
  isDay,
  isMoney,
  isProse,
  isScientific,
  markedAmount,
  namedAmount,
  type QuantityProblem,
} from './paste-tokens.ts'
import { codeWord } from '../search/word-index.ts'

/** One interpretation of a line; `code` as it was written. */
export interface Reading {
  code: string
  qty: number
}

/** A line that orders something. `readings`: the likeliest first; what exists decides between them. */
export interface PastedLine {
  line: number
  text: string
  readings: Reading[]
  /** The quantity was written as 2.000 and read as 2. */
  doubt: boolean
  /** Text from a column of notes. */
  note?: string
  /** Sales organization from a column: several may sell one article. */
  sorg?: string
}

/** `date`: a spreadsheet has made a day of the code. */
export type PasteReason = 'no_code' | 'no_quantity' | 'scientific' | 'date' | QuantityProblem
export interface PasteProblem {
  line: number
  text: string
  reason: PasteReason
}
export interface Pasted {
  lines: PastedLine[]
  problems: PasteProblem[]
}

/** A line with the reading that was settled on; `known` false: none of its codes exists, and `readings` are what it may mean. */
export interface ResolvedLine extends Reading, PastedLine {
  known: boolean
}

const maxReadings = 6

/** Understands what was pasted from a spreadsheet, a mail or a list: good lines, and bad ones with their reason. */
export function pasteLines(text: string): Pasted {
  const rows = pastedLines(text).flatMap(({ line, text: whole }) => {
    const bare = bareLine(whole)
    return /[\p{L}\d]/u.test(bare) ? [{ line, text: whole.trim(), cells: cellsOf(bare) }] : []
  })
  return pasteRows(rows)
}

/** Reads rows that are in cells already, as from a workbook. */
export function pasteRows(rows: readonly PastedCells[]): Pasted {
  const pasted: Pasted = { lines: [], problems: [] }
  const numbered = hasLineNumbers(rows)
  let columns: Columns | null = null
  for (const { line, text, cells } of rows) {
    const header = headerOf(cells)
    if (header) {
      columns = header
      continue
    }
    const own = numbered && columns === null ? cells.slice(1) : cells
    for (const read of severalOf(own) ?? [readCells(own, columns)]) {
      if ('reason' in read) pasted.problems.push({ line, text, reason: read.reason })
      else pasted.lines.push({ line, text, ...read })
    }
  }
  return pasted
}

type Read = Omit<PastedLine, 'line' | 'text'> | { reason: PasteReason }

/** The first column only counts the lines: 1, 2, 3 or 10, 20, 30. */
function hasLineNumbers(rows: readonly PastedCells[]): boolean {
  const wide = rows.filter(({ cells }) => cells.length > 2)
  const counted = wide
    .slice(wide[0] && headerOf(wide[0].cells) ? 1 : 0)
    .map(({ cells }) => Number(cells[0]))
  const [step = 0] = counted
  return (
    counted.length > 1 &&
    (step === 1 || step === 10) &&
    counted.every((number, n) => number === (n + 1) * step)
  )
}

function readCells(cells: string[], columns: Columns | null): Read {
  const filled = cells.filter(Boolean)
  // A line of its own kind below a header is read as if there were none.
  const codes =
    columns && filled.length > 1
      ? [columns.code, columns.ean]
          .map((at) => cells[at] ?? '')
          .filter((cell) => cell && !isProse(cell))
      : []
  if (codes.length > 0) {
    const quantity = columns!.qty < 0 ? '' : (cells[columns!.qty] ?? '')
    const amount = amountOf(quantity)
    if (quantity && !amount) return { reason: 'no_quantity' }
    if (codes.every(isScientific)) return { reason: 'scientific' }
    if (codes.every(isDay)) return { reason: 'date' }
    const read = answer(
      codes.filter((code) => !isScientific(code) && !isDay(code)),
      amount,
    )
    return 'reason' in read ? read : { ...read, ...besides(cells, columns!) }
  }
  return filled.length > 1 ? readSeveral(filled) : readWords(filled[0] ?? '')
}

/** Reads the other named columns. */
function besides(cells: string[], columns: Columns): Pick<PastedLine, 'note' | 'sorg'> {
  const [note, sorg] = [cells[columns.note], cells[columns.sorg]]
  return { ...(note && { note }), ...(sorg && { sorg }) }
}

const answer = (codes: string[], amount: Amount | null): Read =>
  amount?.problem
    ? { reason: amount.problem }
    : {
        readings: codes.slice(0, maxReadings).map((code) => ({ code, qty: amount?.qty ?? 1 })),
        doubt: amount?.doubt ?? false,
      }

/** A line of several cells without a header: the cell most like a code, and the nearest quantity behind it, else before it. */
function readSeveral(cells: string[]): Read {
  const strengths = cells.map(cellStrength)
  const best = Math.max(...strengths)
  if (cells.some(isScientific) && best < 4) return { reason: 'scientific' }
  const at = strengths.indexOf(best)
  const amounts = cells.map((cell, n) => (n === at || isMoney(cell) ? null : amountOf(cell)))
  const whole = (n: number) => amounts[n] && !/[.,]/.test(cells[n]!)
  const places = [...cells.keys()].filter((n) => amounts[n])
  const place =
    places.find((n) => n > at && whole(n)) ??
    places.findLast((n) => n < at && whole(n)) ??
    places.find((n) => n > at) ??
    places[0]
  if (best < 2 && (place === undefined || isProse(cells.join(' '))))
    return readWords(cells.join(' '))
  if (place === undefined) return withInner(cells, at)
  const amount = amounts[place]!
  // Both are numbers: what exists decides which is the code.
  const swapped = amountOf(cells[at]!)
  if (swapped && !swapped.problem && /^\d+$/.test(cells[place]!)) {
    if (amount.problem)
      return { readings: [{ code: cells[place]!, qty: swapped.qty }], doubt: swapped.doubt }
    return {
      readings: [
        { code: cells[at]!, qty: amount.qty },
        { code: cells[place]!, qty: swapped.qty },
      ],
      doubt: amount.doubt,
    }
  }
  return answer(
    unique([
      ...codesOfCell(cells[at]!),
      ...cells.filter((_, n) => n !== at && n !== place && strengths[n]! >= 4),
    ]),
    amount,
  )
}

/** No cell is a quantity by itself: it may stand in the code's own cell, or be marked in another one. */
function withInner(cells: string[], at: number): Read {
  const own = readWords(cells[at]!)
  const marked = cells.map((cell, n) => (n === at ? null : namedAmount(cell))).find(Boolean)
  return marked && 'readings' in own
    ? answer(
        own.readings.map(({ code }) => code),
        marked,
      )
    : own
}

const cellStrength = (cell: string) => {
  const words = cell.split(' ')
  if (words.length === 1) return codeStrength(cell)
  const first = codeStrength(words[0]!)
  // A short word of capitals and a number make one code: KG 1234.
  return first >= 4
    ? 3.5
    : words.length <= 3 && /^\p{Lu}+$/u.test(words[0]!) && /\d/.test(cell)
      ? 3
      : 1
}
const codesOfCell = (cell: string) => (cell.includes(' ') ? codesOfWords(cell.split(' ')) : [cell])

/** A line of words: a marked quantity, else a number at either end; the codes are in the rest. */
function readWords(text: string): Read {
  if (isProse(text)) return { reason: 'no_code' }
  const marked = markedAmount(text)
  if (marked) return fromWords(marked.rest.split(' '), marked.amount) ?? { reason: 'no_code' }
  const words = text
    .split(' ')
    .map((word) => word.replace(/^[("'„“]+|[)"'“”,;:]+$|(?<=\p{L}{2})\.$/gu, ''))
    .filter(Boolean)
  if (words.length === 1)
    return isScientific(words[0]!)
      ? { reason: 'scientific' }
      : codeStrength(words[0]!) > 0 || /^\d+$/.test(words[0]!)
        ? answer([words[0]!], null)
        : { reason: 'no_code' }
  const [first, last] = [amountAt(words[0]!), amountAt(words.at(-1)!)]
  const right = last && fromWords(words.slice(0, -1), last)
  const left = first && fromWords(words.slice(1), first)
  const both =
    right && left && 'readings' in right && 'readings' in left ? merge(words, right, left) : null
  const ends = both ?? good(right) ?? good(left)
  if (ends) return { ...ends, readings: withWhole(ends.readings, words) }
  return (
    right ??
    left ??
    besideCode(words) ??
    fromWords(words, null) ?? { reason: words.some(isScientific) ? 'scientific' : 'no_code' }
  )
}

/** A code may have spaces and end in a number: a few words may be a code and no more. */
const withWhole = (readings: Reading[], words: string[]) =>
  words.length > 4 ? readings : [...readings, { code: words.join(' '), qty: 1 }]

/** A quantity next to the code and words behind it: `ABC-123 3 please by Friday`. */
function besideCode(words: string[]): Read | null {
  const at = words.findIndex((word) => codeStrength(word) >= 4)
  if (at < 0) return null
  const amount = amountAt(words[at + 1] ?? '') ?? amountAt(words[at - 1] ?? '')
  return amount && answer([words[at]!], amount)
}

type GoodRead = Extract<Read, { readings: unknown }>
const good = (read: Read | null | undefined) => (read && 'readings' in read ? read : null)
const amountAt = (word: string) => (isMoney(word) ? null : amountOf(word))

/** Numbers at both ends: the word more like a code is it, the other reading stays as the second. */
function merge(words: string[], right: GoodRead, left: GoodRead): GoodRead {
  const codeLeft = codeStrength(words[0]!) >= codeStrength(words.at(-1)!)
  const [before, after] = codeLeft ? [right, left] : [left, right]
  return {
    readings: [
      ...before.readings.slice(0, maxReadings / 2),
      ...after.readings.slice(0, maxReadings / 2),
    ],
    doubt: before.doubt,
  }
}

function fromWords(words: string[], amount: Amount | null): Read | null {
  if (words.some(isScientific) && Math.max(...words.map(codeStrength)) < 4)
    return { reason: 'scientific' }
  const codes = codesOfWords(words)
  return codes.length > 0 ? answer(codes, amount) : null
}

/**
 * Returns possible codes among words, the likeliest first: the strongest word, the first two or three together, all of
 * them.
 */
function codesOfWords(words: string[]): string[] {
  const strengths = words.map(codeStrength)
  const best = Math.max(...strengths)
  if (best < 2 && words.length > 1 && !/\d/.test(words.join(''))) return []
  const joins = [2, 3, 4]
    .filter((length) => length <= words.length && /\d/.test(words.slice(0, length).join('')))
    .map((length) => words.slice(0, length).join(' '))
  const strongest = words.filter((_, n) => strengths[n] === best)
  const split = /^\p{Lu}{1,4}$/u.test(words[0]!) && /^\d/.test(words[1] ?? '')
  return unique(
    split
      ? [...joins.slice(0, 1), ...strongest, ...joins.slice(1)]
      : [...strongest.slice(0, 3), ...joins],
  ).filter((code) => codeWord(code).length > 1)
}

const unique = (codes: string[]) => [...new Set(codes)]

/** Several articles in one line: `A-1 x2, B-2 x3`, or codes alone. Null: the line is one article. */
function severalOf(cells: string[]): Read[] | null {
  const filled = cells.filter(Boolean)
  if (filled.length < 2) return null
  const codesAlone = filled.every(
    (cell) =>
      !cell.includes(' ') && codeStrength(cell) === 4 && /\p{L}/u.test(cell) && !amountOf(cell),
  )
  if (codesAlone) return filled.map((code) => answer([code], null))
  return filled.every((cell) => markedAmount(cell)) ? filled.map(readWords) : null
}

/** Picks of every line the first reading that exists; where none does, the likeliest. @param exists whether a code is known */
export const resolveLines = (
  lines: readonly PastedLine[],
  exists: (code: string) => boolean,
): ResolvedLine[] =>
  lines.map(({ readings, ...line }) => {
    const known = readings.find(({ code }) => exists(code))
    return {
      ...line,
      ...(known ?? readings[0]!),
      known: known !== undefined,
      readings: known ? [] : readings,
    }
  })

/** Sums lines of one code and sales organisation, however it was written; the first one's place, spelling and note stay. */
export function sumLines(lines: readonly ResolvedLine[]): ResolvedLine[] {
  const byCode = new Map<string, ResolvedLine>()
  for (const line of lines) {
    const key = `${line.sorg ?? ''} ${codeWord(line.code)}`
    const before = byCode.get(key)
    const note = before?.note ?? line.note
    byCode.set(
      key,
      before
        ? {
            ...before,
            qty: before.qty + line.qty,
            doubt: before.doubt || line.doubt,
            readings: [],
            ...(note && { note }),
          }
        : line,
    )
  }
  return [...byCode.values()]
}
