import type { DBCore, DBCoreCursor, DBCoreTable, Middleware } from 'dexie'
import type { CartSnapshot, SnapshotLine } from './cart-answer.ts'

/** A stored answer of a cart, as far as its lines need it. */
interface SnapshotRow {
  userId: string
  customerKey: string
  key: string
  cart: CartSnapshot
}

/** A stored cart answer: each line is one text. */
type StoredRow = Omit<SnapshotRow, 'cart'> & {
  cart: Omit<SnapshotRow['cart'], 'lines'> & { lines: string[] }
}

/** Maximum of carts whose parsed lines stay cached. */
const remembered = 3

/** Caches the parsed lines of the last carts: a line with the same text is the same object again. */
function createLineMemory() {
  const carts = new Map<string, Map<string, SnapshotLine>>()
  return {
    lines({ userId, customerKey, key, cart }: StoredRow): SnapshotLine[] {
      const name = [userId, customerKey, key].join('|')
      const before = carts.get(name)
      const now = new Map<string, SnapshotLine>()
      const lines = cart.lines.map((text) => {
        const line = before?.get(text) ?? (JSON.parse(text) as SnapshotLine)
        now.set(text, line)
        return line
      })
      carts.delete(name)
      carts.set(name, now)
      for (const oldest of [...carts.keys()].slice(0, -remembered)) carts.delete(oldest)
      return lines
    },
  }
}

const stored = (row: SnapshotRow): StoredRow => ({
  ...row,
  cart: { ...row.cart, lines: row.cart.lines.map((line) => JSON.stringify(line)) },
})

/**
 * Stores the lines of cart answers as texts. The browser copies 2,000 texts much faster than 2,000 nested lines, and
 * unchanged lines need not be drawn again. Reads return lines.
 */
export function serializeLinesMiddleware(): Middleware<DBCore> {
  return {
    stack: 'dbcore',
    name: 'lines-as-texts',
    level: -2,
    create: (down) => ({
      ...down,
      table: (name) => (name === 'cartSnapshots' ? asTexts(down.table(name)) : down.table(name)),
    }),
  }
}

function asTexts(down: DBCoreTable): DBCoreTable {
  const memory = createLineMemory()
  const opened = <Row>(row: Row): Row => {
    const kept = row as unknown as StoredRow | undefined
    return Array.isArray(kept?.cart?.lines)
      ? ({ ...kept, cart: { ...kept.cart, lines: memory.lines(kept) } } as unknown as Row)
      : row
  }
  return {
    ...down,
    mutate: (request) =>
      down.mutate(
        request.type === 'put' || request.type === 'add'
          ? {
              ...request,
              values: request.values.map((row: SnapshotRow) =>
                Array.isArray(row.cart?.lines) ? stored(row) : row,
              ),
            }
          : request,
      ),
    get: (request) => down.get(request).then(opened),
    getMany: (request) => down.getMany(request).then((rows) => rows.map(opened)),
    query: (request) =>
      down
        .query(request)
        .then((answer) =>
          request.values ? { ...answer, result: answer.result.map(opened) } : answer,
        ),
    openCursor: (request) =>
      down
        .openCursor(request)
        .then((cursor) => cursor && (request.values ? asLines(cursor, opened) : cursor)),
  }
}

/** The browser's own cursor gives its key only when called on itself. */
const asLines = (cursor: DBCoreCursor, opened: <Row>(row: Row) => Row): DBCoreCursor =>
  Object.create(cursor, {
    key: { get: (): unknown => cursor.key },
    primaryKey: { get: (): unknown => cursor.primaryKey },
    value: { get: (): unknown => opened(cursor.value as unknown) },
  }) as DBCoreCursor
