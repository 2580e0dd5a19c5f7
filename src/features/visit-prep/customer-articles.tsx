import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { CachedCatalogue } from '#offline/catalogue/cached-catalogues.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { ArticleTable } from './article-table.tsx'
import type { Bought } from '#parts/offline-customers/download-customer.ts'
import { useFound, useTheirCatalogue } from './use-found.ts'
import * as css from './visit-prep.css.ts'

interface PackArticlesProps {
  r3: string
  bought: readonly Bought[]
  /** Progress of their catalogue on this device; undefined: none. */
  kept: CachedCatalogue | undefined
}

/** The whole catalogue at a customer's prices, to be searched; before that, what they buy. */
export function CustomerArticles({ r3, bought, kept }: PackArticlesProps) {
  const { t } = useLingui()
  const { brief } = useDates()
  const [asked, setAsked] = useState({ term: '', page: 1 })
  const byArticle = useMemo(
    () =>
      new Map(bought.flatMap((one) => one.products.map(({ id }): [string, Bought] => [id, one]))),
    [bought],
  )
  const type = (term: string) => setAsked({ term, page: 1 })
  const searching = asked.term.trim() !== ''
  if (!kept?.ready)
    return (
      <Stack gap={3}>
        <NotWhole />
        <WhatTheyBuy bought={bought} byArticle={byArticle} />
      </Stack>
    )
  const time = brief(kept.syncedAt)
  return (
    <Stack gap={3}>
      <SearchBox
        label={t`Search the whole catalog`}
        placeholder={t`Name, code, EAN or brand`}
        value={asked.term}
        onType={type}
        onSearch={type}
      />
      <p className={css.quiet}>
        <Plural
          value={kept.articles}
          one="# article at their prices"
          other="# articles at their prices"
        />
        {' · '}
        <Trans>as of {time}</Trans>
      </p>
      {searching ? (
        <FoundArticles
          key={r3}
          r3={r3}
          {...asked}
          byArticle={byArticle}
          onPage={(page) => setAsked({ ...asked, page })}
        />
      ) : (
        <WhatTheyBuy bought={bought} byArticle={byArticle} />
      )}
    </Stack>
  )
}

interface ByArticle {
  byArticle: ReadonlyMap<string, Bought>
}

function WhatTheyBuy({ bought, byArticle }: Pick<PackArticlesProps, 'bought'> & ByArticle) {
  const { t } = useLingui()
  const articles = bought.flatMap(({ products }) => products)
  if (articles.length === 0)
    return (
      <p className={css.quiet}>
        <Trans>This customer hasn’t bought anything yet.</Trans>
      </p>
    )
  return (
    <section aria-label={t`Often bought`}>
      <h2 className={css.heading}>
        <Trans>Often bought</Trans>
      </h2>
      <ArticleTable caption={t`Articles they buy`} articles={articles} bought={byArticle} />
    </section>
  )
}

function FoundArticles({
  r3,
  term,
  page,
  byArticle,
  onPage,
}: ByArticle & { r3: string; term: string; page: number; onPage: (page: number) => void }) {
  const { t } = useLingui()
  const found = useFound(useTheirCatalogue(r3), term, page)
  if (!found) return <SkeletonRows label={t`Searching this device`} />
  if (found.total === 0)
    return <EmptyState variant="no-result" heading={<Trans>No article found</Trans>} />
  return (
    <section aria-label={t`Articles found`}>
      <h2 className={css.heading} aria-live="polite">
        <Plural value={found.total} one="# article found" other="# articles found" />
      </h2>
      <ArticleTable
        caption={t`Articles found`}
        articles={found.entries.map(({ product }) => product)}
        bought={byArticle}
      />
      <Pagination page={page} pageCount={found.pageTotal} onPage={onPage} />
    </section>
  )
}

function NotWhole() {
  return (
    <Notice tone="warning" title={<Trans>The whole catalog is not here yet</Trans>}>
      <Trans>Only the articles this customer buys are here. Refresh online to get the rest.</Trans>
    </Notice>
  )
}
