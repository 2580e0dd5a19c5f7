import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Icon } from '#ui/display/icon.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { ArticlePrice } from './article-price.tsx'
import * as css from './search-suggestions.css.ts'
import { StockWord } from './stock-word.tsx'
import type { SuggestedArticle } from './use-suggestions.ts'

interface SearchSuggestionsProps {
  /** Id of the list; an option's is this with its number. */
  id: string
  term: string
  products: readonly SuggestedArticle[]
  /** Number of the option the arrow keys are on; behind the last article stand all results. */
  active: number
  onPick: () => void
  onAll: () => void
}

/** Articles for what is being typed, with picture, code, stock and price, and all results: the list of a combobox. */
export function SearchSuggestions({
  id,
  term,
  products,
  active,
  onPick,
  onAll,
}: SearchSuggestionsProps) {
  const { t } = useLingui()
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <Plural value={products.length} one="# suggestion" other="# suggestions" />
        </span>
      </VisuallyHidden>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t`Suggestions`}
        className={css.searchList}
        // The field keeps the focus: it is what the list belongs to.
        onMouseDown={(event) => event.preventDefault()}
      >
        {products.map(({ name, article_code, slug, category, product }, n) => (
          <Link
            key={article_code}
            id={`${id}-${n}`}
            role="option"
            aria-selected={n === active}
            tabIndex={-1}
            to="/catalog/$category/$slug"
            params={{ category, slug }}
            className={css.option}
            onClick={onPick}
          >
            <SuggestedFacts name={name} product={product} />
          </Link>
        ))}
        <div
          id={`${id}-${products.length}`}
          role="option"
          aria-selected={active === products.length}
          tabIndex={-1}
          className={css.option}
          onClick={onAll}
          onKeyDown={(event) => event.key === 'Enter' && onAll()}
        >
          <Icon name="search" size="sm" />
          <Trans>Show all results for “{term}”</Trans>
        </div>
      </div>
    </>
  )
}

/** Tells suggested articles apart by picture, name, code, stock and price; renders again only for another article, not at every key. */
export const SuggestedFacts = memo(function SuggestedFacts({
  name,
  product,
}: Pick<SuggestedArticle, 'name' | 'product'>) {
  return (
    <>
      <ArticlePicture picture={product.picture} size="row" eager />
      <span className={css.texts}>
        <span className={css.name}>{name}</span>
        <span className={css.facts}>
          <span className={css.code}>{product.article_code_display}</span>
          <StockWord stocks={product.stocks} />
        </span>
      </span>
      <ArticlePrice price={product.price} />
    </>
  )
})
