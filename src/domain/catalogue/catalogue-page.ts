import { codeForms } from '../article/article-code.ts'
import { mostCorrected, mostNear } from '../article/near-code.ts'
import { articlesOfModel } from './catalogue-card.ts'
import { codeOf } from './catalogue-columns.ts'
import type { AttributeFilter } from './catalogue-attributes.ts'
import type { FoundFacet } from './catalogue-facets.ts'
import type { CatalogueIndex, CatalogueQuestion, Found } from './catalogue-index.ts'
import type { ArticleOrder } from './catalogue-order.ts'
import type { SetFilter } from '../article/article-sets.ts'
import type { OwnCode } from './catalogue-scores.ts'

/** The arguments of `products`, as the contract has them. */
export interface ListArguments {
  category?: string | null
  search?: string | null
  mc?: string | null
  filter?:
    | ({
        brands?: readonly string[] | null
        modelYears?: readonly number[] | null
        sizes?: readonly string[] | null
        colours?: readonly string[] | null
        attributes?: readonly AttributeFilter[] | null
        inStock?: boolean | null
        priceFrom?: string | null
        priceTo?: string | null
      } & SetFilter)
    | null
  sort?: ArticleOrder | null
  view?: 'GROUP' | 'ITEM' | null
  page?: number | null
  limit?: number | null
}

const largestPage = 100
const usualPage = 24

/** The question behind the arguments, for articles of these sales organisations. */
export const questionOf = (
  { category, search, mc, filter, sort, view }: ListArguments,
  sorgs: readonly string[],
  own?: readonly OwnCode[],
): CatalogueQuestion => ({
  sorgs,
  category: category ?? null,
  mc: mc ?? null,
  term: search ?? null,
  ...filter,
  sort: sort ?? 'RECOMMENDED',
  grouped: view !== 'ITEM',
  ...(own?.length ? { own } : {}),
})

/** Which page is asked for, how many entries it has and which they are. */
export function pageOf({ page, limit }: ListArguments): {
  page: number
  size: number
  from: number
  to: number
} {
  const size = Math.min(largestPage, Math.max(1, limit ?? usualPage))
  const at = Math.max(1, page ?? 1)
  return { page: at, size, from: (at - 1) * size, to: at * size }
}

/** Filters with words for their values. */
export const labelled = <Name extends string>(
  facets: readonly { name: Name; values: readonly { value: string; count: number }[] }[],
) =>
  facets.map(({ name, values }) => ({
    name,
    values: values.map((value) => ({ ...value, label: value.value })),
  }))

/** An article as it is suggested while a person types. */
export const suggestionOf = <
  P extends { name: string; article_code: string; slug: string; category: string },
>(
  product: P,
) => ({
  name: product.name,
  article_code: product.article_code,
  slug: product.slug,
  category: product.category as 'bike' | 'paa' | 'groupset',
  product,
})

/** Returns messages about a result as a whole: words that find more in another part of the catalogue. */
export const messagesOf = (facets: readonly FoundFacet[], { search, category }: ListArguments) =>
  (search && category ? (facets.find(({ name }) => name === 'CATEGORY')?.values ?? []) : [])
    .filter(({ value }) => value !== category)
    .map(({ value, count }) => ({
      code: 'found_elsewhere' as const,
      category: value as 'bike' | 'paa' | 'groupset',
      count,
    }))

/** Counts the entries, pages and articles of a result, and names the words it is without. */
export const totalsOf = (found: Found, size: number) => ({
  total: found.positions.length,
  articles: found.articles,
  leftOut: [...found.leftOut],
  pageTotal: Math.ceil(found.positions.length / size),
})

/** The positions of every article of the model that a slug belongs to, each article once; none: nothing here has this slug. */
export function variantsOf(
  index: CatalogueIndex,
  slug: string,
  sorgs: readonly string[],
): number[] {
  const own = index.positionsOfSlug(slug).find((position) => sorgs.includes(index.sorg(position)))
  return own === undefined ? [] : articlesOfModel(index, own, sorgs)
}

