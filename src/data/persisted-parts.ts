/** What the device keeps of the query cache: catalogue, categories, config, content, what a person waits for. Never credit, invoices, payments, users. */
const rootFields = new Set([
  'portal',
  'catalogueAreas',
  'bikeCategories',
  'products',
  'searchSuggestions',
  'productDetailsV2',
  'productStock',
  'bestSellers',
  'relatedProducts',
  'promotions',
  'frequentPurchases',
  'previousPurchases',
  'restockSubscriptions',
  'news',
  'newsDetail',
  'banners',
  'announcements',
  'marketingMaterials',
  'salesDocuments',
  'contentTargetMarkets',
])
const types = new Set([
  'Portal',
  'Language',
  'CatalogueAreas',
  'BikeCategory',
  'ProductPage',
  'ProductEntry',
  'Product',
  'ArticleDocument',
  'ProductDetails',
  'Promotion',
  'PurchasePage',
  'Purchase',
  'RestockSubscription',
  'News',
  'Banner',
  'Announcement',
  'MarketingMaterial',
  'SalesDocument',
])

/**
 * Whether a piece of the cache may rest on the device. @param key as graphcache writes it: `Type:id.field`, for a root
 * field `Query.field(args)`, for what has no id of its own `Query%2efield(args).inner`
 */
export function mayRest(key: string): boolean {
  const [first = '', second = ''] = key.split(/\.|%2e/, 2)
  const nameOf = (part: string) => part.split(/[:(]/, 1)[0] ?? ''
  return first === 'Query'
    ? second.startsWith('__typename') || rootFields.has(nameOf(second))
    : types.has(nameOf(first))
}
