import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { SearchSuggestions as Document } from './suggestions.gql.ts'
import * as css from './search-suggestions.css.ts'

/** Fewer letters suggest nothing, and the server is asked only after a pause (document 2 section 9). */
const shortest = 3
const pause = 650

interface SearchSuggestionsProps {
  term: string
  locale: string
  category: 'bike' | 'paa' | 'groupset' | null
  onPick: () => void
}

/** Up to four names for what is being typed; each leads to the catalogue with its article code. */
export function SearchSuggestions({ term, locale, category, onPick }: SearchSuggestionsProps) {
  const { t } = useLingui()
  const settled = useSettled(term.trim())
  const [{ data }] = useQuery({ query: Document, variables: { term: settled, category }, pause: settled.length < shortest })
  const products = settled.length >= shortest && term.trim().length >= shortest ? (data?.searchSuggestions.products ?? []) : []
  if (products.length === 0) return null
  return (
    <nav className={css.list} aria-label={t`Suggestions`}>
      {products.map(({ name, article_code, category: part }) => (
        <Link key={article_code} to="/$locale/catalog/$category" params={{ locale, category: part }} search={{ search: article_code, view: 'item' }} className={css.entry} onClick={onPick}>
          <span>{name}</span>
          <span className={css.code}>{article_code}</span>
        </Link>
      ))}
    </nav>
  )
}

function useSettled(term: string): string {
  const [settled, setSettled] = useState(term)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(term), pause)
    return () => clearTimeout(timer)
  }, [term])
  return settled
}
