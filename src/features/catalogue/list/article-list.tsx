import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useAtomValue } from 'jotai'
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { ArticleSlot, type ArticlePlaceProps } from './article-slot.tsx'
import type { ListVariables } from './catalogue-search.ts'
import { usePhone } from '#ui/media/use-phone.ts'
import { type ListLayout, listLayoutAtom } from './list-layout.ts'
import { createListPages, type ListEntries, type ListPages } from './list-pages.ts'
import { createFrameScheduler } from './frame-scheduler.ts'
import { useGrid } from '../article/use-grid.ts'
import * as css from './article-list.css.ts'

interface ArticleListProps {
  variables: ListVariables
  /** Cards of its first page. */
  first: ListEntries
  /** Cards there are. */
  total: number
}

/** Heights of rows before they are measured, in px. */
const guesses = { card: 300, line: 140, row: 45 }
/** Between rows of cards, in px: the grid's own gap. */
const gap = 12

/** All cards of a list, however many: only the rows in sight are in the page, and only their pages are asked for. */
export function ArticleList(props: ArticleListProps) {
  const grid = useRef<HTMLDivElement>(null)
  const { top, columns: fitting } = useGrid(grid)
  const chosen = useAtomValue(listLayoutAtom)
  // The press is painted first, the list in its new layout after it.
  const layout = useDeferredValue(usePhone() ? 'cards' : chosen)
  const columns = layout === 'table' ? Math.min(1, fitting) : fitting
  return (
    <div ref={grid}>
      {columns > 0 && (
        <Rows key={`${layout}${columns}`} {...props} layout={layout} top={top} columns={columns} />
      )}
    </div>
  )
}

function Rows({
  variables,
  first,
  total,
  layout,
  top,
  columns,
}: ArticleListProps & { layout: ListLayout; top: number; columns: number }) {
  const client = useClient()
  const size = variables.limit ?? 1
  const [turns] = useState(() => createFrameScheduler())
  const [pages] = useState(() => createListPages(client, variables, first, turns))
  // Not flushed at once: a frame that has no time for a new row shows the ones it has.
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () =>
      layout === 'table' ? guesses.row : columns === 1 ? guesses.line : guesses.card,
    overscan: 2,
    scrollMargin: top,
    gap: layout === 'table' ? 0 : gap,
    useFlushSync: false,
  })
  const rows = virtualizer.getVirtualItems()
  useEffect(() => {
    turns.moving = virtualizer.isScrolling
    turns.middle = (((rows[0]?.index ?? 0) + (rows.at(-1)?.index ?? 0)) / 2) * columns
  })
  const pageOf = (row = 0) => Math.floor((row * columns) / size) + 1
  useFreshPages(pages, virtualizer.isScrolling, pageOf(rows[0]?.index), pageOf(rows.at(-1)?.index))
  return (
    <div
      className={css.list}
      role="feed"
      aria-busy="false"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ key, index, start }) => (
        <Row
          key={key}
          index={index}
          from={start - top}
          columns={columns}
          measure={virtualizer.measureElement}
          pages={pages}
          turns={turns}
          size={size}
          total={total}
          layout={layout}
        />
      ))}
    </div>
  )
}

/** Milliseconds a list must rest before the server is asked to confirm the device's answer. */
const rest = 300

function useFreshPages(pages: ListPages, moving: boolean, first: number, last: number) {
  useEffect(() => {
    if (moving) return
    const look = () => {
      if (pages.freshen(first, last)) timer = setTimeout(look, rest)
    }
    let timer = setTimeout(look, rest)
    return () => clearTimeout(timer)
  }, [pages, moving, first, last])
}

interface RowProps extends Omit<ArticlePlaceProps, 'at'> {
  index: number
  /** Distance from the list's top to its first row, in px. */
  from: number
  columns: number
  measure: (row: HTMLElement | null) => void
}

const Row = memo(function Row({ index, from, columns, measure, total, ...place }: RowProps) {
  return (
    <div
      ref={measure}
      data-index={index}
      role="presentation"
      className={css.row}
      style={{ top: from, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: Math.min(columns, total - index * columns) }, (_, n) => (
        <ArticleSlot key={n} at={index * columns + n} total={total} {...place} />
      ))}
    </div>
  )
})
