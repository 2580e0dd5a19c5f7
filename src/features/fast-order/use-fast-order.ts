import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { type Pasted, pasteLines } from '#domain/paste/paste-lines.ts'
import { gridAfter, newGrid } from './grid/grid.ts'
import { piecesInCart } from '#parts/cart/pieces-in-cart.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { createLines } from '#parts/order-lines/grid-lines.ts'
import { rowsOfPaste } from '#parts/order-lines/parse-paste.ts'
import { useCodes } from '#parts/order-lines/use-codes.ts'
import { type TypedQuantity, useSavedDraft } from './use-saved-draft.ts'

/** The fast order of the chosen customer: its rows, what is known of them, and what can be done to it. */
export function useFastOrder() {
  const online = useAtomValue(onlineAtom)
  const codes = useCodes()
  const [grid, dispatch] = useReducer(gridAfter, null, () =>
    newGrid(`${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}-`),
  )
  const [reading, setReading] = useState(0)
  const [typing, setTyping] = useState<TypedQuantity | null>(null)
  const { draft, notSaved } = useSavedDraft(grid, codes, dispatch, typing)
  const ready = draft !== null
  const { ask, exists, known } = codes

  useEffect(() => {
    if (ready)
      void ask(
        grid.rows.flatMap(({ code, readings = [] }) => [code, ...readings.map((one) => one.code)]),
      )
    // Asks again for unanswered codes when the page is shown again.
  }, [grid.rows, ready, online, ask])

  useEffect(() => dispatch({ kind: 'settle', exists }), [known, exists])

  const takePaste = useCallback(
    async (pasted: Pasted) => {
      setReading((before) => before + pasted.lines.length)
      const rows = await rowsOfPaste(pasted, { ask, exists })
      setReading((before) => before - pasted.lines.length)
      dispatch({ kind: 'insert', rows, problems: pasted.problems })
    },
    [ask, exists],
  )

  const [makeLines] = useState(createLines)
  const [makeLinesAlone] = useState(createLines)
  const { cart } = useCart()
  const inCart = useMemo(() => piecesInCart(cart), [cart])
  const lines = useMemo(
    () => makeLines(grid.rows, known, inCart),
    [makeLines, grid.rows, known, inCart],
  )
  const linesAlone = useMemo(
    () => makeLinesAlone(grid.rows, known),
    [makeLinesAlone, grid.rows, known],
  )
  return {
    grid,
    known,
    /** As they would come to what the active cart holds already. */
    lines,
    /** As a cart of their own. */
    linesAlone,
    dispatch,
    setTyping,
    draft,
    ready,
    takePaste,
    /** The device keeps nothing: what is typed is gone with the page. */
    notSaved,
    /** Lines of a paste whose codes are being looked up. */
    reading,
    paste: (text: string) => takePaste(pasteLines(text)),
  }
}
export type FastOrder = ReturnType<typeof useFastOrder>
