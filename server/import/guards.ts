import type { Day } from '#domain/time/day.ts'
import type { Tx } from '../db/database.ts'
import { BrokenFile } from './broken-file.ts'
import type { MissingStatements } from './statements.ts'

/** Most of our rows, in percent, that a full file may end unless the operator allows more: a file that was cut ends more. */
export const usualAllowEnded = 20

/** So many rows may always end: a share says nothing of a small table. */
export const alwaysEnded = 10

type Values = [tenantId: string, today: Day]

const countBy = async (tx: Tx, sql: string, values: Values) =>
  (await tx.query<{ count: number }>(sql, values))[0]!.count

/** Counts the rows that a full file could end, before any of its rows is put. */
export const countLive = (
  tx: Tx,
  missing: MissingStatements | undefined,
  values: Values,
): Promise<number> => (missing ? countBy(tx, missing.countLive, values) : Promise.resolve(0))

/**
 * Refuses a full file that looks cut or empty.
 * @param file.live rows that could end, as they were before the file
 * @throws BrokenFile when it would end more than `allowEnded` percent of them
 */
export async function refuseManyEnded(
  tx: Tx,
  missing: MissingStatements,
  values: Values,
  { live, allowEnded, rows }: { live: number; allowEnded: number; rows: number },
): Promise<void> {
  if (allowEnded >= 100 || live === 0) return
  if (rows === 0)
    throw new BrokenFile(
      'no_rows',
      `the file has no rows, and all ${live} rows would end. If that is right, allow it with --allow-ended all, or with allowEnded 100 in the API`,
    )
  const ending = await countBy(tx, missing.countEnding, values)
  if (ending <= alwaysEnded || ending * 100 <= allowEnded * live) return
  const share = Math.ceil((ending * 100) / live)
  throw new BrokenFile(
    'too_many_ended',
    `${ending} of ${live} rows would end, which is ${share} %; the limit is ${allowEnded} %. If the file is complete, allow it with --allow-ended ${share}, or with allowEnded ${share} in the API`,
  )
}
