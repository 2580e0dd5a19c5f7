import * as v from 'valibot'
import { readSheet, type Sheet } from '../files/sheet-rows.ts'
import { rules } from '../portal/validation.ts'
import { isDay } from '../time/day.ts'
import { frameNumberField, ownerFields } from './registration.ts'
import { frameNumberOf } from './frame-number.ts'

const fields = {
  registeredOn: v.pipe(
    v.string(),
    v.trim(),
    rules.required,
    v.check((day) => day === '' || isDay(day), 'valid_day'),
  ),
  ...ownerFields,
  name: v.pipe(ownerFields.name, rules.required),
}

/** Fields that a shop can correct of an account bike: the day of the registration, and the owner. */
export const AccountBikeChange = v.object(fields)
export type AccountBikeChange = v.InferOutput<typeof AccountBikeChange>

/** A bicycle that its owner has registered in an account at the brand. */
export const AccountBikeFields = v.object({ frameNumber: frameNumberField, ...fields })

/** Why an account bike cannot be taken; null: it can. Days as 2026-11-26. */
export function accountBikeRefusal(
  frame: { registrable: boolean } | undefined,
  { registeredOn, today }: { registeredOn: string; today: string },
): { code: string; field: string } | null {
  if (!frame) return { code: 'frame_unknown', field: 'frameNumber' }
  if (!frame.registrable) return { code: 'brand_not_registrable', field: 'frameNumber' }
  return registeredOn > today ? { code: 'in_future', field: 'registeredOn' } : null
}

/** Columns of a file of account bikes, in the order of the template. */
export const accountBikeColumns = [
  'frame_number',
  'registered_on',
  'name',
  'phone',
  'email',
  'address',
  'city',
] as const

/** Most rows of one file. */
export const maxAccountBikeRows = 5_000

/** Row of a file of account bikes: its number there, and its cells by column. */
export interface AccountBikeRow {
  line: number
  cells: Readonly<Record<string, string>>
}

/** Reads rows of a workbook as account bikes. They are not checked yet. */
export const readAccountBikeSheet = (
  rows: readonly (readonly unknown[])[],
): Sheet<AccountBikeRow> =>
  readSheet(rows, {
    columns: accountBikeColumns,
    needed: ['frame_number', 'registered_on', 'name'],
    max: maxAccountBikeRows,
    strict: true,
  })

/** Lines whose frame is in the file before them. */
export function repeatedFrames(rows: readonly AccountBikeRow[]): ReadonlySet<number> {
  const seen = new Set<string>()
  const repeated = new Set<number>()
  for (const { line, cells } of rows) {
    const number = frameNumberOf(cells.frame_number ?? '')
    if (number !== '' && seen.has(number)) repeated.add(line)
    seen.add(number)
  }
  return repeated
}
