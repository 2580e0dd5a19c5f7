import type { IndexedArticle } from './indexed-article.ts'
import type { PackedSets } from '../article/article-sets.ts'
import type { SynonymGroup } from '../search/search-lexicon.ts'

/**
 * Facts a device stores of an article beside the contract's fields: for searching, and because masked stock hides the
 * rest.
 */
export interface RecordFacts {
  articleId: number
  article_code: string
  article_code_display: string
  sorg: string
  slug: string
  ean: string | null
  name: string
  brand: string
  category: string
  mc: string | null
  model: string
  model_name: string
  model_year: number | null
  serie: string | null
  size: string | null
  colour: string | null
  allowToOrder: boolean
  sorgBlocked: boolean
  orderBlocked: boolean
  brandBlocked: boolean
  categoryBlocked: boolean
  hierarchyBlocked: boolean
  price: { retailDisplay: string | null }
  rank: number
  inStock: boolean
  properties: readonly { name: string; value: string }[]
}

/** An article as finding needs it. */
export const indexedArticle = (record: RecordFacts): IndexedArticle => ({
  id: record.articleId,
  sorg: record.sorg,
  code: record.article_code,
  codeDisplay: record.article_code_display,
  slug: record.slug,
  ean: record.ean,
  name: record.name,
  brand: record.brand,
  category: record.category,
  mc: record.mc,
  model: record.model,
  modelName: record.model_name,
  modelYear: record.model_year,
  serie: record.serie,
  size: record.size,
  colour: record.colour,
  rank: record.rank,
  inStock: record.inStock,
  properties: record.properties,
  blocked:
    record.sorgBlocked ||
    record.brandBlocked ||
    record.categoryBlocked ||
    record.hierarchyBlocked ||
    record.orderBlocked ||
    !record.allowToOrder,
  retail: Number(record.price.retailDisplay ?? 0),
})

/** Merchandise categories as the menu has them; their counts are made from the index. */
export interface CatalogueCategory {
  id: string
  mcid: string
  wording: string
  sorg: string
  type: string
}

/** Facts a device needs before it downloads a catalogue. */
export interface CatalogueHead {
  /** Hash of everything that shapes a record: with another one the device downloads everything again. */
  edition: string
  /** Articles there are, for the progress. */
  articles: number
  sorgs: string[]
  categories: CatalogueCategory[]
  /** Words that mean the same to the tenant's dealers. */
  synonyms: SynonymGroup[]
  /** The customer's own codes, all of them; null: those that the device has. */
  ownCodes: { word: string; articleId: number }[] | null
  /** Names that list. */
  ownCodesHash: string
  /** Articles in promotions and bought before, all of them; null: those that the device has. */
  picks: PackedSets | null
  /** Names them. */
  picksHash: string
  /** The person has a home page: the catalogue opens there. */
  homePage: boolean
  timeZone: string
  maskStock: boolean
  forCustomer: boolean
  /** Everything that changed from here on is in the next delta. */
  since: number
  /** The day the prices are of. */
  day: string
  /** The server's clock, ISO 8601. */
  at: string
}

/** The head of a piece with articles; the pieces' pages stand behind it. `last`: the highest article id in it. */
export interface ChunkHead {
  count: number
  last: number
  done: boolean
  pages: { first: number; last: number; count: number; bytes: number }[]
}

/**
 * Changes since the last delta: removed articles, and a chunk with changed ones. Categories, codes and picks are
 * complete.
 */
export interface DeltaHead extends ChunkHead, Omit<CatalogueHead, 'articles'> {
  gone: number[]
}

/** A head and the pages behind it as one run of bytes: the head's length (4 bytes, little-endian), the head, the pages. Both are compressed already. */
export function encodeChunk(head: Uint8Array, pages: readonly Uint8Array[]): Uint8Array {
  const piece = new Uint8Array(4 + head.length + pages.reduce((sum, page) => sum + page.length, 0))
  new DataView(piece.buffer).setUint32(0, head.length, true)
  piece.set(head, 4)
  let at = 4 + head.length
  for (const page of pages) {
    piece.set(page, at)
    at += page.length
  }
  return piece
}

/** The head of such a run, compressed, and what stands behind it. @throws Error for anything else, a page of a hotel's network among it */
export function chunkHeadOf(piece: Uint8Array): { head: Uint8Array; rest: Uint8Array } {
  const length =
    piece.length < 4
      ? Infinity
      : new DataView(piece.buffer, piece.byteOffset, piece.byteLength).getUint32(0, true)
  if (4 + length > piece.length) throw new Error('this is no piece of a catalogue')
  return { head: piece.subarray(4, 4 + length), rest: piece.subarray(4 + length) }
}

/** The pages behind a head. @throws Error when the piece was cut short */
export function chunkPagesOf({ pages }: ChunkHead, rest: Uint8Array): Uint8Array[] {
  let at = 0
  const found = pages.map(({ bytes }) => rest.subarray(at, (at += bytes)))
  if (at !== rest.length) throw new Error('a piece of a catalogue came cut short')
  return found
}
