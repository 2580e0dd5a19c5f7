import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'
import { useQuery } from 'urql'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ArticleCard } from './article-card.tsx'
import { CataloguePage } from './catalogue.gql.ts'
import type { ListVariables } from './catalogue-search.ts'
import { useGrid } from './use-grid.ts'
import * as css from './article-list.css.ts'

interface ArticleListProps {
  variables: ListVariables
  locale: string
  /** Cards there are. */
  total: number
}

/** Heights of rows before they are measured, in px. */
const guesses = { card: 440, line: 230 }
/** Between rows, in px: the grid's own gap. */
const gap = 12

/** All cards of a list, however many: only the rows in sight are in the page, and only their pages are asked for. */
export function ArticleList(props: ArticleListProps) {
  const grid = useRef<HTMLDivElement>(null)
  const { top, columns } = useGrid(grid)
  return <div ref={grid}>{columns > 0 && <Rows key={columns} {...props} top={top} columns={columns} />}</div>
}

function Rows({ variables, locale, total, top, columns }: ArticleListProps & { top: number; columns: number }) {
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(total / columns), estimateSize: () => (columns === 1 ? guesses.line : guesses.card), overscan: 3, scrollMargin: top, gap,
  })
  return (
    <div className={css.list} role="feed" aria-busy="false" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          role="presentation"
          className={css.row}
          style={{ transform: `translateY(${start - top}px)`, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {Array.from({ length: Math.min(columns, total - index * columns) }, (_, n) => <Place key={n} variables={variables} locale={locale} at={index * columns + n} />)}
        </div>
      ))}
    </div>
  )
}

/** One card, from the page of the list it is on. */
function Place({ variables, locale, at }: { variables: ListVariables; locale: string; at: number }) {
  const { t } = useLingui()
  const size = variables.limit ?? 1
  const page = Math.floor(at / size) + 1
  const asked = useMemo(() => ({ ...variables, page }), [variables, page])
  const [{ data, error }, again] = useQuery({ query: CataloguePage, variables: asked })
  const entry = data?.products.entries[at % size]
  if (entry) return <ArticleCard entry={entry} locale={locale} eager={at < 4} />
  if (data) return null
  if (error) return <Button icon="refresh" onClick={() => again({ requestPolicy: 'network-only' })}>{t`These articles could not be loaded. Try again`}</Button>
  return <Skeleton height="18rem" />
}
