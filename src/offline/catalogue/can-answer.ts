/** The contract's fields that a device answers, and the arguments it understands of each. */
const known: Record<string, readonly string[]> = {
  products: ['category', 'search', 'mc', 'filter', 'sort', 'view', 'page', 'limit'],
  searchSuggestions: ['term', 'category', 'count'],
  productDetailsV2: ['slug'],
  relatedProducts: ['slug', 'limit'],
  productStock: ['slug'],
  bikeCategories: ['type'],
  catalogueAreas: [],
  articlesByCode: ['codes'],
  alreadyComing: ['articleCodes', 'exceptCart'],
}
const knownFilters = [
  'brands',
  'modelYears',
  'sizes',
  'colours',
  'inStock',
  'priceFrom',
  'priceTo',
  'promotion',
  'promotionCode',
  'bought',
]

/** Whether a device can answer a field of the contract as it is asked; what it does not understand it must leave to the server. */
export function canAnswer(field: string, args: Record<string, unknown>): boolean {
  const given = (values: object) =>
    Object.entries(values)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name]) => name)
  return (
    known[field] !== undefined &&
    given(args).every((name) => known[field]!.includes(name)) &&
    given((args.filter as object | null) ?? {}).every((name) => knownFilters.includes(name))
  )
}

/** Whether a device keeps what the server answers to a field: a customer's, which no catalogue has. */
export const keepsAnswer = (field: string): boolean => field === 'alreadyComing'
