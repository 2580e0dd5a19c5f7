import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import * as css from './search-suggestions.css.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SearchSuggestionsProps {
  term: string
  category: 'bike' | 'paa' | 'groupset' | null
  onPick: () => void
}

/** Names for what is being typed; each leads to the catalogue with its article code. */
export function SearchSuggestions({ term, category, onPick }: SearchSuggestionsProps) {
  const { t } = useLingui()
  const products = useSuggestions(term, category)
  if (products.length === 0) return null
  return (
    <nav className={css.list} aria-label={t`Suggestions`}>
      {products.map(({ name, article_code, category: part }) => (
        <Link
          key={article_code}
          to="/catalog/$category"
          params={{ category: part }}
          search={{ search: article_code, view: 'item' }}
          className={css.entry}
          onClick={onPick}
        >
          <span className={css.name}>{name}</span>
          <span className={css.code}>{article_code}</span>
        </Link>
      ))}
    </nav>
  )
}
