import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { codeWord } from '#domain/word-index.ts'
import type { DraftContent } from '#offline/fast-order-draft.ts'
import type { Codes, KnownCodes } from '#parts/order-lines/use-codes.ts'
import { cartCustomerAtom, offlineAtom } from '#parts/sync/sync-state.ts'
import type { Grid, gridAfter } from './grid.ts'

/** How long after a change it is kept on the device, in ms: a paste of thousands is one change. */
const keepAfter = 150
/** The longest that changes wait, in ms: who types without a pause loses no more than this to a crash. */
const keepWithin = 1000

/** What is kept of a grid, with what was known of its articles. */
export const contentOf = ({ rows, problems }: Pick<Grid, 'rows' | 'problems'>, known: KnownCodes): DraftContent => ({
  rows, problems,
  products: rows.flatMap(({ code }) => {
    const answer = known.get(codeWord(code))
    return answer?.kind === 'answered' && answer.products.length > 0 ? [{ asked: code, products: answer.products }] : []
  }),
})

/** Reads the draft at the start and keeps every change of it. Answers whether it has been read, and whether it cannot be kept. */
export function useKeptDraft(grid: Grid, { known, ask, remember }: Codes, dispatch: (action: Parameters<typeof gridAfter>[1]) => void) {
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    if (!offline || customerKey === null) return
    let live = true
    void offline.fastOrder.read(customerKey).then((draft) => {
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

  return { ready, notKept: useKeeping(grid, known, ready) }
}

function useKeeping(grid: Grid, known: KnownCodes, ready: boolean): boolean {
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const [notKept, setNotKept] = useState(false)
  // The latest change, until it is kept: one that is under way when the page goes is not.
  const unsaved = useRef<{ write: () => void; leave: () => void } | null>(null)
  const waitingSince = useRef<number | null>(null)

  useEffect(() => {
    if (!offline || customerKey === null || !ready) return
    const { fastOrder } = offline
    const content = () => contentOf(grid, known)
    const write = () => {
      waitingSince.current = null
      void fastOrder.write(customerKey, content()).then(kept, () => setNotKept(true))
    }
    const change = { write, leave: () => fastOrder.leave(customerKey, content()) }
    const kept = () => {
      setNotKept(false)
      if (unsaved.current !== change) return
      unsaved.current = null
      fastOrder.stay()
    }
    unsaved.current = change
    waitingSince.current ??= Date.now()
    const timer = setTimeout(write, Math.min(keepAfter, waitingSince.current + keepWithin - Date.now()))
    return () => clearTimeout(timer)
  }, [offline, customerKey, ready, grid, known])

  useEffect(() => {
    const leave = () => unsaved.current?.leave()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      unsaved.current?.write()
    }
  }, [])
  return notKept
}