/**
 * Returns positions of cards related to a slug's model, one each: same merchandise category, same brand first,
 * recommended first.
 */
export function relatedOf(
  index: CatalogueIndex,
  slug: string,
  sorgs: readonly string[],
  most: number,
): number[] {
  const own = index.positionsOfSlug(slug).find((position) => sorgs.includes(index.sorg(position)))
  const mc = own === undefined ? null : index.text('mc', own)
  if (own === undefined || mc === null) return []
  const {
    columns: { mc: categories, model, brand },
    blocked,
  } = index.parts
  const wanted = codeOf(categories, mc)
  const seen = new Set([model.codes[own]!])
  const [sameBrand, others]: [number[], number[]] = [[], []]
  for (let position = 0; position < index.count && sameBrand.length < most; position++) {
    if (
      categories.codes[position] !== wanted ||
      blocked[position] === 1 ||
      seen.has(model.codes[position]!) ||
      !sorgs.includes(index.sorg(position))
    )
      continue
    seen.add(model.codes[position]!)
    ;(brand.codes[position] === brand.codes[own] ? sameBrand : others).push(position)
  }
  return [...sameBrand, ...others].slice(0, most)
}

/** The categories of a part that have articles, in their order: each once, however many sales organisations name it, with how many articles these have in it. */
export function categoriesOf<C extends { mcid: string; type: string }>(
  index: CatalogueIndex,
  rows: readonly C[],
  sorgs: readonly string[],
  type: string | null | undefined,
): (C & { count: number })[] {
  const counts = index.countsByCategory(sorgs)
  const found = new Map<string, C & { count: number }>()
  for (const row of rows) {
    const key = `${row.type}/${row.mcid}`
    const count = counts.get(key) ?? 0
    if (count > 0 && !found.has(key) && (!type || row.type === type))
      found.set(key, { ...row, count })
  }
  return [...found.values()]
}

/** Returns the parts of the catalogue that have articles; without a home page the portal opens on the first. */
export function areasOf(has: (category: string) => boolean, hasHomePage: boolean) {
  const areas = { bike: has('bike'), paa: has('paa'), groupset: has('groupset') }
  const part = areas.bike ? 'bike' : areas.paa || !areas.groupset ? 'paa' : 'groupset'
  return { ...areas, defaultUrl: hasHomePage ? '/catalog' : `/catalog/${part}` }
}

/** The positions behind each code, as people write codes. @param own the article of each of the customer's own codes, by its word */
export const positionsOfCodes = (
  index: CatalogueIndex,
  codes: readonly string[],
  sorgs: readonly string[],
  own: ReadonlyMap<string, number>,
): number[][] =>
  codes.map((asked) => {
    const positions = codeForms(asked).flatMap((word) => {
      const ownArticle = own.get(word)
      return [
        ...(ownArticle === undefined ? [] : index.positionsOfId(ownArticle)),
        ...index.positionsOfCode(word),
      ]
    })
    return [...new Set(positions)].filter((position) => sorgs.includes(index.sorg(position)))
  })

/**
 * Positions of the articles that codes without any may mean, one each; nothing where there are too many to choose from.
 * @param found positions behind each code, as `positionsOfCodes` returns them
 */
export function positionsNearCodes(
  index: CatalogueIndex,
  codes: readonly string[],
  found: readonly (readonly number[])[],
  sorgs: readonly string[],
): number[][] {
  let left = mostCorrected
  return codes.map((asked, n) => {
    if (found[n]!.length > 0 || left === 0) return []
    left -= 1
    const sold = index.positionsNearCode(asked).filter((at) => sorgs.includes(index.sorg(at)))
    const one = new Map(sold.toReversed().map((position) => [index.id(position), position]))
    return one.size > mostNear ? [] : [...one.values()].toReversed()
  })
}
