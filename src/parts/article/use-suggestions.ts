import type { ResultOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { deviceCatalogueAtom } from '../catalogue/catalogue-progress.ts'
import { SearchSuggestions } from './suggestions.gql.ts'

/** Fewer letters suggest nothing, and the server is asked only after a pause. */
const shortest = 3
const pause = 650
const most = 4

type Answer = ResultOf<typeof SearchSuggestions>['searchSuggestions']
type Category = 'bike' | 'paa' | 'groupset' | null

/**
 * Returns up to four articles for the typed text: the device's at once, the server's after a pause.
 * @param ask false: nothing is asked
 */
export function useSuggestions(term: string, category: Category, ask = true) {
  const typed = term.trim()
  const settled = useSettled(typed)
  const wanted = ask && typed.length >= shortest
  const own = useOwnSuggestions(typed, category, wanted)
  const [{ data }] = useQuery({
    query: SearchSuggestions,
    variables: { term: settled, category },
    pause: !ask || settled.length < shortest,
  })
  if (!wanted) return []
  const ofServer = settled === typed ? data?.searchSuggestions.products : undefined
  return (
    ofServer ?? own ?? (settled.length >= shortest ? (data?.searchSuggestions.products ?? []) : [])
  )
}

/**
 * Returns suggestions of this device's catalogue, those of the previous text while it searches; undefined: no
 * catalogue.
 */
function useOwnSuggestions(
  term: string,
  category: Category,
  ask: boolean,
): Answer['products'] | undefined {
  const device = useAtomValue(deviceCatalogueAtom)
  const [products, setProducts] = useState<Answer['products']>()
  useEffect(() => {
    if (!ask || !device) return setProducts(undefined)
    let gone = false
    void device
      .answer('searchSuggestions', { term, category, count: most })
      .then((answer) => !gone && setProducts((answer?.data as Answer | undefined)?.products))
    return () => {
      gone = true
    }
  }, [device, term, category, ask])
  return products
}

function useSettled(term: string): string {
  const [settled, setSettled] = useState(term)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(term), pause)
    return () => clearTimeout(timer)
  }, [term])
  return settled
}
