import { messages, type PGlite, protocol, types } from '@electric-sql/pglite'

const { serialize, Parser } = protocol

/** A statement that the database has parsed under a name, with what is needed to send values and read rows. */
interface Prepared {
  name: string
  parameterTypes: number[]
  columns: Column[]
}
interface Column {
  name: string
  type: number
}
type Row = Record<string, unknown>
type Value = string | Uint8Array | null

/** Statements kept at most. Texts put together from data could otherwise fill the database's memory. */
const maxStatements = 500

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const columnsOf = ({ fields }: messages.RowDescriptionMessage): Column[] =>
  fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }))

const rowDescription = 'T'.charCodeAt(0)
const dataRow = 'D'.charCodeAt(0)
const errorResponse = 'E'.charCodeAt(0)

/** Reads the messages of an answer. @throws DatabaseError the first one among them */
function readMessages(answer: Uint8Array): messages.BackendMessage[] {
  const found: messages.BackendMessage[] = []
  new Parser().parse(answer, (message) => found.push(message))
  const error = found.find((message) => message instanceof messages.DatabaseError)
  if (error) throw error
  return found
}

/**
 * Reads the rows of an answer; a message of PGlite's own for each would cost twice the time.
 * @param known columns of a prepared statement, which its answer does not describe @throws DatabaseError
 */
function readRows(
  answer: Uint8Array,
  known: readonly Column[],
  readRow: (bytes: Buffer, at: number, columns: readonly Column[]) => Row,
): Row[] {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  const rows: Row[] = []
  let columns = known
  // Each message is a letter, its length without the letter, and its content.
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    end = at + 1 + bytes.readInt32BE(at + 1)
    if (bytes[at] === errorResponse) readMessages(answer)
    if (bytes[at] === rowDescription) {
      const [description] = readMessages(answer.subarray(at, end))
      columns = columnsOf(description as messages.RowDescriptionMessage)
    }
    if (bytes[at] === dataRow) rows.push(readRow(bytes, at + 7, columns))
  }
  return rows
}

/**
 * Statements on the embedded database. Each text is parsed and described once: PGlite's own `query` does both at every
 * call, in six exchanges where one suffices. Must be used by one caller at a time.
 */
export function createStatements(pglite: PGlite) {
  const prepared = new Map<string, Prepared>()
  let made = 0

  const exchange = (...sent: Uint8Array[]) => pglite.execProtocolRawSync(joined(sent))

  /** Reads a row of values, each after its length; -1 is null. */
  function readRow(bytes: Buffer, from: number, columns: readonly Column[]): Row {
    const row: Row = {}
    let at = from
    for (const { name, type } of columns) {
      const length = bytes.readInt32BE(at)
      at += 4
      row[name] =
        length < 0
          ? null
          : types.parseType(bytes.toString('utf8', at, at + length), type, pglite.parsers)
      at += Math.max(length, 0)
    }
    return row
  }

  function prepare(sql: string): Prepared {
    if (prepared.size >= maxStatements) forget()
    const name = `s${(made += 1)}`
    const answers = readMessages(
      exchange(
        serialize.parse({ name, text: sql }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ),
    )
    const parameters = answers.find((one) => one instanceof messages.ParameterDescriptionMessage)
    const description = answers.find((one) => one instanceof messages.RowDescriptionMessage)
    const statement = {
      name,
      parameterTypes: parameters?.dataTypeIDs ?? [],
      columns: description ? columnsOf(description) : [],
    }
    prepared.set(sql, statement)
    return statement
  }

  /** Drops every statement: after a change of the schema their columns may differ. */
  function forget(): void {
    prepared.clear()
    readMessages(exchange(serialize.query('DEALLOCATE ALL')))
  }

  function valueOf(param: unknown, type: number | undefined): Value {
    if (param === null || param === undefined) return null
    const own = type === undefined ? undefined : pglite.serializers[type]
    return own ? own(param) : String(param as string)
  }

  return {
    /** Runs one statement with values. @returns its rows @throws DatabaseError */
    query(sql: string, params: readonly unknown[]): Row[] {
      const { name, parameterTypes, columns } = prepared.get(sql) ?? prepare(sql)
      const answer = exchange(
        serialize.bind({
          statement: name,
          values: params.map((param, n) => valueOf(param, parameterTypes[n])),
        }),
        serialize.execute(),
        serialize.sync(),
      )
      return readRows(answer, columns, readRow)
    },
    /** Runs several statements without values. @returns the rows of the last one, which alone may have some @throws DatabaseError */
    exec: (sql: string): Row[] => readRows(exchange(serialize.query(sql)), [], readRow),
    forget,
  }
}
