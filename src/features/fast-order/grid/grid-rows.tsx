import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePhone } from '#ui/media/use-phone.ts'
import { invalidRows } from '#ui/form/use-invalid-input.ts'
import { useTop } from '#ui/use-top.ts'
import type { GridActions } from './grid-actions.ts'
import type { GridLine } from '#parts/order-lines/grid-line.ts'
import { GridRow } from './grid-row.tsx'
import { useFocusRestore } from './use-focus-restore.ts'
import * as css from './grid-row.css.ts'

/** Up to here every row is in the page. */
const fewRows = 100
/** Heights of rows before they are measured, in px. */
const guesses = { wide: 54, phone: 118 }

/** Access of the keyboard to rows: a row out of sight is rendered by the time the call returns. */
export interface RowsHandle {
  show(index: number): void
}

interface GridRowsProps {
  lines: readonly GridLine[]
  blank: string
  actions: GridActions
  handle: Ref<RowsHandle>
}

/** All rows with the empty one at their end; of a long order those in sight. */
export function GridRows(props: GridRowsProps) {
  // Once long it stays so: going to and fro would take the focus out of its field.
  const [long, setLong] = useState(false)
  if (!long && props.lines.length >= fewRows) setLong(true)
  const frame = useFocusRestore(props)
  return (
    <div role="presentation" ref={frame}>
      {long ? <RowsInSight {...props} /> : <EveryRow {...props} />}
    </div>
  )
}

function EveryRow({ lines, blank, actions, handle }: GridRowsProps) {
  useImperativeHandle(handle, () => ({ show: () => undefined }), [])
  return (
    <div role="rowgroup">
      {lines.map((line, n) => (
        <GridRow key={line.row.id} id={line.row.id} line={line} place={n + 1} actions={actions} />
      ))}
      <GridRow key={blank} id={blank} line={null} place={lines.length + 1} actions={actions} />
    </div>
  )
}

function RowsInSight({ lines, blank, actions, handle }: GridRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const top = useTop(list)
  const guess = usePhone() ? guesses.phone : guesses.wide
  const [focused, setFocused] = useState<number | null>(null)
  // The row one is in stays, however far the page is scrolled, and so do the empty one and those that cannot be read.
  const rangeExtractor = useCallback(
    (range: Range) =>
      [
        ...new Set([
          ...defaultRangeExtractor(range),
          ...(focused === null ? [] : [focused]),
          ...invalidRows(list.current),
          range.count - 1,
        ]),
      ]
        .filter((n) => n < range.count)
        .sort((a, b) => a - b),
    [focused],
  )
  const virtualizer = useWindowVirtualizer({
    count: lines.length + 1,
    estimateSize: () => guess,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => lines[index]?.row.id ?? blank,
    rangeExtractor,
  })
  useImperativeHandle(handle, () => ({ show: (index) => flushSync(() => setFocused(index)) }), [])
  return (
    <div
      ref={list}
      role="rowgroup"
      className={css.virtual}
      style={{ height: virtualizer.getTotalSize() }}
      onBlur={() => setFocused(null)}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          role="presentation"
          ref={virtualizer.measureElement}
          data-index={index}
          className={css.placed}
          style={{ transform: `translateY(${start - top}px)` }}
          onFocus={() => setFocused(index)}
        >
          <GridRow
            id={lines[index]?.row.id ?? blank}
            line={lines[index] ?? null}
            place={index + 1}
            actions={actions}
          />
        </div>
      ))}
    </div>
  )
}
