import * as v from 'valibot'

/** A field of a record: the SQL that reads it, and the schema that describes it. */
export interface Field {
  sql: string
  schema: v.GenericSchema
}

/** Fields of a record by their names. */
export type Fields = Readonly<Record<string, Field>>

/** Gives a schema its sentence in the reference. */
const described = (schema: v.GenericSchema, doc?: string): v.GenericSchema =>
  doc === undefined ? schema : v.pipe(schema, v.description(doc))

export const text = (sql: string, doc?: string): Field => ({
  sql: `(${sql})::text`,
  schema: described(v.string(), doc),
})
export const whole = (sql: string, doc?: string): Field => ({
  sql,
  schema: described(v.pipe(v.number(), v.integer()), doc),
})
export const number = (sql: string, doc?: string): Field => ({
  sql,
  schema: described(v.number(), doc),
})
export const flag = (sql: string, doc?: string): Field => ({
  sql,
  schema: described(v.boolean(), doc),
})
/** A decimal number as text, with every digit. */
export const decimal = (sql: string, doc?: string): Field => ({
  sql: `(${sql})::text`,
  schema: described(v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/)), doc),
})
/** A day as YYYY-MM-DD. */
export const day = (sql: string, doc?: string): Field => ({
  sql: `(${sql})::date::text`,
  schema: described(v.pipe(v.string(), v.isoDate()), doc),
})
/** A moment in UTC. */
export const moment = (sql: string, doc?: string): Field => ({
  sql: `to_char((${sql}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  schema: described(v.pipe(v.string(), v.isoTimestamp()), doc),
})
export const choice = (sql: string, of: readonly string[], doc?: string): Field => ({
  sql,
  schema: described(v.picklist(of), doc),
})
/** Several texts. */
export const texts = (sql: string, doc?: string): Field => ({
  sql: `to_json(${sql})`,
  schema: described(v.array(v.string()), doc),
})
/** A field that may be null. */
export const maybe = ({ sql, schema }: Field): Field => ({ sql, schema: v.nullable(schema) })

/** Schema of a record with these fields. */
export const objectOf = (fields: Fields) =>
  v.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])))

/** SQL that builds a record with these fields. */
export const jsonOf = (fields: Fields): string =>
  `json_build_object(${Object.entries(fields)
    .map(([name, { sql }]) => `'${name}', ${sql}`)
    .join(', ')})`

/** Records within a record. @param from what they are read from, with its condition */
export const list = (from: string, order: string, fields: Fields): Field => ({
  sql: `(SELECT coalesce(json_agg(${jsonOf(fields)} ORDER BY ${order}), '[]') FROM ${from})`,
  schema: v.array(objectOf(fields)),
})
