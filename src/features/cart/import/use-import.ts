import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import type { Pasted } from '#domain/paste/paste-lines.ts'
import { piecesInCart } from '#parts/cart/pieces-in-cart.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { createLines } from '#parts/order-lines/grid-lines.ts'
import { readOrderFile } from '#parts/order-lines/order-file.ts'
import { askCodes } from '#parts/order-lines/parse-paste.ts'
import { useCodes } from '#parts/order-lines/use-codes.ts'
import { cartImport } from './import-lines.ts'

/** Where an import is: no file yet, one that cannot be used, or one whose lines are shown. */
type Chosen =
  | { kind: 'none' }
  | { kind: 'reading'; file: string }
  | { kind: 'broken' | 'empty'; file: string }
  | { kind: 'read'; file: string; pasted: Pasted }

const nothing: Pasted = { lines: [], problems: [] }

/** Reads a file into one of the customer's carts: what it means is shown first, and added on request. @param cartKey '' the active cart */
export function useImport(cartKey: string) {
  const { cart } = useCart(cartKey)
  const codes = useCodes()
  const [chosen, setChosen] = useState<Chosen>({ kind: 'none' })
  const [picks, setPicks] = useState<ReadonlyMap<string, string>>(new Map())
  const [makeLines] = useState(createLines)
  const pasted = chosen.kind === 'read' ? chosen.pasted : nothing
  const held = useMemo(() => piecesInCart(cart), [cart])
  const { known } = codes
  const found = useMemo(
    () => cartImport(pasted, { known, makeLines, picks, held }),
    [pasted, known, makeLines, picks, held],
  )

  const choose = async (file: File) => {
    const { name } = file
    setChosen({ kind: 'reading', file: name })
    setPicks(new Map())
    const read = await readOrderFile(file).catch(() => null)
    if (!read) return setChosen({ kind: 'broken', file: name })
    if (read.lines.length + read.problems.length === 0)
      return setChosen({ kind: 'empty', file: name })
    setChosen({ kind: 'read', file: name, pasted: read })
    await askCodes(read, codes)
  }
  return {
    chosen,
    choose,
    found,
    /** Codes are being looked up. */
    asking: found.lines.some(({ state }) => state === 'asking'),
    /** Asks again for the codes that nobody could answer. */
    askAgain: () => void askCodes(pasted, codes),
    pick: (id: string, product: string) => setPicks((before) => new Map(before).set(id, product)),
  }
}
export type CartImporting = ReturnType<typeof useImport>

/** Puts lines into a cart; they can be taken out again as they went in. @param name of the cart @returns whether the device has kept them */
export function useAddImported(cartKey: string, name: string) {
  const { t } = useLingui()
  const toast = useToast()
  const { cart, actions } = useCart(cartKey)
  return async ({ added }: CartImporting['found']): Promise<boolean> => {
    if (!actions) return false
    const before = new Map(cart.lines.map((line) => [line.id, line]))
    const failed = () => toast({ tone: 'danger', text: t`This device could not keep the change.` })
    try {
      await actions.addLines(added)
    } catch {
      failed()
      return false
    }
    const takeBack = async () => {
      await actions.setQuantities(
        added.map(({ product, qty }) => {
          const had = before.get(product.id)?.qty ?? 0
          return { sorg: product.sorg, article: product.article_code, qty: had, seenQty: had + qty }
        }),
      )
      for (const { product, note } of added) {
        const line = before.get(product.id)
        if (line && note && note !== line.note) await actions.setNote(line, line.note)
      }
    }
    const count = added.length
    toast({
      tone: 'success',
      text: plural(count, { one: `# line is in ${name}`, other: `# lines are in ${name}` }),
      action: { label: t`Undo`, run: () => void takeBack().catch(failed) },
    })
    return true
  }
}
