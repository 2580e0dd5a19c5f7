import { readAreas, readWords } from './user-fields.ts'
import { type ExportedUserColumn, userHeadings } from './user-headings.ts'

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
  'target_markets',
  'send_email',
  'send_email_warranty',
  'is_fake_email',
  'active',
] as const
export type UserColumn = (typeof userColumns)[number]
const required: readonly UserColumn[] = ['name', 'role']

/** Columns of an exported list, as the template calls them; null: it follows from others and is passed over. */
const ofExport: Readonly<Record<ExportedUserColumn, UserColumn | null>> = {
  username: 'username',
  name: 'name',
  email: 'email',
  role: 'role',
  groupRole: 'group_role',
  limitation: 'limitation',
  areas: 'areas',
  language: 'language',
  active: 'active',
  createdOn: null,
  roles: null,
  customers: 'customers',
  emailConfirmations: 'confirmations',
  sendEmail: 'send_email',
  sendEmailWarranty: 'send_email_warranty',
  isFakeEmail: 'is_fake_email',
  targetMarkets: 'target_markets',
  lastLogin: null,
}

const headingOf = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

// Where two columns share a heading, as role and roles do in Indonesian, the first one counts.
const columnOf = new Map<string, UserColumn | null>(
  [
    ...userColumns.map((column) => [column, column] as const),
    ...Object.values(userHeadings).flatMap((headings) =>
      Object.entries(headings).map(
        ([column, heading]) =>
          [headingOf(heading), ofExport[column as ExportedUserColumn]] as const,
      ),
    ),
  ].toReversed(),
)

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
  const headings = (rows[0] ?? []).map(headingOf)
  const columns = headings.map((heading) => columnOf.get(heading))
  const known = columns.filter((column) => column !== null && column !== undefined)
  const missing = required.filter((column) => !known.includes(column))
  if (!known.includes('username') && !known.includes('email')) missing.unshift('username')
  const unknown = headings.filter((heading) => heading && !columnOf.has(heading))
  if (missing.length > 0 || unknown.length > 0) return { problem: 'columns', missing, unknown }
  if (rows.length > maxSheetUsers + 1) return { problem: 'too_many_rows' }
  const users = rows.slice(1).flatMap((row, n) => {
    const cell = (column: UserColumn) => (row[columns.indexOf(column)] ?? '').trim()
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

const yesWords = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'ya'])
const noWords = new Set(['no', 'n', 'false', '0', 'nein', 'non', 'tidak'])

/** Columns that say yes or no, with what an empty cell means. */
const answers = {
  send_email: true,
  send_email_warranty: false,
  is_fake_email: false,
  active: true,
} as const satisfies Partial<Record<UserColumn, boolean>>
type AnswerColumn = keyof typeof answers

const isAnswer = (text: string) => !text || yesWords.has(text) || noWords.has(text)
const answerOf = ({ cells }: SheetUser, column: AnswerColumn) => {
  const text = cells[column].toLowerCase()
  return text ? yesWords.has(text) : answers[column]
}

/** Returns the column of a row that should say yes or no and says something else; undefined: there is none. */
export const unclearAnswer = ({ cells }: SheetUser): AnswerColumn | undefined =>
  (Object.keys(answers) as AnswerColumn[]).find((column) => !isAnswer(cells[column].toLowerCase()))

/** Finds ids by the name in a file, in small letters; undefined: there is none. */
export interface SheetChoices {
  group(description: string): string | undefined
  market(name: string): string | undefined
}

/**
 * Reads names of target markets: separated by semicolons or lines, or by commas unless a name holds one. An unknown name stays
 * what it is, so that the server refuses it by its own words.
 */
function readMarkets(text: string, market: SheetChoices['market']): string[] {
  const idsOf = (names: readonly string[]) =>
    names
      .map((name) => name.trim())
      .filter(Boolean)
      .flatMap((name) => market(name.toLowerCase()) ?? name.slice(0, 20))
  return text.split(/[;\n]/).flatMap((part) => {
    const whole = market(part.trim().toLowerCase())
    return whole === undefined ? idsOf(part.split(',')) : [whole]
  })
}

/** A row as the contract takes a new user. Without a username the email address is the name, and a link is mailed. */
export function newUserOf(row: SheetUser, find: SheetChoices) {
  const { cells } = row
  const { username, name, email, role, group_role: group, limitation, language } = cells
  return {
    us: username === '',
    user: {
      username,
      name,
      email,
      emailConfirmations: readWords(cells.confirmations),
      sendEmail: answerOf(row, 'send_email'),
      sendEmailWarranty: answerOf(row, 'send_email_warranty'),
      isFakeEmail: answerOf(row, 'is_fake_email'),
      language,
      role,
      // An unknown description stays what it is, so that the server refuses it by its own words.
      groupRole: group && (find.group(group.toLowerCase()) ?? group.slice(0, 20)),
      limitation,
      customers: readWords(cells.customers),
      contentTargetMarkets: readMarkets(cells.target_markets, find.market),
      active: answerOf(row, 'active'),
    },
    userAreas: readAreas(cells.areas),
  }
}
