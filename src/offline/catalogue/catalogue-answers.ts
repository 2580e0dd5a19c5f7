import { blockOf, type BlockFacts } from '#domain/article/article-block.ts'
import { codeForms } from '#domain/article/article-code.ts'
import {
  articlesBehind,
  articlesOfModel,
  entryOf,
  type EntryProduct,
} from '#domain/catalogue/catalogue-card.ts'
import {
  areasOf,
  categoriesOf,
  labelled,
  type ListArguments,
  messagesOf,
  pageOf,
  positionsNearCodes,
  positionsOfCodes,
  questionOf,
  relatedOf,
  suggestionOf,
  totalsOf,
  variantsOf,
} from '#domain/catalogue/catalogue-page.ts'
import { asksForSets, filterBySet } from '#domain/article/article-sets.ts'
import { ownCodesFor } from '#domain/catalogue/catalogue-scores.ts'
import { suggestedTerm } from '#domain/search/suggested-term.ts'
import type { Day } from '#domain/time/day.ts'
import { type ShownStock, stockOn } from '#domain/article/stock-display.ts'
import { canAnswer } from './can-answer.ts'
import type { CatalogueDatabase } from './catalogue-database.ts'
import { type LoadedCatalogue, readRecords } from './loaded-catalogue.ts'
import type { CatalogueRecord } from './chunks.ts'
import { keysFor } from './order-keys.ts'

interface AnswerDeps {
  database: CatalogueDatabase
  held: LoadedCatalogue
  today: Day
}

type AnsweredProduct = EntryProduct & Record<string, unknown>

/** An article as the server would answer it, as of the last delta. */
function productOf(
  { inStock: _, rank: __, articleId: ___, ...record }: CatalogueRecord,
  {
    held: {
      set: { head },
    },
    today,
  }: AnswerDeps,
): AnsweredProduct {
  const { dealer } = record.price as { dealer?: string | null; retailDisplay: string | null }
  return {
    ...record,
    id: `${record.sorg}/${record.article_code}`,
    block: blockOf(record as unknown as BlockFacts, Boolean(dealer) || !head.forCustomer, today),
    stocks: { ...stockOn(record.stocks as ShownStock, today), at: head.at },
  }
}

/** The articles at positions, in their order; one that is gone is left out. */
async function productsAt(
  parts: AnswerDeps,
  positions: readonly number[],
): Promise<{ position: number; product: AnsweredProduct; inStock: boolean }[]> {
  const {
    held: { index },
    database,
    held,
  } = parts
  const keys = positions.map((position) => ({
    position,
    id: index.id(position),
    sorg: index.sorg(position),
  }))
  const records = await readRecords(
    database,
    held,
    keys.map(({ id }) => id),
  )
  return keys.flatMap(({ position, id, sorg }) => {
    const record = records.get(id)?.find((one) => one.sorg === sorg)
    return record ? [{ position, product: productOf(record, parts), inStock: record.inStock }] : []
  })
}

const longestTerm = 200
const sorgsOf = ({ held }: AnswerDeps) => held.set.head.sorgs

async function products(parts: AnswerDeps, args: ListArguments) {
  const {
    held: { index, codes, picks, set },
  } = parts
  const wanted = asksForSets(args.filter)
  // Of a customer who is not chosen the server says so.
  if ((wanted.promotions || wanted.bought) && (!picks || (wanted.bought && !picks.bought)))
    return undefined
  const picked = picks ? filterBySet(args.filter, picks) : undefined
  const keys = await keysFor(parts.database, parts.held, args.sort, parts.today)
  if (!keys) return undefined
  const question = {
    ...questionOf(args, sorgsOf(parts), ownCodesFor(codes, args.search)),
    ...keys,
    ...(picked && { picked }),
  }
  const found = index.find(question)
  const range = pageOf(args)
  const positions = [...found.positions.subarray(range.from, range.to)]
  const entries = question.grouped
    ? await modelCards(
        parts,
        positions.map((position) => ({
          position,
          articles: articlesBehind(index, found, position),
        })),
      )
    : (await productsAt(parts, positions)).map(({ position, product, inStock }) =>
        entryOf(
          index,
          { positions: [position], dealers: [product.price.dealer] },
          product,
          false,
          set.head.maskStock ? null : inStock,
        ),
      )
  return {
    entries,
    page: range.page,
    ...totalsOf(found, range.size),
    facets: labelled(found.facets),
    attributes: labelled(found.attributes),
    messages: messagesOf(found.facets, args),
  }
}

