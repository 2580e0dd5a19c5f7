import { useUser } from '#shell/session/use-session.ts'
import { useEffect, useState } from 'react'
import type { CatalogueProxy } from '#offline/catalogue/catalogue-proxy.ts'
import type { Article } from '#parts/article/article.ts'
import { openTheirCatalogue } from '#parts/offline-customers/customer-catalogue.ts'

/** Page of hits in a customer's catalogue. */
export interface Found {
  entries: { product: Article }[]
  total: number
  page: number
  pageTotal: number
}

const perPage = 24

/** A customer's catalogue while a screen is open; null: not opened yet, or this browser has none. */
export function useTheirCatalogue(r3: string): CatalogueProxy | null {
  const { id } = useUser()
  const [catalogue, setCatalogue] = useState<CatalogueProxy | null>(null)
  useEffect(() => {
    const page = openTheirCatalogue(id, r3)
    setCatalogue(page)
    return () => {
      setCatalogue(null)
      void page?.end(false)
    }
  }, [id, r3])
  return catalogue
}

/**
 * Searches a customer's catalogue on this device, article by article; null: no words, or no answer yet. The last
 * answer stays until the next arrives.
 */
export function useFound(
  catalogue: CatalogueProxy | null,
  term: string,
  page: number,
): Found | null {
  const [found, setFound] = useState<{ term: string; answer: Found } | null>(null)
  const search = term.trim()
  useEffect(() => {
    if (!catalogue || search === '') return setFound(null)
    let late = false
    void catalogue
      .answer('products', { search, view: 'ITEM', page, limit: perPage })
      .then((answer) => {
        if (!late && answer) setFound({ term: search, answer: answer.data as Found })
      })
    return () => {
      late = true
    }
  }, [catalogue, search, page])
  return search === '' ? null : (found?.answer ?? null)
}
