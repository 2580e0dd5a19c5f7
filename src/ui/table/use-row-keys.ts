import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { SelectableRows, Selection } from './select-cells.tsx'

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  j: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
}

interface RowKeysOptions<Row> extends SelectableRows<Row> {
  onRow?: (row: Row) => void
  selection?: Selection<Row>
  body: RefObject<HTMLTableSectionElement | null>
}

/**
 * The keyboard of a table whose rows can be opened or selected: one row is a tab stop; arrows, j and k, Home and End move
 * between rows, Space selects, Enter opens. Keys pressed inside a cell's own control are left to that control.
 * @returns the attributes of a row
 */
export function useRowKeys<Row>({ rows, keyOf, onRow, selection, body }: RowKeysOptions<Row>) {
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, Math.max(0, rows.length - 1))
  const press = (row: Row, at: number) => (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return
    const step = steps[event.key]
    if (step) {
      const next = Math.max(0, Math.min(rows.length - 1, step(at, rows.length - 1)))
      ;(body.current?.children[next] as HTMLElement | undefined)?.focus()
    } else if (event.key === 'Enter' && onRow) onRow(row)
    else if (event.key === ' ' && selection && !selection.isLocked?.(row)) {
      const keys = new Set(selection.keys)
      if (!keys.delete(keyOf(row))) keys.add(keyOf(row))
      selection.onChange(keys)
    } else return
    event.preventDefault()
  }
  return (row: Row, at: number) =>
    onRow || selection
      ? {
          tabIndex: at === stop ? 0 : -1,
          onFocus: () => setCurrent(at),
          onKeyDown: press(row, at),
        }
      : {}
}
