import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FileRefusal } from '#domain/order-file/order-file.ts'
import type { PasteReason } from '#domain/paste/paste-lines.ts'
import { reasonInWords } from '#parts/article/line-reason.tsx'
import type { GridLine } from './grid-line.ts'

/** Why a line of a paste or a file could not be used. */
export const pasteWords: Record<PasteReason, MessageDescriptor> = {
  no_code: msg`No article code in this line`,
  no_quantity: msg`Enter the quantity as a number`,
  date: msg`The spreadsheet turned the code into a date. Format the column as text.`,
  scientific: msg`The spreadsheet shortened the number. Format the column as text.`,
  unit: msg`The file counts this line in a unit other than pieces`,
  zero: msg`The quantity is 0`,
  negative: msg`The quantity is less than 0`,
  fraction: msg`Only whole pieces can be ordered`,
  too_many: msg`More than a line can have`,
}

/** Why an order file is not taken. */
export const refusalWords: Record<FileRefusal, MessageDescriptor> = {
  broken_file: msg`The file is incomplete or damaged. Export it again.`,
  other_message: msg`The file isn’t an order. Use a UBL Order or an EDIFACT ORDERS message.`,
  several_orders: msg`The file has more than one order. Use one file per order.`,
  too_large: msg`The file is too large. Split the order.`,
  too_many_lines: msg`The order has more than 2,000 lines. Split it.`,
  unsafe_xml: msg`The file declares its own XML entities and wasn’t opened.`,
}

/** Reasons why a row of the grid is not understood. */
export const rowWords: Partial<Record<GridLine['state'], MessageDescriptor>> = {
  unknown: msg`No article has this code`,
  unanswered: msg`Not checked yet: you were offline`,
  choose: msg`More than one article has this code`,
}

/** Why a row of the grid cannot be ordered as it stands; undefined: it can. */
export function rowReason(
  i18n: I18n,
  { state, problem, lying }: Pick<GridLine, 'state' | 'problem' | 'lying'>,
): string | undefined {
  const words = rowWords[state]
  if (!problem) return words && i18n._(words)
  const reason = reasonInWords(i18n, problem)
  return lying > 0 && problem.limit !== null
    ? i18n._(msg`${reason}, ${lying} of them in the cart already`)
    : reason
}

/** The words for a reason kept on the device by this or an earlier build. */
export const pasteWord = (reason: string): MessageDescriptor =>
  pasteWords[reason as PasteReason] ?? pasteWords.no_code
