import type { View } from './visit.ts'
import { decide } from '../../src/shell/navigation/guard.ts'
import type { FoundScreen } from '../repo/screens.ts'
import { englishOverlaysOf, overlaysOf } from './overlays.ts'
import type { Facts, Visitor } from './visitor.ts'

const nameOf = (address: string) =>
  address.replace(/\?.*$/, '').split(/\W+/).filter(Boolean).join('-') || 'home'

/** Returns addresses for a path with parameters; none where the visitor has no such record. */
function addressesOf(
  path: string,
  { records: { slugs, order, article, payment, visits } }: Facts,
): (Omit<View, 'name'> & { name?: string })[] {
  switch (path) {
    // They lead on to another screen at once.
    case '/':
    case '/cart/shipment':
    case '/order/view':
      return []
    case '*':
      return [{ name: 'not-found', address: '/no/such/page' }]
    case '/catalog/{category}':
      return [
        { address: '/catalog/bike' },
        { address: '/catalog/paa' },
        { name: 'catalog-paa-item', address: '/catalog/paa?view=item' },
        { name: 'catalog-no-result', address: '/catalog/paa?search=qqqqqq' },
      ]
    case '/catalog/{category}/{slug}':
      return (['bike', 'paa'] as const).flatMap((category) =>
        slugs[category]
          ? [{ name: `product-${category}`, address: `/catalog/${category}/${slugs[category]}` }]
          : [],
      )
    case '/cart/order-confirmation':
      return order ? [{ address: `${path}?orders=${order}` }] : []
    case '/order/view/{orderNo}':
      return order ? [{ name: 'order-view', address: `/order/view/${order.split(',')[0]}` }] : []
    case '/payment/{id}':
      return payment ? [{ name: 'payment-one', address: `/payment/${payment}` }] : []
    case '/visit-form/polygon/{id}':
      return visits.polygon
        ? [{ name: 'visit-polygon', address: `/visit-form/polygon/${visits.polygon}` }]
        : []
    case '/visit-form/wim/{id}':
      return visits.wim ? [{ name: 'visit-wim', address: `/visit-form/wim/${visits.wim}` }] : []
    case '/order/receive':
      return []
    // Both lead to the log-in where no first step was done; the journey of two-step log-in opens them.
    case '/login/second-step':
    case '/set-up-second-factor':
      return []
    case '/admin/article-pictures/{code}':
      return article
        ? [{ name: 'admin-article-pictures-one', address: `/admin/article-pictures/${article}` }]
        : []
    case '/admin/roles/edit/{id}':
      return [{ name: 'admin-roles-edit-one', address: '/admin/roles/edit/dealer' }]
    case '/admin/permissions/edit/{id}':
      return [{ name: 'admin-permissions-edit-one', address: '/admin/permissions/edit/page.claim' }]
    // The demo has none.
    case '/admin/group-roles/edit/{id}':
      return []
    case '/road/{customer}':
      return [{ name: 'road-not-here', address: '/road/nobody' }]
    case '/set-password':
      return [{ address: '/set-password#no-such-link' }]
    case '/maintenance':
      return [{ address: path, closed: true }]
    default:
      return [{ address: path }]
  }
}

/** Every screen that lets this visitor in. */
function screensOf(screens: readonly FoundScreen[], facts: Facts): View[] {
  const mayEnter = screens.filter(
    ({ path, screen }) =>
      (facts.user ? screen.allow !== 'anyone' || path === '*' : screen.allow === 'anyone') &&
      decide(screen, facts.user, facts.config).kind === 'enter',
  )
  return mayEnter
    .flatMap(({ path }) => addressesOf(path, facts))
    .map(({ name, ...view }) => ({ name: name ?? nameOf(view.address), ...view }))
}

/** Everything to be pictured for a visitor. */
export const viewsOf = (
  screens: readonly FoundScreen[],
  facts: Facts,
  { host, username }: Visitor,
): View[] => [
  ...screensOf(screens, facts),
  ...(host === 'localhost' || username === 'dealer' ? overlaysOf(facts) : []),
  ...(host === 'localhost' ? englishOverlaysOf(facts) : []),
]
