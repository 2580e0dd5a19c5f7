import type { MachineScope } from '#domain/machine/machine-scopes.ts'
import type { Tx } from '../../db/database.ts'
import { type Fields, jsonOf } from './fields.ts'

/** Types of columns by which pages go and records are found. */
type ColumnType = 'int' | 'bigint' | 'text' | 'uuid' | 'date' | 'timestamptz'

/** Records of the portal that programs read: the list, one by its key, and the content of webhooks are made from this. */
export interface MachineRecord {
  /** Its address, and its tag in the description. */
  path: string
  scope: MachineScope
  /** Name of the rows, as "claims with their history". */
  title: string
  description?: string
  /** Tables and joins; the record's own table is `t`, its customer `c`. */
  from: string
  /** Rows that count; all when left out. */
  where?: string
  /** Column that no two rows of a tenant share, and its name in the address. */
  key: { name: string; sql: string; type: 'text' | 'uuid' | 'int' }
  /** Columns before the key along which pages go, so that new rows come behind old ones. */
  along?: readonly (readonly [sql: string, type: ColumnType])[]
  /** Moment of the last change, where the table knows it: `since` asks by it. */
  changed?: string
  fields: Fields
}

/** Columns along which the pages of a record go, the last of them its key. */
export const placeOf = ({ along = [], key }: MachineRecord) =>
  [...along, [key.sql, key.type] as const] as const

/** Whether the record has a customer by whom it can be asked for. */
export const ofCustomers = ({ from }: MachineRecord): boolean => / customer c /.test(from)

/** The page statement of a record: the cursor's values or null, the limit, then `since` and `customer`, or null. */
export function listSql(record: MachineRecord): string {
  const place = placeOf(record)
  const columns = place.map(([sql]) => sql).join(', ')
  const after = place.map(([, type], n) => `$${n + 1}::text::${type}`).join(', ')
  const next = place.length + 1
  return `SELECT json_build_array(${place.map(([sql]) => `${sql}::text`).join(', ')}) AS place, ${jsonOf(record.fields)} AS row
    FROM ${record.from} WHERE ${record.where ?? 'true'} AND ($1::text IS NULL OR (${columns}) > (${after}))
      AND ${record.changed ? `($${next + 1}::timestamptz IS NULL OR ${record.changed} >= $${next + 1})` : `$${next + 1}::text IS NULL`}
      AND ${ofCustomers(record) ? `($${next + 2}::text IS NULL OR c.r3 = $${next + 2})` : `$${next + 2}::text IS NULL`}
    ORDER BY ${columns} LIMIT $${next}::int`
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Whether the database can compare a key with this. */
const fits = {
  text: (value: string) => !value.includes('\0'),
  uuid: (value: string) => uuid.test(value),
  int: (value: string) => /^\d{1,9}$/.test(value),
} as const

/** SQL of one record; $1 is its key. */
export const oneSql = ({ fields, from, where, key }: MachineRecord): string =>
  `SELECT ${jsonOf(fields)} AS row FROM ${from} WHERE ${where ?? 'true'} AND ${key.sql} = $1::text::${key.type}`

/** Reads one record of those this transaction sees; undefined: there is none. */
export async function readRecord(
  tx: Tx,
  record: MachineRecord,
  key: string,
): Promise<object | undefined> {
  if (!fits[record.key.type](key)) return undefined
  const [found] = await tx.query<{ row: object }>(oneSql(record), [key])
  return found?.row
}
