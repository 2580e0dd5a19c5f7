import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#ui/display/badge.tsx'
import { button } from '#ui/button.css.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { AddToCart } from '#parts/article/add-to-cart.tsx'
import type { Article } from '#parts/article/article.ts'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { EntryPrice } from './entry-price.tsx'
import * as css from './article-card.css.ts'

export interface Entry {
  id: string
  parent_name: string
  model_year: number | null
  items: number
  items_in_stock: number | null
  starting_at: string | null
  max_retail: string | null
  dealer_from: string | null
  dealer_to: string | null
  product: Article
}

interface ArticleCardProps {
  entry: Entry
  /** Among the first in sight: its picture is wanted now. */
  eager: boolean
  /** Position among all cards of the list, from 1: not all of them are rendered. */
  place?: { at: number; of: number }
}

/** One article, or a model that opens its sizes and colours. */
export function ArticleCard({ entry, eager, place }: ArticleCardProps) {
  const { product, items } = entry
  const to = {
    to: '/catalog/$category/$slug',
    params: { category: product.category, slug: product.slug },
  } as const
  const name = items > 1 ? entry.parent_name : product.name
  return (
    <article
      className={css.card}
      aria-label={name}
      aria-posinset={place?.at}
      aria-setsize={place?.of}
    >
      <Link {...to} tabIndex={-1} aria-hidden="true">
        <ArticlePicture picture={product.picture} size="card" eager={eager} />
      </Link>
      <div className={css.facts}>
        <Link {...to} className={css.name}>
          {name}
        </Link>
        <p className={css.line}>
          {product.brand}
          {entry.model_year !== null && ` · ${entry.model_year}`}
        </p>
        {items === 1 && <Code code={product.article_code_display} />}
        <Marks product={product} />
        <div className={css.price}>
          <EntryPrice entry={entry} />
          {items > 1 ? (
            <VersionsInStock count={entry.items_in_stock} />
          ) : (
            <StockWord stocks={product.stocks} />
          )}
        </div>
      </div>
      <div className={css.action}>
        {items === 1 ? (
          <AddToCart product={product} />
        ) : (
          <ChooseLink {...to} items={items} name={name} />
        )}
      </div>
    </article>
  )
}

function VersionsInStock({ count }: { count: number | null }) {
  if (count === null) return null
  return (
    <StatusDot tone={count > 0 ? 'success' : 'danger'}>
      {count > 0 ? (
        <Plural value={count} one="# version in stock" other="# versions in stock" />
      ) : (
        <Trans>Out of stock</Trans>
      )}
    </StatusDot>
  )
}

function Code({ code }: { code: string }) {
  return <CopyableCode code={code} />
}

function Marks({ product }: { product: Article }) {
  const deals = product.price.discount.length
  const promotion = product.price.discount.find(({ badge }) => badge)?.badge
  if (deals === 0 && product.tags.length === 0 && !product.block) return null
  return (
    <p className={css.marks}>
      {promotion && (
        <Badge tone="info" icon="tag">
          {promotion}
        </Badge>
      )}
      {deals > 0 && !promotion && (
        <Badge tone="info" icon="tag">
          <Trans>Volume price</Trans>
        </Badge>
      )}
      {product.tags.slice(0, 2).map((tag) => (
        <Badge key={`${tag.type}/${tag.name}`}>{tag.name}</Badge>
      ))}
      {product.block && (
        <Badge tone="warning" icon="blocked">
          <LineReasonText reason={product.block} from={product.availableForOrderAt} />
        </Badge>
      )}
    </p>
  )
}

function ChooseLink({
  items,
  name,
  ...to
}: {
  items: number
  name: string
  to: '/catalog/$category/$slug'
  params: { category: string; slug: string }
}) {
  const { t } = useLingui()
  return (
    <Link
      {...to}
      className={button({ fill: true })}
      aria-label={t`${name}: choose size and colour`}
    >
      <Plural value={items} one="Choose from # version" other="Choose from # versions" />
    </Link>
  )
}
