import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Cell, GridActions } from './grid-actions.ts'
import type { RowsHandle } from './grid-rows.tsx'
import type { FastOrder } from '../use-fast-order.ts'
import type { OnInvalidInput } from '#ui/form/use-invalid-input.ts'
import { usePageKeys } from './use-page-keys.ts'

/**
 * Returns the actions of rows, and handles a hand scanner wherever the focus is.
 * @param onScan called for each code read
 * @param onUnread called for each quantity that is no number; must stay the same as long as the screen is shown
 */
export function useGridActions(
  { grid, dispatch, paste, setTyping }: FastOrder,
  rows: RefObject<RowsHandle | null>,
  onScan: (code: string) => void,
  onUnread: OnInvalidInput,
): GridActions {
  const latest = useRef({ grid, paste, onScan })
  useEffect(() => {
    latest.current = { grid, paste, onScan }
  })
  const scanned = useRef<string | null>(null)
  const made = useRef<string | null>(null)

  const actions = useMemo((): GridActions => {
    const ids = () => [...latest.current.grid.rows.map(({ id }) => id), latest.current.grid.blank]
    const go = (id: string, cell: Cell) =>
      focusCell(id, cell, () => rows.current?.show(ids().indexOf(id)))
    return {
      // At once, so that the quantity is there for the key that comes next.
      code(id, code) {
        if (id === latest.current.grid.blank) made.current = id
        flushSync(() => dispatch({ kind: 'code', id, code }))
      },
      qty: (id, qty) => dispatch({ kind: 'qty', id, qty }),
      typing(id, qty) {
        if (qty === null) made.current = null
        setTyping(qty === null ? null : { id, qty })
      },
      isNew: (id) => id === made.current,
      pick: (id, product) => {
        dispatch({ kind: 'pick', id, product })
        go(id, 'qty')
      },
      remove(id) {
        const all = ids()
        flushSync(() => dispatch({ kind: 'remove', id }))
        go(all[all.indexOf(id) + 1] ?? latest.current.grid.blank, 'code')
      },
      scan(code) {
        dispatch({ kind: 'scan', code })
        latest.current.onScan(code)
      },
      paste: (text) => void latest.current.paste(text),
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
      go,
      move(id, cell, step) {
        const all = ids()
        const target = all[Math.min(all.length - 1, Math.max(0, all.indexOf(id) + step))]!
        // The empty row has no quantity yet.
        go(target, target === latest.current.grid.blank ? 'code' : cell)
      },
      scanned: () => scanned.current,
      onUnread,
    }
  }, [dispatch, rows, onUnread, setTyping])
  usePageKeys(actions, scanned)
  return actions
}

/** Puts the focus into a cell. A row out of sight is brought into the page at once: the key that comes next goes on from there. */
function focusCell(id: string, cell: Cell, show: () => void): void {
  const field = () =>
    document.querySelector<HTMLInputElement>(`[data-row="${id}"] [data-cell="${cell}"]`)
  if (!field()) show()
  field()?.focus()
}
