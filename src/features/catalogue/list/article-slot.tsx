import { useLingui } from '@lingui/react/macro'
import { memo, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleRow } from './article-row.tsx'
import type { ListLayout } from './list-layout.ts'
import type { ListPages } from './list-pages.ts'
import type { FrameScheduler } from './frame-scheduler.ts'
import * as css from './article-list.css.ts'

export interface ArticlePlaceProps {
  pages: ListPages
  turns: FrameScheduler
  /** Cards on a page. */
  size: number
  /** Which of all cards it is, from 0. */
  at: number
  /** Cards there are. */
  total: number
  layout: ListLayout
}

/** The place of one card in a list: its card is drawn when its turn comes, and never where it has left the screen by then. */
export const ArticleSlot = memo(function ArticleSlot({
  pages,
  turns,
  size,
  at,
  total,
  layout,
}: ArticlePlaceProps) {
  const { t } = useLingui()
  const page = Math.floor(at / size) + 1
  const { entries, failed } = useSyncExternalStore(
    useCallback((tell) => pages.follow(page, tell), [pages, page]),
    () => pages.read(page),
  )
  const entry = entries?.[at % size]
  const drawn = useTurn(turns, at, entry !== undefined)
  if (entry && drawn && layout === 'table')
    return <ArticleRow entry={entry} place={{ at: at + 1, of: total }} />
  if (entry && drawn)
    return <ArticleCard entry={entry} eager={at < 4} place={{ at: at + 1, of: total }} />
  if (failed)
    return (
      <Button
        icon="refresh"
        onClick={() => pages.retry(page)}
      >{t`These articles could not be loaded. Try again`}</Button>
    )
  return entries && !entry ? null : (
    <div className={layout === 'table' ? css.emptyRow : css.empty} />
  )
})

/** Whether a card may be drawn; at once in a list that rests, as at its first sight. */
function useTurn(turns: FrameScheduler, at: number, there: boolean): boolean {
  const [drawn, setDrawn] = useState(() => there && !turns.moving)
  useEffect(
    () => (there && !drawn ? turns.take(at, () => setDrawn(true)) : undefined),
    [turns, at, there, drawn],
  )
  return drawn
}
