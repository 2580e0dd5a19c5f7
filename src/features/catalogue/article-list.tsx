import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useQuery } from 'urql'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ArticleCard } from './article-card.tsx'
import { CataloguePage } from './catalogue.gql.ts'
import type { ListVariables } from './catalogue-search.ts'
import * as css from './article-list.css.ts'

interface ArticleListProps {
  variables: ListVariables
  locale: string
  pages: number
  pageTotal: number
  onMore: () => void
}

/** The pages of a list below each other; the next is fetched when the end comes into sight. */
export function ArticleList({ variables, locale, pages, pageTotal, onMore }: ArticleListProps) {
  const shown = Math.min(pages, Math.max(1, pageTotal))
  return (
    <>
      <div className={css.grid} role="feed" aria-busy="false">
        {Array.from({ length: shown }, (_, n) => <OnePage key={n} variables={{ ...variables, page: n + 1 }} locale={locale} />)}
      </div>
      {shown < pageTotal && <More key={shown} onMore={onMore} />}
    </>
  )
}

function OnePage({ variables, locale }: { variables: ListVariables; locale: string }) {
  const { t } = useLingui()
  const [{ data, error }, again] = useQuery({ query: CataloguePage, variables })
  if (!data) {
    if (error) return <Button icon="refresh" onClick={() => again({ requestPolicy: 'network-only' })}>{t`These articles could not be loaded. Try again`}</Button>
    return Array.from({ length: 4 }, (_, n) => <Skeleton key={n} height="18rem" />)
  }
  return data.products.entries.map((entry, n) => <ArticleCard key={entry.id} entry={entry} locale={locale} eager={variables.page === 1 && n < 4} />)
}

function More({ onMore }: { onMore: () => void }) {
  const { t } = useLingui()
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '600px' })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onMore])
  return <div ref={end} className={css.more}><Button onClick={onMore}>{t`Show more`}</Button></div>
}
