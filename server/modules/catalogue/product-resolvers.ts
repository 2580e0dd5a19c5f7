import DataLoader from 'dataloader'
import type { RequestContext } from '../../context.ts'
import { last, lastingOf } from '../../persisted/lasting.ts'
import type {
  ProductEntryResolvers,
  ProductResolvers,
  ResolversParentTypes,
} from '../../resolver-types.gen.ts'
import { type ArticleDocument, readDocuments } from './documents/document-store.ts'

interface Linked {
  article_code: string
  model: string
}

const loaders = new WeakMap<RequestContext, DataLoader<Linked, ArticleDocument[], string>>()

/** Reads the documents of all articles of an answer in one statement. */
function documentsOf(request: RequestContext): DataLoader<Linked, ArticleDocument[], string> {
  const known = loaders.get(request)
  if (known) return known
  const made = new DataLoader<Linked, ArticleDocument[], string>(
    async (articles) => {
      const documents = await readDocuments(request.tx, articles)
      return articles.map(({ article_code }) => documents.get(article_code) ?? [])
    },
    { cacheKeyFn: ({ article_code, model }) => `${article_code} ${model}` },
  )
  loaders.set(request, made)
  return made
}

/** Documents by the remembered article that they are of: they are remembered as long as it is. */
const knownDocuments = new WeakMap<object, ArticleDocument[]>()

export const Product: ProductResolvers<RequestContext> = {
  documents(product, _, request) {
    const { article_code, model } = product
    const article = lastingOf(product)
    const known = article && knownDocuments.get(article)
    if (known) return known
    return documentsOf(request)
      .load({ article_code, model })
      .then((documents) => {
        if (article) knownDocuments.set(article, last(documents))
        return documents
      })
  },
}

/** A card's dealer prices are those of all articles behind it: read once for a page of cards, when one is asked for. */
export const ProductEntry: ProductEntryResolvers<RequestContext> = {
  dealer_from: ({ dealerSpan }) => spanned(dealerSpan(), 'dealer_from'),
  dealer_to: ({ dealerSpan }) => spanned(dealerSpan(), 'dealer_to'),
}

type Span = Awaited<ReturnType<ResolversParentTypes['ProductEntry']['dealerSpan']>>
const spanned = (span: Span | Promise<Span>, end: keyof Span) =>
  span instanceof Promise ? span.then((there) => there[end] ?? null) : (span[end] ?? null)
