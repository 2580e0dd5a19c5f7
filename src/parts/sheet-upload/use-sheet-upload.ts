import { useState } from 'react'
import { type FileProblem, readRows } from './read-rows.ts'

/** A row of a file: its number there, and its cells by column, as they go into a file of refused rows. */
export interface SheetRow {
  line: number
  cells: Readonly<Record<string, string>>
}

/** Rows of a file as one kind of upload reads them, or why it cannot. */
export type ReadSheet<Row> =
  | { problem: null; rows: readonly Row[] }
  | { problem: 'no_rows' | 'too_many_rows' }
  | { problem: 'columns'; missing: readonly string[]; unknown?: readonly string[] }

/** The server's word on one row. `code`: the refusal; null: it was taken, or would be. */
export interface RowResult {
  code: string | null
  field?: string | null | undefined
}
export type Outcome<Row, Result extends RowResult> = Row & { result: Result }

/** State of the file: none yet, an unusable one, its rows as they would become, or as they became. */
export type SheetState<Row, Result extends RowResult> =
  | { kind: 'none' }
  | { kind: 'reading' | 'sending'; file: string; done: number; all: number }
  | {
      kind: 'broken'
      file: string
      /** Why the file can't be read, or the code with which the server refused to check it. */
      problem: FileProblem | 'no_rows' | 'too_many_rows' | (string & {})
    }
  | { kind: 'columns'; file: string; missing: readonly string[]; unknown: readonly string[] }
  | { kind: 'checked' | 'done'; file: string; rows: readonly Outcome<Row, Result>[] }

/** The ways in which one kind of upload reads a file and sends its rows. */
export interface SheetUpload<Row extends SheetRow, Result extends RowResult> {
  read: (cells: readonly (readonly unknown[])[]) => ReadSheet<Row>
  /** Subject of all rows, such as a vendor: another one takes the checked file away. */
  about?: string | null
  /** Most rows of one file, and of one request. */
  maxRows: number
  batch: number
  /**
   * Sends rows; `check`: only to hear what would become of each.
   * @returns a result for each row in their order, or the code of a failure of all
   */
  send: (rows: readonly Row[], check: boolean) => Promise<readonly Result[] | { failure: string }>
  /** The result of a row when its whole request failed. */
  failed: (code: string) => Result
  /** Refusals that only the whole file shows, by the row's number. */
  acrossFile?: (rows: readonly Row[]) => ReadonlyMap<number, Result>
}

/** Reads a workbook or a CSV file, checks each row on the server, and sends those that can be taken. */
export function useSheetUpload<Row extends SheetRow, Result extends RowResult>(
  upload: SheetUpload<Row, Result>,
) {
  const [state, setState] = useState<SheetState<Row, Result>>({ kind: 'none' })
  const [about, setAbout] = useState(upload.about)
  if (about !== upload.about) {
    setAbout(upload.about)
    setState({ kind: 'none' })
  }

  /** Sends rows a batch at a time. @returns the code of a failure while they are only checked */
  const sendAll = async (rows: readonly Row[], check: boolean, tell: (done: number) => void) => {
    const outcomes: Outcome<Row, Result>[] = []
    for (let at = 0; at < rows.length; at += upload.batch) {
      const part = rows.slice(at, at + upload.batch)
      const answer = await upload.send(part, check)
      const results = 'failure' in answer ? null : answer
      if (!results && check) return (answer as { failure: string }).failure
      part.forEach((row, n) => {
        const result =
          results?.[n] ?? upload.failed('failure' in answer ? answer.failure : 'UNKNOWN')
        outcomes.push({ ...row, result })
      })
      tell(outcomes.length)
    }
    return outcomes
  }

  const choose = async (chosen: File) => {
    const file = chosen.name
    setState({ kind: 'reading', file, done: 0, all: 0 })
    const cells = await readRows(chosen)
    if (typeof cells === 'string') return setState({ kind: 'broken', file, problem: cells })
    const sheet = upload.read(cells)
    if (sheet.problem === 'columns')
      return setState({
        kind: 'columns',
        file,
        missing: sheet.missing,
        unknown: sheet.unknown ?? [],
      })
    if (sheet.problem !== null) return setState({ kind: 'broken', file, problem: sheet.problem })
    const { rows } = sheet
    const outcomes = await sendAll(rows, true, (done) =>
      setState({ kind: 'reading', file, done, all: rows.length }),
    )
    if (typeof outcomes === 'string') return setState({ kind: 'broken', file, problem: outcomes })
    const across = upload.acrossFile?.(rows)
    setState({
      kind: 'checked',
      file,
      rows: outcomes.map((row) => ({ ...row, result: across?.get(row.line) ?? row.result })),
    })
  }

  const send = async () => {
    if (state.kind !== 'checked') return
    const { file, rows } = state
    const good = rows.filter(({ result }) => result.code === null)
    setState({ kind: 'sending', file, done: 0, all: good.length })
    const sent = await sendAll(good, false, (done) =>
      setState({ kind: 'sending', file, done, all: good.length }),
    )
    const byLine = new Map((sent as readonly Outcome<Row, Result>[]).map((row) => [row.line, row]))
    setState({ kind: 'done', file, rows: rows.map((row) => byLine.get(row.line) ?? row) })
  }
  return { state, choose, send }
}
