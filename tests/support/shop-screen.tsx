import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { Client, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import type { DocumentNode } from 'graphql'
import { createStore, Provider as StoreProvider } from 'jotai'
import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { load } from '#data/load.ts'
import { locales } from '#domain/portal/locales.ts'
import { localeRewrite } from '#shell/i18n/locale-address.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { createCartStore } from '#offline/cart/cart-store.ts'
import { openDatabase } from '#offline/database.ts'
import { createSwitchedAlerts } from '#offline/restock/alert-store.ts'
import { createDispatch } from '#offline/sync/dispatch.ts'
import type { Offline } from '#offline/start-offline.ts'
import type { Article } from '#parts/article/article.ts'
import { cartCustomerAtom, cartViewAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { onlineAtom } from '../../src/shell/network/network-atom.ts'
import { configAtom, userAtom } from '../../src/shell/session/session-atoms.ts'
import { keys, updates } from '../../src/cache.ts'
import { hostConfig, person } from './people.ts'

const price = {
  retailDisplay: '20',
  dealer: '10',
  symbol: '$',
  separator: ',',
  decimal_separator: '.',
  decimal_precission: 2,
  discount: [],
}
const stocks = {
  available: 5,
  inStock: true,
  custorder: null,
  supplyFrom: [],
  orderType: null,
  preOrder: false,
  mostToOrder: null,
  at: '2026-06-01T08:00:00Z',
  areas: [],
  nextArrival: [],
}

/** An article as screens have it: of model M, in stock, with nothing in its way. */
export const article = (
  code: string,
  {
    stocks: itsStocks,
    price: itsPrice,
    ...change
  }: Partial<Omit<Article, 'stocks' | 'price'>> & {
    stocks?: Partial<Article['stocks']>
    price?: Partial<Article['price']>
  } = {},
): Article =>
  ({
    id: `2000/${code}`,
    sorg: '2000',
    article_code: code,
    article_code_display: code,
    ean: null,
    name: `Article ${code}`,
    slug: code.toLowerCase(),
    brand: 'Brand',
    category: 'paa',
    model: 'M',
    model_name: 'Model',
    model_year: null,
    serie: null,
    size: null,
    colour: null,
    uom: 'EA',
    picture: null,
    orderQuota: null,
    block: null,
    availableForOrderAt: null,
    tags: [],
    price: { ...price, ...itsPrice },
    stocks: { ...stocks, ...itsStocks },
    ...change,
  }) as unknown as Article

/**
 * Answers of the server by operation name: data, or a whole answer; an operation without one never gets an answer.
 */
export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>

interface ShopParts {
  answers?: Answers
  config?: Partial<HostConfig>
  /** Document the screen's loader would have loaded into the query cache; its answers name their types. */
  warm?: DocumentNode
  /** In place of one that has neither a cache nor a device behind it. */
  client?: Client
}

/** Shows a part of the shop, with a customer chosen and their cart on this device. */
export function showShop(
  screen: ReactNode,
  { answers = {}, config = {}, warm, client: given }: ShopParts = {},
) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const store = createStore()
  const database = openDatabase(`shop-${Math.random()}`)
  let ids = 0
  const device = { database, now: Date.now, newId: () => `id-${(ids += 1)}` }
  const cart = createCartStore(device, 'u')
  const dispatch = createDispatch({
    device,
    userId: 'u',
    onAppended: () => {},
  })
  store.set(onlineAtom, true)
  store.set(configAtom, hostConfig(config))
  store.set(userAtom, person('dealer'))
  store.set(offlineAtom, {
    cart,
    dispatch,
    newId: device.newId,
    restock: createSwitchedAlerts(database, 'u'),
    refreshNamedCart: () => Promise.resolve(),
  } as unknown as Offline)
  store.set(cartCustomerAtom, 'c')
  cart.subscribe('c', (view) => store.set(cartViewAtom, view))
  const asked: string[] = []
  const client =
    given ??
    new Client({
      url: '/graphql',
      preferGetMethod: false,
      exchanges: [...(warm ? [cacheExchange({ keys, updates })] : []), fetchExchange],
      fetch: async (_input, init) => {
        const { operationName, variables } = JSON.parse(init!.body as string) as {
          operationName: string
          variables: Record<string, unknown>
        }
        asked.push(operationName)
        const answer = answers[operationName]
        if (!answer) return new Promise<Response>(() => undefined)
        const said = answer(variables)
        return said instanceof Response ? said : Response.json({ data: said })
      },
    })
  const root = createRootRoute({ staticData: { screen: null } })
  const routes = [
    '/here',
    '/catalog/$category/$slug',
    '/catalog',
    '/catalog/$category',
    '/user/edit-profile',
    '/catalog/repeat-order',
    '/cart/order-confirmation',
    '/cart/checkout',
  ].map((path, n) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData: { screen: null },
      ...(n === 0 && {
        component: () => screen,
        loader: () => warm && load(client, warm as never, {}),
      }),
    } as never),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/en-us/here'] }),
    rewrite: localeRewrite(
      () => 'en-us',
      () => locales,
    ),
  })
  render(
    <StoreProvider store={store}>
      <I18nProvider i18n={i18n}>
        <Provider value={client}>
          <RouterProvider router={router as never} />
        </Provider>
      </I18nProvider>
    </StoreProvider>,
  )
  return {
    store,
    cart,
    dispatch,
    /** Kinds of what waits in the outbox, in its order. */
    queued: async () => (await database.outbox.toArray()).map(({ kind }) => kind),
    asked,
    address: () => router.state.location.publicHref.replace(/[?#].*$/, ''),
    lines: () =>
      store
        .get(cartViewAtom)
        ?.lines.map(({ id, qty }) => `${id} ${qty}`)
        .sort() ?? [],
  }
}
