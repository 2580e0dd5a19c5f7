import {
  articlesBehind,
  articlesOfModel,
  cardOf,
  dealerSpan,
  retailSpan,
} from '#domain/catalogue/catalogue-card.ts'
import type { CatalogueIndex, Found } from '#domain/catalogue/catalogue-index.ts'
import type { RequestContext } from '../../context.ts'
import { last, lastingOf } from '../../persisted/lasting.ts'
import { dealerPricesFor } from './dealer-prices.ts'
import { productsFor } from './product.ts'
import type { Product } from './product-shape.ts'

/** The articles at positions of the index, for the caller's customer; one that is gone is left out. */
export const productsAt = (
  request: RequestContext,
  index: CatalogueIndex,
  positions: readonly number[],
): Promise<Product[]> =>
  productsFor(request, { ids: positions.map(index.id), sorgs: positions.map(index.sorg) })

/** Articles by their place in the index; those that are gone between index and database are missing: the revision has moved, and the next question knows it. */
async function productsByPosition(
  request: RequestContext,
  index: CatalogueIndex,
  positions: readonly number[],
) {
  const byKey = new Map(
    (await productsAt(request, index, positions)).map((product) => [
      `${product.sorg}/${product.articleId}`,
      product,
    ]),
  )
  return (position: number) => byKey.get(`${index.sorg(position)}/${index.id(position)}`)
}

const stockOf = ({ tenant }: RequestContext, { left }: Product) =>
  tenant.config.maskStock ? null : left > 0

/** Returns one page of cards; in a grouped answer a card represents the found articles of its model. */
export async function entriesOf(
  request: RequestContext,
  index: CatalogueIndex,
  found: Found,
  { from, to }: { from: number; to: number },
  grouped: boolean,
) {
  const positions = [...found.positions.subarray(from, to)]
  if (grouped)
    return modelCards(
      request,
      index,
      positions.map((position) => ({ position, articles: articlesBehind(index, found, position) })),
    )
  const productAt = await productsByPosition(request, index, positions)
  return positions.flatMap((position) => {
    const product = productAt(position)
    return product ? [articleCard(index, position, product, stockOf(request, product))] : []
  })
}

/** A card of one article: all of it but the stock is as lasting as the remembered article. */
function articleCard(
  index: CatalogueIndex,
  position: number,
  product: Product,
  inStock: boolean | null,
) {
  const lasting = lastingOf(product) ?? product
  let card = articleCards.get(lasting)
  if (!card) {
    const span = dealerSpan([product.price.dealer])
    card = last({
      ...cardOf(index, [position], product, false, inStock),
      dealerSpan: () => span,
    })
    articleCards.set(lasting, card)
  }
  const seen = Object.create(card) as typeof card
  seen.product = product
  seen.items_in_stock = inStock === null ? null : Number(inStock)
  return seen
}
type ArticleCard = ReturnType<typeof cardOf<Product>> & {
  dealerSpan: () => ReturnType<typeof dealerSpan>
}
const articleCards = new WeakMap<object, ArticleCard>()

interface ModelCard {
  position: number
  articles: readonly number[]
}

/** Cards of models, each by the article that stands for it and all it stands for; what cannot be ordered is left out where `orderable` says so. */
async function modelCards(
  request: RequestContext,
  index: CatalogueIndex,
  cards: readonly ModelCard[],
  orderable = false,
) {
  const productAt = await productsByPosition(
    request,
    index,
    cards.map(({ position }) => position),
  )
  let read: Promise<Map<number, string>> | undefined
  const dealers = () =>
    (read ??= dealerPricesFor(
      request,
      index,
      cards.flatMap(({ articles }) => articles),
    ))
  return cards.flatMap(({ position, articles }) => {
    const product = productAt(position)
    if (!product || (orderable && product.block)) return []
    return [
      {
        ...cardOf(index, articles, product, true, stockOf(request, product)),
        dealerSpan: async () => {
          const prices = await dealers()
          return dealerSpan(articles.map((one) => prices.get(one)))
        },
      },
    ]
  })
}

/** Cards of whole models, by the position of one article each. */
export const wholeModels = (
  request: RequestContext,
  index: CatalogueIndex,
  positions: readonly number[],
  orderable = false,
) =>
  modelCards(
    request,
    index,
    positions.map((position) => ({
      position,
      articles: articlesOfModel(index, position, request.sorgs),
    })),
    orderable,
  )

/** Least and most retail price over the articles of a product's model in its own sales organisation. */
export const modelSpan = (index: CatalogueIndex, { model, sorg, price }: Product) =>
  retailSpan(
    index,
    index.positionsOfModel(model).filter((one) => index.sorg(one) === sorg),
    price.retailDisplay,
  )
