import { codeWord, wordsOf } from '../search/word-index.ts'

/** Searchable facts of one article in one sales organisation. */
export interface IndexedArticle {
  id: number
  sorg: string
  code: string
  /** As people read it; the same as `code` where there is no other. */
  codeDisplay?: string
  slug: string
  ean: string | null
  name: string
  brand: string
  category: string
  mc: string | null
  model: string
  modelName: string
  modelYear: number | null
  serie: string | null
  size: string | null
  colour: string | null
  rank: number
  /** Cannot be ordered from this sales organisation. */
  blocked: boolean
  /** Retail price as a number: only for putting in order, never for paying. */
  retail: number
  /** Missing: not in stock. */
  inStock?: boolean
  /** Such as Valve: Presta 42 mm. */
  properties?: readonly { name: string; value: string }[]
}

/** Begins the entry of a name's last word in the table of words: in "bottle cage" that is what the article is. */
export const headMark = '='
/** Begins the entry of a word that stands in an article's properties alone. */
export const propertyMark = '~'

/** Words written with a hyphen, as people also type them: "U-lock" in one. */
const hyphenated = (text: string): string[] =>
  (text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []).map(codeWord)

/** The words that find an article, each once; those of its head and its properties with their marks. */
export function wordsOfArticle({
  code,
  codeDisplay,
  name,
  brand,
  modelName,
  serie,
  modelYear,
  size,
  colour,
  properties = [],
}: IndexedArticle): string[] {
  const titles = `${name} ${brand} ${modelName} ${serie ?? ''}`
  const words = new Set([
    ...wordsOf(
      [code, codeDisplay ?? '', titles, modelYear ?? '', size ?? '', colour ?? ''].join(' '),
    ),
    ...hyphenated(titles),
  ])
  const of = properties.flatMap(({ value }) => [...wordsOf(value), ...hyphenated(value)])
  const heads = headsOf(modelName)
  return [
    ...words,
    ...heads.map((word) => headMark + word),
    ...new Set(of.filter((word) => !words.has(word)).map((word) => propertyMark + word)),
  ]
}

/** The last word of a name, and where it has a hyphen all of it in one as well. */
function headsOf(name: string): string[] {
  const last = wordsOf(name).at(-1)
  const compound = hyphenated(name.split(/\s/).at(-1)!)
  return last === undefined ? [] : [...new Set([last, ...compound])]
}

/** Returns an article's codes as they are looked up: without dashes and spaces. */
export const codesOfArticle = ({ code, codeDisplay, ean }: IndexedArticle): string[] =>
  [...new Set([codeWord(code), codeWord(codeDisplay ?? ''), ean ?? ''])].filter(
    (word) => word !== '',
  )

/** The fields that an article is searched or filtered by, besides its properties. */
const fingered = [
  'sorg',
  'code',
  'codeDisplay',
  'slug',
  'ean',
  'name',
  'brand',
  'category',
  'mc',
  'model',
  'modelName',
  'modelYear',
  'serie',
  'size',
  'colour',
  'rank',
] as const satisfies (keyof IndexedArticle)[]

/** A number that is another one, all but certainly, when anything of an article that is searched or filtered by has changed. */
export function fingerOf(article: IndexedArticle): number {
  const all = JSON.stringify([
    ...fingered.map((field) => article[field] ?? ''),
    ...(article.properties ?? []).flatMap(({ name, value }) => [name, value]),
  ])
  let hash = 0x811c9dc5
  for (let n = 0; n < all.length; n++) hash = Math.imul(hash ^ all.charCodeAt(n), 0x01000193)
  return hash >>> 0
}
