import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { onlineAtom } from '#app/network/network-atom.ts'
import { type Pasted, pasteLines } from '#domain/paste-lines.ts'
import { codeWord } from '#domain/word-index.ts'
import type { DraftContent } from '#offline/fast-order-draft.ts'
import { cartCustomerAtom, offlineAtom } from '#parts/sync/sync-state.ts'
import { emptyGrid, type Grid, gridAfter } from './grid.ts'
import { createLines } from '#parts/order-lines/grid-lines.ts'
import { rowsOfPaste } from '#parts/order-lines/take-paste.ts'
import { type Codes, type KnownCodes, useCodes } from '#parts/order-lines/use-codes.ts'

/** How long after a change it is kept on the device, in ms: a paste of thousands is one change. */
const keepAfter = 150

/** The fast order of the chosen customer: its rows, what is known of them, and what can be done to it. */
export function useFastOrder() {
  const online = useAtomValue(onlineAtom)
  const codes = useCodes()
  const [grid, dispatch] = useReducer(gridAfter, emptyGrid)
  const [reading, setReading] = useState(0)
  const { ready, notKept } = useKeptDraft(grid, codes, dispatch)
  const { ask, exists, known } = codes

  useEffect(() => {
    if (ready) void ask(grid.rows.flatMap(({ code, readings = [] }) => [code, ...readings.map((one) => one.code)]))
    // Coming back is a reason to ask again for what nobody could answer.
  }, [grid.rows, ready, online, ask])

  useEffect(() => dispatch({ kind: 'settle', exists }), [known, exists])

  const takePaste = useCallback(async (pasted: Pasted) => {
    setReading((before) => before + pasted.lines.length)
    const rows = await rowsOfPaste(pasted, { ask, exists })
    setReading((before) => before - pasted.lines.length)
    dispatch({ kind: 'insert', rows, problems: pasted.problems })
  }, [ask, exists])

  const [makeLines] = useState(createLines)
  const lines = useMemo(() => makeLines(grid.rows, known), [makeLines, grid.rows, known])
  return {
    grid, lines, known, dispatch, ready, takePaste,
    /** The device keeps nothing: what is typed is gone with the page. */
    notKept,
    /** Lines of a paste whose codes are being looked up. */
    reading,
    paste: (text: string) => takePaste(pasteLines(text)),
  }
}
export type FastOrder = ReturnType<typeof useFastOrder>

/** What is kept of a grid, with what was known of its articles. */
export const contentOf = ({ rows, problems }: Pick<Grid, 'rows' | 'problems'>, known: KnownCodes): DraftContent => ({
  rows, problems,
  products: rows.flatMap(({ code }) => {
    const answer = known.get(codeWord(code))
    return answer?.kind === 'answered' && answer.products.length > 0 ? [{ asked: code, products: answer.products }] : []
  }),
})

/** Reads the draft at the start and keeps every change of it. Answers whether it has been read, and whether it cannot be kept. */
function useKeptDraft(grid: Grid, { known, ask, remember }: Codes, dispatch: (action: Parameters<typeof gridAfter>[1]) => void) {
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const [ready, setReady] = useState(false)
  const [notKept, setNotKept] = useState(false)
  const unsaved = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (!offline || customerKey === null) return
    let live = true
    void offline.fastOrder.read(customerKey).catch(() => undefined).then((draft) => {
      if (!live) return
      if (draft) {
        remember(draft.products)
        dispatch({ kind: 'load', rows: draft.rows, problems: draft.problems })
        void ask(draft.rows.map(({ code }) => code), true)
      }
      setReady(true)
    })
    return () => { live = false }
  }, [offline, customerKey, remember, dispatch, ask])

  useEffect(() => {
    if (!offline || customerKey === null || !ready) return
    const write = () => {
      unsaved.current = null
      void offline.fastOrder.write(customerKey, contentOf(grid, known)).then(() => setNotKept(false), () => setNotKept(true))
    }
    unsaved.current = write
    const timer = setTimeout(write, keepAfter)
    return () => clearTimeout(timer)
  }, [offline, customerKey, ready, grid, known])

  useEffect(() => {
    const now = () => unsaved.current?.()
    addEventListener('pagehide', now)
    return () => { removeEventListener('pagehide', now); now() }
  }, [])
  return { ready, notKept }
}
