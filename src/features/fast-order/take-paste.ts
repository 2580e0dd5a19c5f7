import { type Pasted, settleLines, sumLines } from '#domain/paste-lines.ts'
import type { NewRow } from './grid.ts'
import type { Codes } from './use-codes.ts'

/** Longer nobody waits for an answer: the lines go in as they are, and are told apart when it comes. In ms. */
const patience = 4_000

/** Rows of a paste: asks which of its codes exist, the likeliest readings first, and adds what belongs together. */
export async function rowsOfPaste({ lines }: Pasted, { ask, exists }: Pick<Codes, 'ask' | 'exists'>): Promise<NewRow[]> {
  await Promise.race([settled(), new Promise((resolve) => setTimeout(resolve, patience))])
  return sumLines(settleLines(lines, (code) => exists(code) === true)).map(({ code, qty, doubt, readings }) => {
    const open = readings.length > 1 && readings.some((reading) => exists(reading.code) === null)
    return { code, qty, ...(doubt && { doubt }), ...(open && { readings }) }
  })

  async function settled() {
    await ask(lines.map(({ readings }) => readings[0]!.code))
    const open = lines.filter(({ readings }) => exists(readings[0]!.code) === false)
    await ask(open.flatMap(({ readings }) => readings.slice(1).map(({ code }) => code)))
  }
}
