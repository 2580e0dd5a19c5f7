import * as v from 'valibot'
import { type MachineOperation, operation } from '../operations.ts'
import { cursorOf, limitOf, PageQuery, valuesOf } from '../page-input.ts'
import { Problem } from '../problem.ts'
import { objectOf } from './fields.ts'
import { listSql, type MachineRecord, ofCustomers, placeOf, readRecord } from './record.ts'

/** Query of the list of a record. */
const queryOf = (record: MachineRecord) =>
  v.strictObject({
    ...PageQuery.entries,
    ...(record.changed && {
      since: v.optional(
        v.pipe(
          v.string(),
          v.isoTimestamp('moment'),
          v.description(
            'Only what was made or changed since this moment, such as 2026-11-28T10:00:00Z',
          ),
        ),
      ),
    }),
    ...(ofCustomers(record) && {
      customer: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(40),
          v.description('Only of the customer with this code (r3)'),
        ),
      ),
    }),
  })

interface Asked {
  after?: string
  limit?: string
  since?: string
  customer?: string
}

/** The operations that read a record: its list by pages, and one by its key. */
export function recordOperations(record: MachineRecord): MachineOperation[] {
  const { path, scope, title, description, key } = record
  const Row = objectOf(record.fields)
  const sql = listSql(record)
  const places = placeOf(record).length
  const base = { method: 'GET', scope, tag: path } as const
  return [
    operation({
      ...base,
      path: `/${path}`,
      id: `read-${path}`,
      summary: `Reads ${title} by pages`,
      ...(description && { description }),
      query: queryOf(record) as unknown as v.GenericSchema<unknown, Asked>,
      answer: v.object({
        rows: v.array(Row),
        next: v.pipe(
          v.nullable(v.string()),
          v.description('`after` of the next page; null behind the last'),
        ),
      }),
      handle: ({ within }, { query }) =>
        within(async (tx) => {
          const limit = limitOf(query)
          const after = query.after === undefined ? [] : valuesOf(query.after, places)
          if (!after)
            throw new Problem('bad_input', { errors: [{ at: 'after', code: 'unknown_cursor' }] })
          const found = await tx.query<{ place: string[]; row: object }>(sql, [
            ...Array.from({ length: places }, (_, n) => after[n] ?? null),
            limit + 1,
            query.since ?? null,
            query.customer ?? null,
          ])
          const last = found.length > limit ? found[limit - 1] : undefined
          return {
            rows: found.slice(0, limit).map(({ row }) => row),
            next: last ? cursorOf(last.place) : null,
          }
        }),
    }),
    operation({
      ...base,
      path: `/${path}/{${key.name}}`,
      id: `read-one-of-${path}`,
      summary: `Reads one of the ${title}`,
      params: { [key.name]: `The record’s ${key.name}` },
      answer: Row,
      handle: ({ within, params }) =>
        within(async (tx) => {
          const found = await readRecord(tx, record, params[key.name]!)
          if (!found) throw new Problem('not_found')
          return found
        }),
    }),
  ]
}