/** Cards of models, each by the article that stands for it and all it stands for. */
async function modelCards(
  parts: AnswerDeps,
  cards: readonly { position: number; articles: readonly number[] }[],
) {
  const {
    held: {
      index,
      set: { head },
    },
  } = parts
  // Before a customer is chosen nothing has a dealer price, and only what is shown needs to be read.
  const read = cards.flatMap(({ position, articles }) =>
    head.forCustomer ? [position, ...articles] : [position],
  )
  const shown = new Map(
    (await productsAt(parts, [...new Set(read)])).map((one) => [one.position, one]),
  )
  return cards.flatMap(({ position, articles }) => {
    const own = shown.get(position)
    if (!own) return []
    const dealers = articles.map((one) => shown.get(one)?.product.price.dealer)
    return [
      entryOf(
        index,
        { positions: articles, dealers },
        own.product,
        true,
        head.maskStock ? null : own.inStock,
      ),
    ]
  })
}

async function searchSuggestions(
  parts: AnswerDeps,
  { term, category, count }: { term: string; category?: string | null; count?: number | null },
) {
  if (term.trim().length < 3) return { suggestion: null, products: [] }
  const {
    held: { index, codes },
  } = parts
  const best = index.suggest(
    term,
    { sorgs: sorgsOf(parts), category: category ?? null, own: ownCodesFor(codes, term) },
    Math.min(20, Math.max(1, count ?? 4)),
  )
  const found = (await productsAt(parts, best)).map(({ product }) =>
    suggestionOf(product as typeof product & Parameters<typeof suggestionOf>[0]),
  )
  const names = found.map(({ name }) => name)
  return { suggestion: suggestedTerm(term, names), products: found }
}

async function relatedProducts(parts: AnswerDeps, slug: string, limit: number | null | undefined) {
  const {
    held: { index },
  } = parts
  const sorgs = sorgsOf(parts)
  const positions = relatedOf(index, slug, sorgs, Math.min(24, Math.max(1, limit ?? 8)))
  return modelCards(
    parts,
    positions.map((position) => ({ position, articles: articlesOfModel(index, position, sorgs) })),
  )
}

async function modelOf(parts: AnswerDeps, slug: string) {
  return (await productsAt(parts, variantsOf(parts.held.index, slug, sorgsOf(parts)))).map(
    ({ product }) => product,
  )
}

async function productDetails(parts: AnswerDeps, slug: string) {
  const variants = await modelOf(parts, slug)
  const product = variants.find((variant) => variant.slug === slug)
  return product ? { product, variants } : null
}

const bikeCategories = (
  {
    held: {
      index,
      set: { head },
    },
  }: AnswerDeps,
  type: string | null | undefined,
) => categoriesOf(index, head.categories, head.sorgs, type)

async function articlesByCode(parts: AnswerDeps, asked: readonly string[]) {
  const {
    held: { index, codes },
  } = parts
  const words = new Set(asked.flatMap(codeForms))
  const own = new Map(
    codes.filter(({ word }) => words.has(word)).map(({ word, articleId }) => [word, articleId]),
  )
  const found = positionsOfCodes(index, asked, sorgsOf(parts), own)
  const closest = positionsNearCodes(index, asked, found, sorgsOf(parts))
  const shown = new Map(
    (await productsAt(parts, [...new Set([...found, ...closest].flat())])).map(
      ({ position, product }) => [position, product],
    ),
  )
  return asked.map((code, n) => ({
    asked: code,
    products: found[n]!.flatMap((position) => shown.get(position) ?? []),
    closest: closest[n]!.flatMap((position) => shown.get(position) ?? []),
  }))
}

/** Answers a field of the contract from a held catalogue, as the server would; undefined: it cannot. */
export async function answerFrom(
  parts: AnswerDeps,
  field: string,
  args: Record<string, unknown>,
): Promise<unknown> {
  if (!canAnswer(field, args) || String(args.search ?? args.term ?? '').length > longestTerm)
    return undefined
  if (field === 'products') return products(parts, args)
  if (field === 'searchSuggestions') return searchSuggestions(parts, args as { term: string })
  if (field === 'productDetailsV2') return productDetails(parts, args.slug as string)
  if (field === 'productStock') return modelOf(parts, args.slug as string)
  if (field === 'relatedProducts')
    return relatedProducts(parts, args.slug as string, args.limit as number | undefined)
  if (field === 'bikeCategories') return bikeCategories(parts, args.type as string | undefined)
  if (field === 'articlesByCode') return articlesByCode(parts, args.codes as string[])
  const sorgs = sorgsOf(parts)
  return areasOf(
    (category) => parts.held.index.find({ sorgs, category }).positions.length > 0,
    parts.held.set.head.homePage,
  )
}
