import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { Client, type OperationResult } from '@urql/core'
import { print } from 'graphql'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { Provider as ClientProvider } from 'urql'
import { filter, fromValue, mergeMap, pipe } from 'wonka'
import { locales } from '#domain/portal/locales.ts'
import { localeRewrite } from '#shell/i18n/locale-address.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { configAtom, userAtom } from '../../src/shell/session/session-atoms.ts'
import { hostConfig, person } from '../support/people.ts'

/** A piece of the catalogue at its address, over a line that gives every question the same answers. @returns what was asked */
export async function show(
  address: string,
  piece: ReactNode,
  answers: object,
  { customer = true, user = person('dealer') } = {},
) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const asked: string[] = []
  const store = createStore()
  store.set(configAtom, hostConfig())
  store.set(userAtom, user)
  store.set(cartCustomerAtom, customer ? 'r3' : null)
  store.set(offlineAtom, { cart: {} } as never)
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [
      () => (operations$) =>
        pipe(
          operations$,
          filter(({ kind }) => kind === 'query'),
          mergeMap((operation) => {
            asked.push(`${print(operation.query)} ${JSON.stringify(operation.variables)}`)
            return fromValue<OperationResult>({
              operation,
              data: answers,
              error: undefined,
              extensions: undefined,
              stale: false,
              hasNext: false,
            })
          }),
        ),
    ],
  })
  const root = createRootRoute({ staticData: { screen: null } })
  const component = () => (
    <>
      <h1>List</h1>
      {piece}
    </>
  )
  const paths = ['/catalog', '/catalog/$category', '/cart'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component, staticData: { screen: null } }),
  )
  const router = createRouter({
    routeTree: root.addChildren(paths),
    history: createMemoryHistory({ initialEntries: [address] }),
    rewrite: localeRewrite(
      () => 'en-us',
      () => locales,
    ),
  })
  render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <ClientProvider value={client}>
          <RouterProvider router={router as never} />
        </ClientProvider>
      </I18nProvider>
    </Provider>,
  )
  await screen.findAllByRole('heading', { name: 'List' })
  return asked
}

const price = {
  retailDisplay: '90',
  dealer: '60',
  symbol: '$',
  separator: ',',
  decimal_separator: '.',
  decimal_precission: 2,
  discount: [],
}

/** An article as cards and shelves show it. */
export const articleOf = (model: string) => ({
  id: `1/${model}`,
  sorg: '1',
  article_code: model,
  article_code_display: model,
  name: `${model} Red`,
  slug: model.toLowerCase(),
  brand: 'B',
  category: 'paa' as const,
  model,
  picture: null,
  uom: 'EA',
  tags: [],
  block: null,
  price,
  stocks: {
    available: 3,
    custorder: null,
    supplyFrom: [],
    orderType: null,
    preOrder: false,
    at: '2026-11-21T00:00:00Z',
    areas: [],
    nextArrival: [],
  },
})

/** A card of a model, of which `articleOf` stands for all. */
export const modelOf = (model: string, rest: object = {}) => ({
  id: `model/1/${model}`,
  parent_name: model,
  model_year: null,
  serie: null,
  items: 4,
  items_in_stock: 2,
  starting_at: '70',
  max_retail: '120',
  dealer_from: '40',
  dealer_to: '80',
  product: articleOf(model),
  ...rest,
})

export const promotionOf = (
  code: string,
  locations: string[],
  productCategory: 'bike' | 'paa' | null = null,
) => ({
  code,
  name: `Promotion ${code}`,
  description: '',
  terms: '',
  badge: '-5 %',
  tagline: '',
  locations,
  productCategory,
  validTo: '2999-01-01',
})
