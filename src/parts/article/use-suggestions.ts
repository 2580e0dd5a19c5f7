import type { ResultOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { deviceCatalogueAtom } from '../catalogue/catalogue-progress.ts'
import { SearchSuggestions } from './suggestions.gql.ts'

/** Fewer letters suggest nothing, and the server is asked only after a pause. */
const shortest = 3
const pause = 650

type Answer = ResultOf<typeof SearchSuggestions>['searchSuggestions']
/** An article as it is suggested. */
export type SuggestedArticle = Answer['products'][number]
type Category = 'bike' | 'paa' | 'groupset' | null

/**
 * Returns up to four articles for the typed text: the device's at once, the server's after a pause.
 * @param ask false: nothing is asked
 */
export const useSuggestions = (term: string, category: Category, ask = true) =>
  useFoundSuggestions(term, category, ask).products

/**
 * Returns suggestions and whether they answer what is typed now: until then those of the text before stay in sight.
 * @param count how many at most; undefined: the contract's usual number
 */
export function useFoundSuggestions(
  term: string,
  category: Category,
  ask = true,
  count?: number,
): { products: Answer['products']; isCurrent: boolean } {
  const typed = term.trim()
  const settled = useSettled(typed)
  const wanted = ask && typed.length >= shortest
  const own = useOwnSuggestions(typed, category, wanted, count)
  const [{ data, fetching }] = useQuery({
    query: SearchSuggestions,
    variables: { term: settled, category, count },
    pause: !ask || settled.length < shortest,
  })
  if (!wanted) return { products: [], isCurrent: true }
  const ofServer = settled === typed ? data?.searchSuggestions.products : undefined
  if (ofServer) return { products: ofServer, isCurrent: true }
  if (own) return { products: own.products, isCurrent: own.term === typed }
  const before = settled.length >= shortest ? data?.searchSuggestions.products : undefined
  return { products: before ?? [], isCurrent: settled === typed && !fetching }
}

/**
 * Returns suggestions of this device's catalogue, those of the previous text while it searches; undefined: no
 * catalogue.
 */
function useOwnSuggestions(
  term: string,
  category: Category,
  ask: boolean,
  count: number | undefined,
): { term: string; products: Answer['products'] } | undefined {
  const device = useAtomValue(deviceCatalogueAtom)
  const [found, setFound] = useState<{ term: string; products: Answer['products'] }>()
  useEffect(() => {
    if (!ask || !device) return setFound(undefined)
    let gone = false
    void device
      .answer('searchSuggestions', { term, category, ...(count !== undefined && { count }) })
      .then((answer) => {
        const products = (answer?.data as Answer | undefined)?.products
        // Typing goes first.
        if (!gone) startTransition(() => setFound(products && { term, products }))
      })
    return () => {
      gone = true
    }
  }, [device, term, category, ask, count])
  return found
}

function useSettled(term: string): string {
  const [settled, setSettled] = useState(term)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(term), pause)
    return () => clearTimeout(timer)
  }, [term])
  return settled
}
