import { type Pasted, resolveLines, sumLines } from '#domain/paste/paste-lines.ts'
import type { DraftRow } from '#offline/drafts/fast-order-draft.ts'
import type { Codes } from './use-codes.ts'

/** A row that is not there yet. */
export type NewRow = Omit<DraftRow, 'id' | 'pick'>

/**
 * Longest wait for an answer, in ms; without one the lines go in as they are, and are resolved when it comes. Short,
 * because lines outside the grid are stored nowhere and would be lost on leaving the page.
 */
const patience = 400

/** Rows of a paste: asks which of its codes exist, the likeliest readings first, and adds what belongs together. */
export async function rowsOfPaste(
  pasted: Pasted,
  codes: Pick<Codes, 'ask' | 'exists'>,
): Promise<NewRow[]> {
  const { exists } = codes
  await Promise.race([
    askCodes(pasted, codes),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
  return sumLines(resolveLines(pasted.lines, (code) => exists(code) === true)).map(
    ({ code, qty, doubt, readings }) => {
      const open = readings.length > 1 && readings.some((reading) => exists(reading.code) === null)
      return { code, qty, ...(doubt && { doubt }), ...(open && { readings }) }
    },
  )
}

/** Asks for the codes of a paste, and for their other readings where the likeliest means nothing. */
export async function askCodes(
  { lines }: Pasted,
  { ask, exists }: Pick<Codes, 'ask' | 'exists'>,
): Promise<void> {
  await ask(lines.map(({ readings }) => readings[0]!.code))
  const open = lines.filter(({ readings }) => exists(readings[0]!.code) === false)
  await ask(open.flatMap(({ readings }) => readings.slice(1).map(({ code }) => code)))
}
