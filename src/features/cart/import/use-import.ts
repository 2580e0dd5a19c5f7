import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import { maxCartLines } from '#domain/cart/cart-limits.ts'
import { type FileRefusal, RefusedFile } from '#domain/order-file/order-file.ts'
import type { Pasted } from '#domain/paste/paste-lines.ts'
import { piecesInCart } from '#parts/cart/pieces-in-cart.ts'
import { addLines, setNote, setQuantities } from '#offline/cart/cart-changes.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { createLines } from '#parts/order-lines/grid-lines.ts'
import { type OrderHead, readOrderFile } from '#parts/order-lines/order-file.ts'
import { askCodes } from '#parts/order-lines/parse-paste.ts'
import { useCodes } from '#parts/order-lines/use-codes.ts'
import { useOrderHead } from '#parts/order-lines/use-order-head.ts'
import { cartImport } from './import-lines.ts'

/** State of an import: no file yet, an unusable one, or its lines. */
type Chosen =
  | { kind: 'none' }
  | { kind: 'reading'; file: string }
  | { kind: 'empty' | 'too_long'; file: string }
  /** Without a reason: a file of another kind. */
  | { kind: 'broken'; file: string; reason?: FileRefusal }
  | { kind: 'read'; file: string; pasted: Pasted; head?: OrderHead }

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
    const read = await readOrderFile(file).catch((error: unknown): Chosen => {
      if (!(error instanceof RefusedFile)) return { kind: 'broken', file: name }
      return error.code === 'too_many_lines'
        ? { kind: 'too_long', file: name }
        : { kind: 'broken', file: name, reason: error.code }
    })
    if ('kind' in read) return setChosen(read)
    const { head, ...pastedLines } = read
    const rows = read.lines.length + read.problems.length
    if (rows === 0) return setChosen({ kind: 'empty', file: name })
    if (rows > maxCartLines) return setChosen({ kind: 'too_long', file: name })
    setChosen({ kind: 'read', file: name, pasted: pastedLines, ...(head && { head }) })
    await askCodes(pastedLines, codes)
  }
  return {
    chosen,
    choose,
    found,
    /** Codes are being looked up. */
    asking: found.lines.some(({ state }) => state === 'asking'),
    /** Asks again for codes that could not be looked up. */
    askAgain: () => void askCodes(pasted, codes),
    pick: (id: string, product: string) => setPicks((before) => new Map(before).set(id, product)),
  }
}
export type CartImporting = ReturnType<typeof useImport>

/**
 * Puts lines into a cart; they can be taken out again as they went in. What an order's file says beside them goes to the
 * checkout.
 * @param name of the cart
 * @returns whether the device has kept them
 */
export function useAddImported(cartKey: string, name: string) {
  const { t } = useLingui()
  const toast = useToast()
  const takeHead = useOrderHead()
  const { cart, dispatch } = useCart(cartKey)
  return async ({ chosen, found: { added } }: CartImporting): Promise<boolean> => {
    if (!dispatch) return false
    const before = new Map(cart.lines.map((line) => [line.id, line]))
    const failed = () => toast({ tone: 'danger', text: t`This device couldn’t save the change.` })
    try {
      await dispatch(addLines(cartKey, added))
    } catch {
      failed()
      return false
    }
    const takeBack = async () => {
      const quantities = added.map(({ product, qty }) => {
        const had = before.get(product.id)?.qty ?? 0
        return { sorg: product.sorg, article: product.article_code, qty: had, seenQty: had + qty }
      })
      const notes = added.flatMap(({ product, note }) => {
        const line = before.get(product.id)
        return line && note && note !== line.note ? setNote(cartKey, line, line.note) : []
      })
      await dispatch([...setQuantities(cartKey, quantities), ...notes])
    }
    const count = added.length
    toast({
      tone: 'success',
      text: plural(count, { one: `# line is in ${name}`, other: `# lines are in ${name}` }),
      action: { label: t`Undo`, run: () => void takeBack().catch(failed) },
    })
    if (chosen.kind === 'read' && chosen.head) takeHead(chosen.file, chosen.head)
    return true
  }
}
