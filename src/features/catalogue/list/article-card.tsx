import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { Badge } from '#ui/display/badge.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { AddToCart } from '#parts/article/add-to-cart.tsx'
import type { Article } from '#parts/article/article.ts'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { EntryPrice } from '#parts/article/entry-price.tsx'
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

/** One article, or a model; a press anywhere opens it. */
export function ArticleCard({ entry, eager, place }: ArticleCardProps) {
  const { product, items } = entry
  const to = {
    to: '/catalog/$category/$slug',
    params: { category: product.category, slug: product.slug },
  } as const
  const name = items > 1 ? entry.parent_name : product.name
  return (
    <article
      className={items === 1 ? `${css.card} ${css.single}` : css.card}
      aria-label={name}
      aria-posinset={place?.at}
      aria-setsize={place?.of}
    >
      <div className={css.picture}>
        <ArticlePicture
          picture={product.picture}
          size={items === 1 ? 'cardLow' : 'card'}
          eager={eager}
        />
        <Marks product={product} />
      </div>
      <div className={css.facts}>
        <Link {...to} className={css.name}>
          {name}
        </Link>
        <p className={css.line}>
          {product.brand}
          {entry.model_year !== null && ` · ${entry.model_year}`}
          {items === 1 && (
            <span className={css.code}>
              {' · '}
              <CopyableCode code={product.article_code_display} />
            </span>
          )}
        </p>
        {product.block && (
          <Badge tone="warning" icon="blocked">
            <LineReasonText reason={product.block} from={product.availableForOrderAt} />
          </Badge>
        )}
        <div className={css.price}>
          <span className={css.cost}>
            <EntryPrice entry={entry} />
          </span>
          <span className={css.stock}>
            {items > 1 ? (
              <VersionsInStock count={entry.items_in_stock} of={items} />
            ) : (
              <StockWord stocks={product.stocks} />
            )}
          </span>
        </div>
      </div>
      {items === 1 && (
        <div className={css.action}>
          <AddToCart product={product} compact />
        </div>
      )}
    </article>
  )
}

/** Text with the number of a model's versions in stock; nothing where the tenant shows no stock. */
export function VersionsInStock({ count, of }: { count: number | null; of: number }) {
  if (count === null) return null
  return (
    <StatusDot tone={count > 0 ? 'success' : 'danger'}>
      {count > 0 ? (
        <Trans>
          {count} of {of} in stock
        </Trans>
      ) : (
        <Trans>Out of stock</Trans>
      )}
    </StatusDot>
  )
}

/** Badges over the picture. */
function Marks({ product }: { product: Article }) {
  const deals = product.price.discount.length
  const promotion = product.price.discount.find(({ badge }) => badge)?.badge
  if (deals === 0 && product.tags.length === 0) return null
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
    </p>
  )
}
