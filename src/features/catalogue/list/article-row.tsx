import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { AddToCart } from '#parts/article/add-to-cart.tsx'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { type Entry, VersionsInStock } from './article-card.tsx'
import { EntryPrice } from '#parts/article/entry-price.tsx'
import * as css from './article-row.css.ts'

interface ArticleRowProps {
  entry: Entry
  /** Position among all rows of the list, from 1: not all of them are rendered. */
  place: { at: number; of: number }
}

/** One article or model as a line of the list. */
export function ArticleRow({ entry, place }: ArticleRowProps) {
  const { product, items } = entry
  const name = items > 1 ? entry.parent_name : product.name
  return (
    <article className={css.row} aria-label={name} aria-posinset={place.at} aria-setsize={place.of}>
      <span className={css.picture}>
        <ArticlePicture picture={product.picture} size="row" />
      </span>
      <span className={css.names}>
        <Link
          to="/catalog/$category/$slug"
          params={{ category: product.category, slug: product.slug }}
          className={css.name}
        >
          {name}
        </Link>
        <span className={css.quiet}>
          {items === 1 ? product.article_code_display : product.brand}
          {items > 1 && entry.model_year !== null && ` · ${entry.model_year}`}
        </span>
      </span>
      <span className={css.stock}>
        {items > 1 ? (
          <VersionsInStock count={entry.items_in_stock} of={items} />
        ) : (
          <StockWord stocks={product.stocks} />
        )}
      </span>
      <span className={css.price}>
        <EntryPrice entry={entry} />
      </span>
      <span className={css.action}>
        {items > 1 ? (
          <span className={css.quiet}>
            <Trans>Choose size and color</Trans>
          </span>
        ) : product.block ? (
          <span className={css.quiet}>
            <LineReasonText reason={product.block} from={product.availableForOrderAt} />
          </span>
        ) : (
          <AddToCart product={product} row />
        )}
      </span>
    </article>
  )
}
