import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { codeWord } from '#domain/search/word-index.ts'
import type { DraftContent, FastOrderDraft } from '#offline/drafts/fast-order-draft.ts'
import { useDraftWriting } from '#parts/drafts/use-draft-writing.ts'
import type { Codes, KnownCodes } from '#parts/order-lines/use-codes.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import type { Grid, gridAfter } from './grid/grid.ts'

/** A quantity that is being typed. */
export interface TypedQuantity {
  id: string
  qty: number
}

/**
 * Returns what is stored of a grid, with what is known of its articles. A quantity that is being typed is stored with its
 * code and marked: a page that crashes now must not leave the code with another quantity as if it were meant.
 */
export const contentOf = (
  { rows, problems }: Pick<Grid, 'rows' | 'problems'>,
  known: KnownCodes,
  typing: TypedQuantity | null = null,
): DraftContent => ({
  rows: typing
    ? rows.map((row) => (row.id === typing.id ? { ...row, qty: typing.qty, unsure: true } : row))
    : rows,
  problems,
  products: rows.flatMap(({ code }) => {
    const answer = known.get(codeWord(code))
    return answer?.kind === 'answered' && answer.products.length > 0
      ? [{ asked: code, products: answer.products }]
      : []
  }),
})

/**
 * Reads the fast order at the start, stores every change of it, and shows what another tab changes. `draft` is null until
 * it has been read; `notSaved`: the device stores nothing.
 */
export function useSavedDraft(
  grid: Grid,
  { known, ask, remember }: Codes,
  dispatch: (action: Parameters<typeof gridAfter>[1]) => void,
  typing: TypedQuantity | null = null,
) {
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const opening = useMemo(
    () => (offline && customerKey !== null ? offline.fastOrder.of(customerKey) : null),
    [offline, customerKey],
  )
  const [draft, setDraft] = useState<FastOrderDraft | null>(null)
  /** Stored content when the grid last showed it. */
  const stored = useRef<DraftContent['rows']>([])

  const show = useCallback(
    ({ rows, problems, products }: DraftContent) => {
      remember(products)
      dispatch({ kind: 'merge', rows, problems, before: stored.current })
      stored.current = rows
      void ask(
        rows.map(({ code }) => code),
        true,
      )
    },
    [remember, dispatch, ask],
  )

  useEffect(() => {
    if (!opening) return
    let stop = () => {}
    let isOver = false
    void opening.open().then((content) => {
      if (isOver) return
      show(content)
      stop = opening.subscribe(show)
      setDraft(opening)
    })
    return () => {
      isOver = true
      stop()
      stored.current = []
    }
  }, [opening, show])

  const ready = draft === opening ? draft : null
  const content = useMemo(() => contentOf(grid, known, typing), [grid, known, typing])
  const notSaved = useDraftWriting(ready, content)
  useEffect(() => {
    if (ready) stored.current = content.rows
  }, [ready, content])
  return { draft: ready, notSaved }
}
