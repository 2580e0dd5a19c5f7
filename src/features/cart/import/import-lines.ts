import * as v from 'valibot'
import { LineNote } from '#domain/cart/cart-intent.ts'
import { maxCartLines, maxLineQuantity } from '#domain/cart/cart-limits.ts'
import {
  type Pasted,
  type PasteProblem,
  type ResolvedLine,
  resolveLines,
  sumLines,
} from '#domain/paste/paste-lines.ts'
import { codeWord } from '#domain/search/word-index.ts'
import type { NewLine } from '#offline/cart/cart-changes.ts'
import { canBeAdded, type GridLine, newLinesOf } from '#parts/order-lines/grid-line.ts'
import type { createLines } from '#parts/order-lines/grid-lines.ts'
import type { KnownCodes } from '#parts/order-lines/use-codes.ts'

/** A file as it would go into a cart. */
export interface CartImport {
  /** Every article of the file, in its order. */
  lines: readonly GridLine[]
  /** Lines to be added. */
  added: readonly NewLine[]
  /** Rows of `lines` for which the cart has no room, by id. */
  noRoom: ReadonlySet<string>
  /** Rows whose note cannot be kept as it is and stays behind, by id. */
  noteLeft: ReadonlySet<string>
  /** Lines of the file that could not be understood. */
  problems: readonly PasteProblem[]
}

interface ImportDeps {
  known: KnownCodes
  makeLines: ReturnType<typeof createLines>
  /** The article chosen where a code means several, by the row's id. */
  picks: ReadonlyMap<string, string>
  /** Pieces that lie in the cart already, by the article's id. */
  held: ReadonlyMap<string, number>
}

/** Several articles may stand in one line of a file. */
const idOf = ({ line, code }: ResolvedLine) => `${line} ${code}`

/** Interprets a file for a cart, as far as its codes are known. */
export function cartImport(
  { lines: pasted, problems }: Pasted,
  { known, makeLines, picks, held }: ImportDeps,
): CartImport {
  const productsOf = (code: string) => {
    const answer = known.get(codeWord(code))
    return answer?.kind === 'answered' ? answer.products : []
  }
  const settled = sumLines(resolveLines(pasted, (code) => productsOf(code).length > 0))
  const tooMany = settled.filter(({ qty }) => qty > maxLineQuantity)
  const wanted = settled.filter(({ qty }) => qty <= maxLineQuantity)
  const rows = wanted.map((line) => {
    const id = idOf(line)
    const ofSorg = line.sorg
      ? productsOf(line.code).find(({ sorg }) => sorg === line.sorg)?.id
      : undefined
    return {
      id,
      code: line.code,
      qty: line.qty,
      pick: picks.get(id) ?? ofSorg ?? null,
      ...(line.doubt && { doubt: true }),
    }
  })
  const lines = makeLines(rows, known, held)
  const notes = new Map(
    wanted.flatMap((line) =>
      line.note ? [[idOf(line), v.safeParse(LineNote, line.note)] as const] : [],
    ),
  )
  const noRoom = withoutRoom(lines, held)
  return {
    lines,
    noRoom,
    added: newLinesOf(
      lines.filter(({ row }) => !noRoom.has(row.id)),
      (id) => {
        const note = notes.get(id)
        return note?.success ? note.output : ''
      },
    ),
    noteLeft: new Set([...notes].flatMap(([id, note]) => (note.success ? [] : [id]))),
    problems: [
      ...problems,
      ...tooMany.map(({ line, text }) => ({ line, text, reason: 'too_many' as const })),
    ],
  }
}

/** Rows of new articles beyond what one cart may hold. */
function withoutRoom(lines: readonly GridLine[], held: ReadonlyMap<string, number>): Set<string> {
  const inside = new Set(held.keys())
  const outside = new Set<string>()
  for (const line of lines) {
    if (!line.product || !canBeAdded(line)) continue
    if (inside.size < maxCartLines) inside.add(line.product.id)
    else if (!inside.has(line.product.id)) outside.add(line.row.id)
  }
  return outside
}
