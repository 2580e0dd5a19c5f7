import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { filledFromArticle, type FoundArticle, isNamed } from '#domain/claims/claim-article.ts'
import { failureOf } from '#data/failure.ts'
import { silent } from '#data/silent.ts'
import { deviceCatalogueAtom } from '#parts/catalogue/catalogue-progress.ts'
import type { SuggestedArticle } from '#parts/article/use-suggestions.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { FindClaimArticles } from '../claims.gql.ts'
import type { ClaimFormState } from './use-claim-form.ts'

/** Articles that a text has found. `unknown`: there is no connection, and no catalogue on this device. */
export interface FoundArticles {
  text: string
  articles: readonly FoundArticle[] | 'unknown'
}

const shortest = 3
const pause = 300
const most = 5

const ofDevice = ({ name, product }: SuggestedArticle): FoundArticle => ({
  code: product.article_code,
  codeDisplay: product.article_code_display,
  name,
  brand: product.brand,
  model: product.model_name,
  series: product.serie,
  ean: product.ean,
})

/** Searches articles at the server; without a connection in the catalogue on this device. */
function useFindArticles() {
  const client = useClient()
  const online = useAtomValue(onlineAtom)
  const device = useAtomValue(deviceCatalogueAtom)
  return async (search: string): Promise<FoundArticles['articles']> => {
    const { data, error } = online
      ? await client.query(FindClaimArticles, { search }, silent).toPromise()
      : {}
    if (data) return data.claimArticles.slice(0, most)
    if (error && failureOf(error).kind !== 'network') return 'unknown'
    const answer = await device?.answer('searchSuggestions', { term: search, count: most })
    const found = answer?.data as { products: SuggestedArticle[] } | undefined
    return found ? found.products.map(ofDevice) : 'unknown'
  }
}

/**
 * The article of a claim: found while its number, name or EAN is typed, at once when it is scanned or the form is opened
 * with one; taking one fills the form in.
 */
export function useClaimArticle({ claim, set }: ClaimFormState) {
  const find = useFindArticles()
  const [text, setText] = useState('')
  const [found, setFound] = useState<FoundArticles | null>(null)
  const { fields, seen } = claim
  // The answer may come after more was typed.
  const latest = useRef({ fields, find })
  useEffect(() => {
    latest.current = { fields, find }
  })
  const taken = useRef<FoundArticle | null>(null)
  const take = (article: FoundArticle) => {
    set(filledFromArticle(latest.current.fields, taken.current, article))
    taken.current = article
    setText('')
    setFound(null)
  }
  useEffect(() => {
    if (text.trim().length < shortest) return setFound(null)
    let gone = false
    const timer = setTimeout(
      () =>
        void latest.current
          .find(text.trim())
          .then((articles) => !gone && setFound({ text, articles })),
      pause,
    )
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [text])
  const lookUp = async (code: string) => {
    set({ articleCode: code.trim() })
    const articles = await find(code.trim())
    const named = articles === 'unknown' ? undefined : articles.find((one) => isNamed(one, code))
    if (named) take(named)
    else setFound({ text: code, articles })
  }
  const first = useRef(true)
  useEffect(() => {
    // A claim that was submitted is not filled in anew.
    if (first.current && seen === null && fields.articleCode && !fields.model)
      void lookUp(fields.articleCode)
    first.current = false
  })
  return {
    /** Articles that the text of the field has found; null: it isn't searched. */
    found,
    take,
    lookUp,
    type(typed: string) {
      set({ articleCode: typed })
      setText(typed)
    },
    /** The field is left: an article that was named in full is taken. */
    leave(typed: string) {
      const articles = found?.articles
      const named =
        articles && articles !== 'unknown' && articles.find((one) => isNamed(one, typed))
      if (named) take(named)
      else if (text !== '') void lookUp(typed)
    },
  }
}
