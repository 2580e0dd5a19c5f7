import { useState } from 'react'
import {
  newUserOf,
  readUserSheet,
  repeatedLines,
  type SheetUser,
  type UserColumn,
} from '#domain/users/user-sheet.ts'
import { useSave } from '#data/save.ts'
import { type WorkbookProblem, workbookProblem } from '#parts/file/bounded-workbook.ts'
import { readWorkbook } from '#parts/file/workbook.ts'
import { CreateUsers } from '../user.gql.ts'

/** Users in one request: the most that the server takes. */
const batch = 20

/** A row with what becomes of it, or became. */
export interface RowOutcome extends SheetUser {
  /** Code of the refusal; null: it can be created, or was. */
  code: string | null
  field: string | null
  /** Answered once, when it was created without an email address. */
  password: string | null
}

/** State of the file: none yet, an unusable one, its rows as they would become, or as they became. */
export type UserFile =
  | { kind: 'none' }
  | { kind: 'reading' | 'creating'; file: string; done: number; all: number }
  | {
      kind: 'broken'
      file: string
      problem: WorkbookProblem | 'no_rows' | 'too_many_rows' | 'NETWORK'
    }
  | { kind: 'columns'; file: string; missing: UserColumn[]; unknown: string[] }
  | { kind: 'checked' | 'created'; file: string; rows: RowOutcome[] }

/** Reads a workbook of users, checks each row on the server, and creates those that can be. */
export function useUserFile(groupRoles: readonly { id: string; description: string }[]) {
  const [state, setState] = useState<UserFile>({ kind: 'none' })
  const save = useSave(CreateUsers)
  const groupId = (text: string) =>
    groupRoles.find(({ description }) => description.toLowerCase() === text)?.id

  /** Sends rows a batch at a time. @returns null when the server was not reached */
  const send = async (
    users: readonly SheetUser[],
    check: boolean,
    tell: (done: number) => void,
  ) => {
    const outcomes: RowOutcome[] = []
    for (let at = 0; at < users.length; at += batch) {
      const part = users.slice(at, at + batch)
      const { data, failure } = await save({
        users: part.map((user) => newUserOf(user, groupId)),
        check,
      })
      const results = data?.createUsers.results
      if (!results && check) return null
      part.forEach((user, n) => {
        const [error] = results?.[n]?.userErrors ?? []
        const code = results ? (error?.code ?? null) : (failure?.code ?? 'UNKNOWN')
        outcomes.push({
          ...user,
          code,
          field: error?.field ?? null,
          password: results?.[n]?.password ?? null,
        })
      })
      tell(outcomes.length)
    }
    return outcomes
  }

  const choose = async (chosen: File) => {
    const file = chosen.name
    setState({ kind: 'reading', file, done: 0, all: 0 })
    const bytes = await chosen.arrayBuffer()
    const problem = workbookProblem(new Uint8Array(bytes))
    if (problem) return setState({ kind: 'broken', file, problem })
    const rows = await readWorkbook(bytes).catch(() => null)
    if (!rows) return setState({ kind: 'broken', file, problem: 'not_a_workbook' })
    const sheet = readUserSheet(rows)
    if (sheet.problem === 'columns')
      return setState({ kind: 'columns', file, missing: sheet.missing, unknown: sheet.unknown })
    if (sheet.problem !== null) return setState({ kind: 'broken', file, problem: sheet.problem })
    const { users } = sheet
    const outcomes = await send(users, true, (done) =>
      setState({ kind: 'reading', file, done, all: users.length }),
    )
    if (!outcomes) return setState({ kind: 'broken', file, problem: 'NETWORK' })
    const repeated = repeatedLines(users)
    setState({
      kind: 'checked',
      file,
      rows: outcomes.map((row) =>
        repeated.has(row.line) ? { ...row, code: 'username_twice', field: 'username' } : row,
      ),
    })
  }

  const create = async () => {
    if (state.kind !== 'checked') return
    const { file, rows } = state
    const good = rows.filter(({ code }) => code === null)
    setState({ kind: 'creating', file, done: 0, all: good.length })
    const created = (await send(good, false, (done) =>
      setState({ kind: 'creating', file, done, all: good.length }),
    ))!
    const byLine = new Map(created.map((row) => [row.line, row]))
    setState({ kind: 'created', file, rows: rows.map((row) => byLine.get(row.line) ?? row) })
  }
  return { state, choose, create }
}
