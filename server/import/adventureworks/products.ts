import { round, times } from '#domain/ordering/money.ts'
import type { FeedRecord } from '../source.ts'
import type { Calendar } from './calendar.ts'
import { allRows, byColumn, grouped } from './folder.ts'
import { pictureOf } from './pictures.ts'
import { countries } from './territories.ts'

const groupsets = ['Cranksets', 'Derailleurs', 'Brakes', 'Chains', 'Bottom Brackets']

/** Reads the articles for sale: every product with a list price. */
export async function readProducts(folder: string) {
  const [products, subcategories, models, descriptions, texts, vendorsOf, vendors] =
    await Promise.all([
      allRows(folder, 'products', [
        'ProductID',
        'Name',
        'ProductNumber',
        'MakeFlag',
        'Color',
        'ListPrice',
        'Size',
        'SizeUnitMeasureCode',
        'Weight',
        'WeightUnitMeasureCode',
        'ProductLine',
        'Class',
        'Style',
        'ProductSubcategoryID',
        'ProductModelID',
        'SellStartDate',
        'SellEndDate',
      ]),
      allRows(folder, 'product_subcategories', [
        'ProductSubcategoryID',
        'ProductCategoryID',
        'Name',
      ]),
      allRows(folder, 'product_models', ['ProductModelID', 'Name']),
      allRows(folder, 'product_model_description_cultures', [
        'ProductModelID',
        'ProductDescriptionID',
        'CultureID',
      ]),
      allRows(folder, 'product_descriptions', ['ProductDescriptionID', 'Description']),
      allRows(folder, 'product_vendors', ['ProductID', 'VendorID']),
      allRows(folder, 'vendors', ['VendorID', 'Name']),
    ])
  const textOf = byColumn(texts, 'ProductDescriptionID')
  return {
    sold: products.filter(({ ListPrice }) => Number(ListPrice) > 0),
    subcategories: byColumn(subcategories, 'ProductSubcategoryID'),
    modelName: (id: string) => models.find((model) => model.ProductModelID === id)?.Name,
    description: (model: string) =>
      textOf.get(
        descriptions.find(
          ({ ProductModelID, CultureID }) => ProductModelID === model && CultureID.trim() === 'en',
        )?.ProductDescriptionID ?? '',
      )?.Description,
    vendorName: (product: string) => {
      const vendor = vendorsOf.find(({ ProductID }) => ProductID === product)?.VendorID
      return vendors.find(({ VendorID }) => VendorID === vendor)?.Name
    },
  }
}

export type Products = Awaited<ReturnType<typeof readProducts>>

const categoryOf = ({ subcategories }: Products, id: string) => {
  const subcategory = subcategories.get(id)
  return subcategory?.ProductCategoryID === '1'
    ? 'bike'
    : groupsets.includes(subcategory?.Name ?? '')
      ? 'groupset'
      : 'paa'
}

export const categoryRecords = (products: Products): FeedRecord[] =>
  countries.flatMap(({ sorg }) =>
    [...products.subcategories.values()].map(({ ProductSubcategoryID, Name }) => ({
      sorg,
      mcid: ProductSubcategoryID,
      wording: Name,
      type: categoryOf(products, ProductSubcategoryID),
    })),
  )

export const articleRecords = (products: Products, { moved }: Calendar): FeedRecord[] =>
  products.sold.map((product) => ({
    code: product.ProductNumber,
    slug: product.ProductNumber.toLowerCase(),
    name: product.Name,
    description: products.description(product.ProductModelID),
    brand:
      product.MakeFlag === '1'
        ? 'Adventure Works'
        : (products.vendorName(product.ProductID) ?? 'Adventure Works'),
    category: categoryOf(products, product.ProductSubcategoryID),
    mc: product.ProductSubcategoryID,
    model: product.ProductModelID && `M${product.ProductModelID}`,
    model_name: products.modelName(product.ProductModelID),
    model_year: moved(product.SellStartDate).slice(0, 4),
    serie: `${product.ProductLine.trim()}${product.Class.trim()}`,
    size: product.Size,
    colour: product.Color,
    picture: pictureOf(
      products.subcategories.get(product.ProductSubcategoryID)?.Name ?? '',
      product.Color,
    ),
    properties:
      product.Weight &&
      `Weight=${product.Weight} ${product.WeightUnitMeasureCode.trim().toLowerCase()}`,
  }))

/** A model that has run out stays visible and cannot be ordered. */
export const assortmentRecords = (products: Products, { today }: Calendar): FeedRecord[] =>
  countries.flatMap(({ sorg }) =>
    products.sold.map(({ ProductNumber, ListPrice, SellEndDate }, rank) => ({
      article: ProductNumber,
      sorg,
      retail: round(ListPrice, 4),
      rank,
      order_blocked: SellEndDate !== '' && SellEndDate.slice(0, 10) <= today,
    })),
  )

/** Resellers pay 0.60 of the list price of the day. */
export async function priceRecords(
  folder: string,
  products: Products,
  { moved }: Calendar,
): Promise<FeedRecord[]> {
  const history = grouped(
    await allRows(folder, 'product_list_price_history', [
      'ProductID',
      'StartDate',
      'EndDate',
      'ListPrice',
    ]),
    'ProductID',
  )
  return products.sold.flatMap(({ ProductID, ProductNumber, ListPrice }) => {
    const ranges = history.get(ProductID) ?? [{ StartDate: '', EndDate: '', ListPrice }]
    return ranges.flatMap((range) =>
      countries.map(({ sorg }) => ({
        article: ProductNumber,
        sorg,
        price_group: 'RESELLER',
        dealer: round(times(range.ListPrice, '0.6'), 4),
        valid_from: moved(range.StartDate),
        valid_to: moved(range.EndDate),
      })),
    )
  })
}

/** Offers to resellers as deals; one with a largest quantity is a band of two lines. */
export async function discountRecords(
  folder: string,
  products: Products,
  { moved }: Calendar,
): Promise<FeedRecord[]> {
  const offers = byColumn(
    await allRows(folder, 'special_offers', [
      'SpecialOfferID',
      'Description',
      'DiscountPct',
      'Category',
      'StartDate',
      'EndDate',
      'MinQty',
      'MaxQty',
    ]),
    'SpecialOfferID',
  )
  const numbers = new Map(
    products.sold.map(({ ProductID, ProductNumber }) => [ProductID, ProductNumber]),
  )
  const links = await allRows(folder, 'special_offer_products', ['SpecialOfferID', 'ProductID'])
  return links.flatMap(({ SpecialOfferID, ProductID }) => {
    const offer = offers.get(SpecialOfferID)
    const article = numbers.get(ProductID)
    if (!offer || !article || offer.Category !== 'Reseller') return []
    const terms = [
      { term: '>=', qty: Math.max(1, Number(offer.MinQty)) },
      ...(offer.MaxQty ? [{ term: '<=', qty: Number(offer.MaxQty) }] : []),
    ]
    return countries.flatMap(({ sorg }) =>
      terms.map((term) => ({
        article,
        sorg,
        sales_deal_no: SpecialOfferID,
        description: offer.Description,
        discount: round(times(offer.DiscountPct, '-100'), 4),
        type: '%',
        ...term,
        valid_from: moved(offer.StartDate),
        valid_to: moved(offer.EndDate),
      })),
    )
  })
}
