import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react'
import { invalidRows } from '#ui/form/use-invalid-input.ts'
import { useTop } from '#ui/use-top.ts'
import * as css from './cart-list.css.ts'

/** Brings a row that is out of sight into it. */
export interface RowsHandle {
  show(index: number): void
}

interface VirtualRowsProps {
  handle?: Ref<RowsHandle>
  count: number
  keyOf: (index: number) => string
  row: (index: number) => ReactNode
  /** Of a row that has not been measured, in px. */
  guess: number
}

/** The rows of a long list that are in sight; the page itself scrolls, and the field one is in stays, as do those that cannot be read. */
export function VirtualRows({ handle, count, keyOf, row, guess }: VirtualRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const top = useTop(list)
  const [focused, setFocused] = useState<number | null>(null)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const kept = [...(focused === null ? [] : [focused]), ...invalidRows(list.current)].filter(
        (index) => index < range.count,
      )
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b)
    },
    [focused],
  )
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => guess,
    overscan: 6,
    scrollMargin: top,
    getItemKey: keyOf,
    rangeExtractor,
  })
  useImperativeHandle(
    handle,
    () => ({ show: (index) => virtualizer.scrollToIndex(index, { align: 'center' }) }),
    [virtualizer],
  )
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
          {row(index)}
        </div>
      ))}
    </div>
  )
}
