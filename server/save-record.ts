import type * as v from 'valibot'
import { done, refused, refusedAll } from './answers.ts'
import type { RecordKind } from '#domain/portal/audit-action.ts'
import { audit } from './audit.ts'
import { changedMeanwhile, lockKind } from './changed-meanwhile.ts'
import type { RequestContext } from './context.ts'
import type { Tx } from './db/database.ts'
import { check, failure } from './failure.ts'

/** Code of a refusal, or the code with the field it is about; anything falsy: none. */
type Refusal = string | readonly [code: string, field: string] | null | undefined | false

interface StoredRecord {
  id: string
  revision: string
}

interface Kind<Row> {
  /** Names the record in the audit log. */
  kind: RecordKind
  read: (tx: Tx, id: string) => Promise<Row | null | undefined>
  /** The audit log's target; without it the id. */
  target?: (row: Row) => string
}

interface Save<Schema extends v.GenericSchema, Row, Answer> extends Kind<Row> {
  schema: Schema
  input: unknown
  /** Missing: a new one. */
  id?: string | null | undefined
  /** The revision the change was made from. */
  seen?: string | null | undefined
  /** For records whose name is their id: it must be free, and cannot change. */
  nameOf?: (fields: v.InferOutput<Schema>) => string
  /** The field that holds the name; "name" when left out. */
  nameField?: string
  refuse?: (fields: v.InferOutput<Schema>, before: Row | undefined) => Refusal | Promise<Refusal>
  /** Stores the fields; its one row has the id of the record. */
  write: (fields: v.InferOutput<Schema>, before: Row | undefined) => Promise<{ id: string }[]>
  /** The answer beside its message. */
  answer: (saved: Row) => Answer | Promise<Answer>
}

const refuseWith = (refusal: Exclude<Refusal, null | undefined | false>) =>
  typeof refusal === 'string' ? refused(refusal) : refused(refusal[0], refusal[1])

/**
 * Creates a record, or changes the one with the id: checks the input, waits for other saves of its kind, refuses what
 * someone else has changed meanwhile, writes, and notes it in the audit log.
 */
export async function saveRecord<
  Schema extends v.GenericSchema,
  Row extends StoredRecord,
  Answer extends object,
>(request: RequestContext, save: Save<Schema, Row, Answer>) {
  const { kind, id, seen, nameOf, nameField = 'name', read, target = (row: Row) => row.id } = save
  const { tx } = request
  const checked = check(save.schema, save.input)
  if (!checked.ok) return refusedAll(checked.errors)
  await lockKind(request, kind)
  const fields = checked.value
  const name = nameOf?.(fields)
  const key = id ?? name
  const before = (key === undefined ? undefined : await read(tx, key)) ?? undefined
  if (id && !before) throw failure('NOT_FOUND')
  if (before && !id) return refused('name_taken', nameField)
  if (before && name !== undefined && name !== before.id) return refused('name_fixed', nameField)
  const now = before && { kind, target: target(before), seen, now: before.revision }
  const stale = now && (await changedMeanwhile(request, now))
  if (stale) return refusedAll([stale])
  const refusal = await save.refuse?.(fields, before)
  if (refusal) return refuseWith(refusal)
  const [written] = await save.write(fields, before)
  const after = (await read(tx, written!.id))!
  const action = before ? (`${kind}.updated` as const) : (`${kind}.created` as const)
  await audit(request, { action, target: target(after), before, after })
  return done(`Saved: ${target(after)}`, await save.answer(after))
}

interface Deletion<Row> extends Kind<Row> {
  id: string
  refuse?: (before: Row) => Refusal | Promise<Refusal>
  remove: () => Promise<unknown>
}

/** Deletes the record with the id unless it is refused, and notes it in the audit log. */
export async function deleteRecord<Row extends StoredRecord>(
  request: RequestContext,
  { kind, id, read, target = (row) => row.id, refuse, remove }: Deletion<Row>,
) {
  const before = await read(request.tx, id)
  if (!before) throw failure('NOT_FOUND')
  const refusal = await refuse?.(before)
  if (refusal) return refuseWith(refusal)
  await remove()
  await audit(request, { action: `${kind}.deleted`, target: target(before), before })
  return done(`Deleted: ${target(before)}`)
}

/**
 * Finds what refers to a record, so that it can't be deleted.
 * @param places SQL that finds a row, by the place it names
 * @returns the code of the first place found, such as used_by_orders; null: nothing refers to it
 */
export async function usedBy(
  { tx }: Pick<RequestContext, 'tx'>,
  places: Readonly<Record<string, string>>,
  args: readonly unknown[],
): Promise<string | null> {
  // Orders of customers that this person doesn't look after count too.
  await tx.query('SELECT see_all_customers()')
  let found: string | null = null
  for (const [place, sql] of Object.entries(places)) {
    found = (await tx.query(`${sql} LIMIT 1`, [...args])).length > 0 ? `used_by_${place}` : null
    if (found) break
  }
  await tx.query(`SELECT set_config('app.all_customers', 'off', true)`)
  return found
}
