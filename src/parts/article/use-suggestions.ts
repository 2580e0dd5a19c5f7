import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { SearchSuggestions } from './suggestions.gql.ts'

/** Fewer letters suggest nothing, and the server is asked only after a pause (document 2 section 9). */
const shortest = 3
const pause = 650

/** Up to four articles for what is being typed. @param ask false: the server is left alone */
export function useSuggestions(term: string, category: 'bike' | 'paa' | 'groupset' | null, ask = true) {
  const settled = useSettled(term.trim())
  const [{ data }] = useQuery({ query: SearchSuggestions, variables: { term: settled, category }, pause: !ask || settled.length < shortest })
  return ask && settled.length >= shortest && term.trim().length >= shortest ? (data?.searchSuggestions.products ?? []) : []
}

function useSettled(term: string): string {
  const [settled, setSettled] = useState(term)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(term), pause)
    return () => clearTimeout(timer)
  }, [term])
  return settled
}
