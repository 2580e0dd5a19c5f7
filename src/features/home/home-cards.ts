import { hasScope, type Permission } from '#domain/account/permissions.ts'

export type HomeCard =
  | 'announcements'
  | 'handover'
  | 'mail'
  | 'inquiries'
  | 'feedback'
  | 'choose'
  | 'credit'
  | 'orders'
  | 'arrivals'
  | 'carts'
  | 'claims'
  | 'recent'
  | 'warnings'
  | 'vendor'
  | 'offline'
  | 'areas'
  | 'banners'
  | 'news'

interface HomeFacts {
  permissions: readonly string[]
  /** The portal publishes news. */
  hasNews: boolean
  hasCustomer: boolean
  /** Customers this person may choose from. */
  customerCount: number
}

/** Lists the cards of a start page in their order: by permissions and customer, never by the role's name. */
export function homeCards({
  permissions,
  hasNews,
  hasCustomer,
  customerCount,
}: HomeFacts): HomeCard[] {
  const may = (...scopes: Permission[]) => hasScope(permissions, scopes)
  const buys = may('page.catalog', 'page.order-status')
  const seesCredit = may('credit-status.read', 'invoice-status.read')
  const chooses = may('menu.change-cust') && customerCount > 1
  const sells =
    may('page.3rdpartyarticlemaintenance') &&
    may('page.3rdpartyorder') &&
    !may('page.user-management')
  const wanted: [HomeCard, boolean][] = [
    ['handover', may('page.orderlist', 'page.user-management')],
    ['mail', may('page.user-management')],
    ['inquiries', may('page.user-management')],
    ['feedback', may('page.user-management')],
    ['choose', chooses && !hasCustomer],
    ['credit', hasCustomer && seesCredit],
    ['orders', hasCustomer && buys],
    ['arrivals', hasCustomer && buys],
    ['carts', hasCustomer && may('page.catalog') && may('cart.display-order-qty')],
    ['claims', may('page.claim') && (hasCustomer || customerCount > 0)],
    ['recent', chooses],
    ['warnings', chooses && seesCredit],
    ['offline', chooses],
  ]
  const cards = wanted.flatMap(([card, is]) => (is ? [card] : []))
  return [
    'announcements',
    ...(sells ? (['vendor'] as const) : []),
    ...(cards.length > 0 ? cards : (['areas'] as const)),
    'banners',
    ...(hasNews && may('page.news', 'news.cu') ? (['news'] as const) : []),
  ]
}
