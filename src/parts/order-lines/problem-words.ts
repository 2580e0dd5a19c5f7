import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PasteReason } from '#domain/paste/paste-lines.ts'
import { reasonInWords } from '#parts/article/line-reason.tsx'
import type { GridLine } from './grid-line.ts'

/** Why a line of a paste or a file could not be used. */
export const pasteWords: Record<PasteReason, MessageDescriptor> = {
  no_code: msg`No article code in this line`,
  no_quantity: msg`Enter the quantity as a number`,
  date: msg`The spreadsheet turned the code into a date. Format the column as text.`,
  scientific: msg`The spreadsheet shortened the number. Format the column as text.`,
  zero: msg`The quantity is 0`,
  negative: msg`The quantity is less than 0`,
  fraction: msg`Only whole pieces can be ordered`,
  too_many: msg`More than a line can have`,
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
