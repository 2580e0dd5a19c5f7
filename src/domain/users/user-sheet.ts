import { readAreas, readWords } from './user-fields.ts'

/** Columns of a file of users, in the order of the template. */
export const userColumns = [
  'username',
  'name',
  'email',
  'role',
  'group_role',
  'limitation',
  'language',
  'areas',
  'customers',
  'confirmations',
] as const
export type UserColumn = (typeof userColumns)[number]
const required: readonly UserColumn[] = ['name', 'role']

/** Rows of one file. */
export const maxSheetUsers = 1_000

/** A row of a file, by its column. */
export interface SheetUser {
  /** From 1, as spreadsheet programs count. */
  line: number
  cells: Readonly<Record<UserColumn, string>>
}

export type UserSheet =
  | { problem: 'no_rows' | 'too_many_rows' }
  | { problem: 'columns'; missing: UserColumn[]; unknown: string[] }
  | { problem: null; users: SheetUser[] }

/** Reads the rows of a sheet whose first one names the columns. Empty rows are left out. */
export function readUserSheet(rows: readonly (readonly string[])[]): UserSheet {
  const headings = (rows[0] ?? []).map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
  const known = headings.filter((one): one is UserColumn =>
    (userColumns as readonly string[]).includes(one),
  )
  const missing = required.filter((column) => !known.includes(column))
  if (!known.includes('username') && !known.includes('email')) missing.unshift('username')
  const unknown = headings.filter((one) => one && !(known as string[]).includes(one))
  if (missing.length > 0 || unknown.length > 0) return { problem: 'columns', missing, unknown }
  if (rows.length > maxSheetUsers + 1) return { problem: 'too_many_rows' }
  const users = rows.slice(1).flatMap((row, n) => {
    const cell = (column: UserColumn) => (row[headings.indexOf(column)] ?? '').trim()
    const cells = Object.fromEntries(userColumns.map((column) => [column, cell(column)])) as Record<
      UserColumn,
      string
    >
    return Object.values(cells).some(Boolean) ? [{ line: n + 2, cells }] : []
  })
  return users.length > 0 ? { problem: null, users } : { problem: 'no_rows' }
}

/** Names that stand in a file more than once, by line; without regard to case. */
export function repeatedLines(users: readonly SheetUser[]): ReadonlySet<number> {
  const seen = new Set<string>()
  const repeated = new Set<number>()
  for (const { line, cells } of users) {
    const name = (cells.username || cells.email).toLowerCase()
    if (name && seen.has(name)) repeated.add(line)
    seen.add(name)
  }
  return repeated
}

/**
 * A row as the contract takes a new user. Without a username the email address is the name, and a link is mailed.
 * @param groupId finds a group role by its description; undefined: there is none
 */
export function newUserOf(
  { cells }: SheetUser,
  groupId: (description: string) => string | undefined,
) {
  const { username, name, email, role, group_role: group, limitation, language } = cells
  return {
    us: username === '',
    user: {
      username,
      name,
      email,
      emailConfirmations: readWords(cells.confirmations),
      sendEmail: true,
      sendEmailWarranty: false,
      isFakeEmail: false,
      language,
      role,
      // An unknown description stays what it is, so that the server refuses it by its own words.
      groupRole: group && (groupId(group.toLowerCase()) ?? group.slice(0, 20)),
      limitation,
      customers: readWords(cells.customers),
      contentTargetMarkets: [],
      active: true,
    },
    userAreas: readAreas(cells.areas),
  }
}
