import { keyedOrders } from '#domain/catalogue/catalogue-keys.ts'
import * as v from 'valibot'
import type { VariablesOf } from 'gql.tada'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { addressText } from '#data/list-search.ts'
import type { CataloguePage } from '../catalogue.gql.ts'

const sorts = [
  'RECOMMENDED',
  'NAME',
  'NAME_DESC',
  'PRICE',
  'PRICE_DESC',
  'NEWEST',
  'CODE',
  ...keyedOrders,
] as const
const texts = v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))
const list = v.optional(texts)
const amount = v.optional(
  v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,12}(\.\d{1,4})?$/)),
)

/** Schema of a list's address (search, view=item, mc; the filters are ours). */
export const CatalogueSearch = v.object({
  search: addressText,
  view: v.fallback(v.optional(v.picklist(['item', 'group'])), undefined),
  mc: addressText,
  sort: v.fallback(v.optional(v.picklist(sorts)), undefined),
  brand: v.fallback(list, undefined),
  year: v.fallback(list, undefined),
  size: v.fallback(list, undefined),
  colour: v.fallback(list, undefined),
  /** Values by the name of an attribute. */
  attributes: v.fallback(v.optional(v.record(v.string(), texts)), undefined),
  stock: v.fallback(v.optional(v.boolean()), undefined),
  priceFrom: v.fallback(amount, undefined),
  priceTo: v.fallback(amount, undefined),
  promotion: v.fallback(v.optional(v.boolean()), undefined),
  /** Code of one promotion. */
  promo: addressText,
  bought: v.fallback(v.optional(v.boolean()), undefined),
  /** The department in which a search of everything began. */
  from: v.fallback(v.optional(v.picklist(['bike', 'paa', 'groupset'])), undefined),
})
export type CatalogueSearch = v.InferOutput<typeof CatalogueSearch>

export type ListVariables = VariablesOf<typeof CataloguePage>
export type Category = 'bike' | 'paa' | 'groupset'

export const isCategory = (segment: string): segment is Category =>
  segment === 'bike' || segment === 'paa' || segment === 'groupset'

/** An address without any filter. */
export const noFilters = {
  mc: undefined,
  brand: undefined,
  year: undefined,
  size: undefined,
  colour: undefined,
  attributes: undefined,
  stock: undefined,
  priceFrom: undefined,
  priceTo: undefined,
  promotion: undefined,
  promo: undefined,
  bought: undefined,
} satisfies Partial<CatalogueSearch>

/** Whether an address leaves anything of its part out, by words or by a filter. */
export const isNarrowed = ({ search, ...filters }: CatalogueSearch) =>
  Boolean(search) ||
  Object.keys(noFilters).some((name) => filters[name as keyof typeof noFilters] !== undefined)

/** One filter in force. */
export interface ChosenFilter {
  key:
    | 'mc'
    | 'brand'
    | 'year'
    | 'size'
    | 'colour'
    | 'attribute'
    | 'stock'
    | 'price'
    | 'promotion'
    | 'promo'
    | 'bought'
  /** The value asked for, of an attribute with its name; empty for a filter that is on or off. */
  value: string
  /** The change that removes it and leaves the others. */
  without: Partial<CatalogueSearch>
}

/** The address with these values of an attribute; none: without it. */
export function withAttribute(
  { attributes = {} }: Pick<CatalogueSearch, 'attributes'>,
  name: string,
  values: readonly string[],
): Pick<CatalogueSearch, 'attributes'> {
  const { [name]: _, ...others } = attributes
  const changed = values.length > 0 ? { ...others, [name]: [...values] } : others
  return { attributes: Object.keys(changed).length > 0 ? changed : undefined }
}

const attributesIn = (search: CatalogueSearch): ChosenFilter[] =>
  Object.entries(search.attributes ?? {}).flatMap(([name, values]) =>
    values.map((value) => ({
      key: 'attribute' as const,
      value: `${name}: ${value}`,
      without: withAttribute(
        search,
        name,
        values.filter((other) => other !== value),
      ),
    })),
  )

/** The filters of an address one by one; a price range is one of them, each brand, size, colour, year or attribute another. */
export function chosenFilters(search: CatalogueSearch): ChosenFilter[] {
  const { mc, promo, priceFrom, priceTo } = search
  const one = (key: 'mc' | 'promo', value: string | undefined): ChosenFilter[] =>
    value ? [{ key, value, without: { [key]: undefined } }] : []
  const on = (key: 'stock' | 'promotion' | 'bought'): ChosenFilter[] =>
    search[key] ? [{ key, value: '', without: { [key]: undefined } }] : []
  const each = (key: 'brand' | 'year' | 'size' | 'colour'): ChosenFilter[] =>
    (search[key] ?? []).map((value, _, all) => {
      const others = all.filter((other) => other !== value)
      return { key, value, without: { [key]: others.length > 0 ? others : undefined } }
    })
  const price: ChosenFilter[] =
    priceFrom === undefined && priceTo === undefined
      ? []
      : [{ key: 'price', value: '', without: { priceFrom: undefined, priceTo: undefined } }]
  return [
    ...one('mc', mc),
    ...on('stock'),
    ...on('promotion'),
    ...on('bought'),
    ...one('promo', promo),
    ...each('brand'),
    ...each('year'),
    ...each('size'),
    ...each('colour'),
    ...attributesIn(search),
    ...price,
  ]
}

/** Whether an address asks for a list: it says anything of one. */
export const asksForList = (search: CatalogueSearch) =>
  Object.values(search).some((value) => value !== undefined)

/**
 * Returns the part of an address that applies to another department: categories differ by department.
 * @param fits the filters find something there
 */
export const searchInDepartment = (
  { mc: _, ...others }: CatalogueSearch,
  fits: boolean,
): CatalogueSearch =>
  fits ? others : { search: others.search, view: others.view, sort: others.sort }

/** The view of an address, else the tenant's default (group). */
export const viewOf = (search: CatalogueSearch, config: HostConfig) =>
  search.view ?? config.catalogDefaultView

/** The question behind an address. `category` null: all of them. */
export function listVariables(
  search: CatalogueSearch,
  category: Category | null,
  config: HostConfig,
  page = 1,
): ListVariables {
  const item = viewOf(search, config) === 'item'
  const { brand, year, size, colour, attributes, stock, priceFrom, priceTo } = search
  const { promotion, promo, bought } = search
  const filter = {
    brands: brand,
    modelYears: year?.map(Number).filter(Number.isInteger),
    sizes: size,
    colours: colour,
    attributes:
      attributes && Object.entries(attributes).map(([name, values]) => ({ name, values })),
    inStock: stock,
    priceFrom,
    priceTo,
    promotion,
    promotionCode: promo,
    bought,
  }
  return {
    category,
    search: search.search || null,
    mc: search.mc || null,
    filter: Object.values(filter).some((value) => value !== undefined) ? filter : null,
    sort: search.sort ?? 'RECOMMENDED',
    view: item ? 'ITEM' : 'GROUP',
    page,
    limit: item ? config.itemViewQuota : config.modelViewQuota,
  }
}
