import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { codeWord } from '#domain/catalogue/word-index.ts'
import { rowsOfBoth } from '#offline/drafts/draft-rows.ts'
import {
  ChangedElsewhere,
  type DraftContent,
  type FastOrderDraft,
} from '#offline/drafts/fast-order-draft.ts'
import type { Codes, KnownCodes } from '#parts/order-lines/use-codes.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import type { Grid, gridAfter } from './grid/grid.ts'

/** How long after a change it is kept on the device, in ms: a paste of thousands is one change. */
const keepAfter = 150
/** The longest that changes wait, in ms: who types without a pause loses no more than this to a crash. */
const keepWithin = 1000

/** What is kept of a grid, with what was known of its articles. */
export const contentOf = (
  { rows, problems }: Pick<Grid, 'rows' | 'problems'>,
  known: KnownCodes,
): DraftContent => ({
  rows,
  problems,
  products: rows.flatMap(({ code }) => {
    const answer = known.get(codeWord(code))
    return answer?.kind === 'answered' && answer.products.length > 0
      ? [{ asked: code, products: answer.products }]
      : []
  }),
})

/**
 * Reads the draft at the start, keeps every change of it, and takes over what another tab makes of it. Answers the draft once
 * it has been read, and whether it cannot be kept.
 */
export function useSavedDraft(
  grid: Grid,
  { known, ask, remember }: Codes,
  dispatch: (action: Parameters<typeof gridAfter>[1]) => void,
) {
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const draft = useMemo(
    () => (offline && customerKey !== null ? offline.fastOrder.of(customerKey) : null),
    [offline, customerKey],
  )
  const [read, setRead] = useState<FastOrderDraft | null>(null)

  const show = useCallback(
    ({ rows, problems, products }: DraftContent) => {
      remember(products)
      dispatch({ kind: 'load', rows, problems })
      void ask(
        rows.map(({ code }) => code),
        true,
      )
    },
    [remember, dispatch, ask],
  )

  useEffect(() => {
    if (!draft) return
    let live = true
    void draft.read().then((content) => {
      if (!live) return
      if (content) show(content)
      setRead(draft)
    })
    return () => {
      live = false
    }
  }, [draft, show])

  const ready = read === draft ? read : null
  return { draft: ready, notKept: useKeeping(grid, known, ready, show) }
}

/** A change that is not kept yet. */
interface Unsaved {
  write: () => void
  leave: () => void
  timer: ReturnType<typeof setTimeout>
}

function useKeeping(
  grid: Grid,
  known: KnownCodes,
  draft: FastOrderDraft | null,
  show: (content: DraftContent) => void,
): boolean {
  const [notKept, setNotKept] = useState(false)
  // The latest change, until it is kept: one that is under way when the page goes is not.
  const unsaved = useRef<Unsaved | null>(null)
  const waitingSince = useRef<number | null>(null)
  const here = useRef(grid.rows)
  /** What came from another tab: that tab keeps it, and what is learned of its articles. */
  const theirs = useRef<DraftContent | null>(null)

  useEffect(() => {
    if (!draft) return
    here.current = grid.rows
    if (theirs.current?.rows === grid.rows && theirs.current.problems === grid.problems) return
    theirs.current = null
    const content = () => contentOf(grid, known)
    const write = () => {
      waitingSince.current = null
      void draft
        .write(content())
        .then(kept, (error: unknown) => setNotKept(!(error instanceof ChangedElsewhere)))
    }
    const kept = () => {
      setNotKept(false)
      if (unsaved.current !== change) return
      unsaved.current = null
      draft.stay()
    }
    waitingSince.current ??= Date.now()
    const change: Unsaved = {
      write,
      leave: () => draft.leave(content()),
      timer: setTimeout(write, Math.min(keepAfter, waitingSince.current + keepWithin - Date.now())),
    }
    unsaved.current = change
    return () => clearTimeout(change.timer)
  }, [draft, grid, known])

  useEffect(
    () =>
      draft?.follow((content, before) => {
        const mine = unsaved.current
        const both = mine
          ? { ...content, rows: rowsOfBoth(before, here.current, content.rows) }
          : content
        if (mine) clearTimeout(mine.timer)
        else theirs.current = content
        unsaved.current = null
        show(both)
      }),
    [draft, show],
  )

  useLeaving(useCallback(() => unsaved.current, []))
  return notKept
}

/** What is not kept when the page goes is left to the next one of this tab. */
function useLeaving(unsaved: () => Unsaved | null) {
  useEffect(() => {
    const leave = () => unsaved()?.leave()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      unsaved()?.write()
    }
  }, [unsaved])
}
