import type { KeyingConfig } from '@urql/exchange-graphcache'

const embedded = () => null

/** Parts of an answer that have no identity of their own. */
export const keys: KeyingConfig = {
  // What is said of an article differs by the cart it is said beside. Not embedded: each piece of 2,000 would be named after all 2,000 codes.
  AlreadyComing: ({ id, exceptCart }) => `${String(id)} ${JSON.stringify(exceptCart ?? null)}`,
  AreaStock: embedded,
  CartHolding: embedded,
  DiscountDetail: embedded,
  Facet: embedded,
  FacetValue: embedded,
  NextArrival: embedded,
  OpenPieces: embedded,
  PastPieces: embedded,
  ProductDetails: embedded,
  ProductDiscount: embedded,
  ProductMessage: embedded,
  ProductPage: embedded,
  ProductPrice: embedded,
  ProductStock: embedded,
  Property: embedded,
  SearchSuggestions: embedded,
  SuggestedProduct: embedded,
  Tag: embedded,
}
