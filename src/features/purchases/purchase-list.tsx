import { Link } from '@tanstack/react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useMemo, useState } from 'react'
import { AddToCart } from '#parts/article/add-to-cart.tsx'
import type { Article } from '#parts/article/article.ts'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { ArticlePrice } from '#parts/article/article-price.tsx'
import { LineIncoming } from '#parts/article/line-incoming.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import type { Incoming } from '#parts/article/use-incoming.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import * as css from './purchase-list.css.ts'
import type { FrequentPurchases } from './purchases.gql.ts'
import { useRowsIncoming } from './use-rows-incoming.ts'

type PurchasePage = ResultOf<typeof FrequentPurchases>['purchases']

/** Versions of a model that stand there at once. */
const first = 3

/** Models that were bought, each with the articles it was bought as. */
export function PurchaseList({
  purchases: { entries, page, pageTotal },
  onPage,
}: {
  purchases: PurchasePage
  onPage: (page: number) => void
}) {
  const coming = useRowsIncoming(
    useMemo(
      () => entries.flatMap(({ products }) => products.map(({ article_code }) => article_code)),
      [entries],
    ),
  )
  if (entries.length === 0)
    return (
      <EmptyState
        heading={<Trans>Nothing was bought yet</Trans>}
        text={<Trans>What you order stands here the next time, ready to be ordered again.</Trans>}
      />
    )
  return (
    <>
      <div className={css.purchases}>
        {entries.map((entry) => (
          <PurchaseCard key={entry.id} entry={entry} coming={coming} />
        ))}
      </div>
      <Pagination page={page} pageCount={pageTotal} onPage={onPage} />
    </>
  )
}

function PurchaseCard({
  entry,
  coming,
}: {
  entry: PurchasePage['entries'][number]
  coming: ReadonlyMap<string, Incoming>
}) {
  const dates = useDates()
  const [all, setAll] = useState(false)
  const {
    products,
    parent_name: name,
    brand,
    model_year: year,
    serie,
    orders,
    pieces,
    lastBought,
  } = entry
  const [lead] = products
  if (!lead) return null
  return (
    <article className={css.purchase} aria-label={name}>
      <header className={css.head}>
        <ArticlePicture picture={lead.picture} size="thumb" />
        <div>
          <h2>
            <Link
              className={css.name}
              to="/catalog/$category/$slug"
              params={{ category: entry.category, slug: lead.slug }}
            >
              {name}
            </Link>
          </h2>
          <p className={css.quiet}>
            {[brand.description, year, serie].filter(Boolean).join(' · ')}
          </p>
          <p className={css.quiet}>
            <Plural value={orders} one="# order" other="# orders" /> ·{' '}
            <Plural value={pieces} one="# piece" other="# pieces" /> ·{' '}
            <Trans>last on {dates.day(lastBought)}</Trans>
          </p>
        </div>
      </header>
      {(all ? products : products.slice(0, first)).map((product) => (
        <Version key={product.id} product={product as Article} coming={coming.get(product.id)} />
      ))}
      {products.length > first && !all && (
        <div className={css.more}>
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
            <Trans>Show all {products.length} versions</Trans>
          </Button>
        </div>
      )}
    </article>
  )
}

function Version({ product, coming }: { product: Article; coming: Incoming | undefined }) {
  return (
    <div className={css.article}>
      <span className={css.version}>
        <span>{[product.size, product.colour].filter(Boolean).join(' · ') || product.name}</span>
        <span className={css.code}>{product.article_code_display}</span>
        <LineIncoming coming={coming} cartKey="" />
      </span>
      <ArticlePrice price={product.price} />
      <StockWord stocks={product.stocks} />
      <div className={css.add}>
        <AddToCart product={product as never} />
      </div>
    </div>
  )
}
