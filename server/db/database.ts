/** One transaction. Statements are plain SQL with $1…; dates come back as `YYYY-MM-DD`, numerics as strings, bigints as numbers. */
export interface Tx {
  query<Row = Record<string, unknown>>(sql: string, params?: unknown[]): Promise<Row[]>
  /** Sends a write without waiting for its answer. If it fails, the transaction fails with its error. */
  send(sql: string, params?: unknown[]): void
}

/** In whose name a transaction runs: row level security reads nothing else. */
export interface Scope {
  tenantId: string
  /** Whose own rows (streams, results, attempts) are seen; 'any' for the server's own work. */
  user: number | 'any'
  /** Which customers' rows are seen. */
  customers: number[] | 'all'
}

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** A transaction that sees what `scope` may see. Rolls back when `work` throws. */
  within<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>
  /** A transaction whose scope `opening` finds out, in the same round trip; a read does not wait for its commit. */
  enter<Row, T>(opening: Opening, work: (tx: Tx, row: Row | undefined) => Promise<T>): Promise<T>
  /**
   * A transaction in a scope that was entered before, if it still holds: `opening` answers `holds`. Statements are sent
   * without waiting for that answer and see nothing when it is no; `confirmed` must be awaited before anything is told.
   * @throws ScopeMoved when the scope no longer holds: nothing was read or written
   */
  resume<T>(opening: Opening, work: (tx: Tx, confirmed: Promise<void>) => Promise<T>): Promise<T>
  /** No tenant at all: the lookups on the named list and the database's own catalogue. */
  bare<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Several statements with the owner's rights, outside any scope: migrations and set-up alone. */
  asOwner(sql: string): Promise<void>
  /** Runs work that no other process may do on this database at the same time: migrations. Waits for its turn. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** A statement of the job queue, with the owner's rights; without values it may be several, and the last one's rows are answered. */
  jobs(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  close(): Promise<void>
}

/** A first statement that sets the scope itself and answers one row (server/db/functions). Literals must be quoted already. */
export interface Opening {
  sql: string
  readOnly: boolean
}

/** Says that a remembered scope no longer holds: the session must be entered anew. */
export class ScopeMoved extends Error {
  override name = 'ScopeMoved'
  constructor() {
    super('The remembered scope no longer holds')
  }
}

/** Quotes a text as an SQL literal, for the few statements that cannot take parameters. */
export const literal = (text: string) =>
  text.includes('\\')
    ? ` E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
    : `'${text.replaceAll("'", "''")}'`

/** The role that requests run as: it owns nothing and bypasses nothing. */
export const runtimeRole = 'pannier_app'

// Reads all statements from one snapshot: a cart and the number of its last intent must belong
// together.
const begin = (readOnly: boolean) =>
  readOnly ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN'

/** Starts a transaction by an opening statement, in one round trip. */
export const openSql = ({ sql, readOnly }: Opening): string => `${begin(readOnly)};${sql}`

/** Starts a transaction in the name of `scope`, in one round trip. */
export function beginSql(scope: Scope): string {
  const customers = scope.customers === 'all' ? '{}' : `{${scope.customers.join(',')}}`
  const user = scope.user === 'any' ? '*' : String(scope.user)
  return `${begin(false)};SELECT set_config('role', '${runtimeRole}', true), set_config('app.tenant', ${literal(scope.tenantId)}, true),
    set_config('app.user', ${literal(user)}, true), set_config('app.customers', ${literal(customers)}, true),
    set_config('app.all_customers', '${scope.customers === 'all' ? 'on' : 'off'}', true)`
}
