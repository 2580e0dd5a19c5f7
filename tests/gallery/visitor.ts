import type { Page } from '@playwright/test'
import type { HostConfig } from '../../src/domain/portal/host-config.ts'
import type { AuthUser } from '../../src/domain/account/session.ts'
import { arrived } from './arrived.ts'

/** Visitor of a host's portal; without a name not signed in. */
export interface Visitor {
  host: string
  username: string | null
  /** r3 code of the customer to work for; missing: the visitor's own, or the first of the list. */
  customer?: string
}

const demoNames = [
  'dealer',
  'dealer2',
  'rep',
  'manager',
  'office',
  'fixed',
  'admin',
  'content',
  'finance',
  'vendor',
  'audit',
  'guest',
  'product',
  'usadmin',
]

export const visitors: readonly Visitor[] = [
  ...demoNames.map((username) => ({ host: 'localhost', username })),
  ...['id.localhost', 'de.localhost'].flatMap((host) =>
    ['dealer', 'rep'].map((username) => ({ host, username })),
  ),
  ...['localhost', 'id.localhost', 'de.localhost'].map((host) => ({ host, username: null })),
]

/** As it stands in addresses and file names. */
export const nameOf = ({ host, username }: Visitor) =>
  `${username ?? 'nobody'}${host === 'localhost' ? '' : `-${host.split('.')[0]}`}`

/** Facts about a visitor: user, the host's settings, and records to show. */
export interface Facts {
  user: AuthUser | null
  config: HostConfig
  records: Records
}
export interface Records {
  order: string
  slugs: { paa: string; bike: string }
  /** Code of an article. */
  article: string
  /** Id of a payment request. */
  payment: string
  /** Ids of visits by their kind. */
  visits: { polygon: string; wim: string }
}

const nothing: Records = {
  order: '',
  slugs: { paa: '', bike: '' },
  article: '',
  payment: '',
  visits: { polygon: '', wim: '' },
}

interface Article {
  slug: string
  article_code: string
  sorg: string
}

/** Asks the server from within the page, so that the cookies are the browser's. */
async function ask<T>(
  page: Page,
  path: string,
  { token, body, basic }: { token?: string; body?: object; basic?: boolean } = {},
): Promise<T> {
  const authorization = basic ? `Basic ${btoa('pannier:public')}` : `Bearer ${token}`
  const init = {
    headers: { 'content-type': 'application/json', ...((basic || token) && { authorization }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }
  const { status, text } = await page.evaluate(
    async (args) => {
      const answer = await fetch(args.path, args.init)
      return { status: answer.status, text: await answer.text() }
    },
    { path, init },
  )
  if (status !== 200) throw new Error(`${path}: HTTP ${status} ${text}`)
  return JSON.parse(text) as T
}

async function query<T>(page: Page, token: string, document: string, variables = {}): Promise<T> {
  const { data, errors } = await ask<{ data?: T; errors?: unknown }>(page, '/graphql', {
    token,
    body: { query: document, variables },
  })
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

/** Chooses the named customer, or the first of the list, for a visitor who has none but may choose. */
async function chooseCustomer(page: Page, token: string, r3: string | undefined): Promise<string> {
  const { salesCustomers } = await query<{
    salesCustomers: { id: string; custCode: { r3: string } }[]
  }>(page, token, '{ salesCustomers { id custCode { r3 } } }')
  const chosen =
    r3 === undefined ? salesCustomers[0] : salesCustomers.find(({ custCode }) => custCode.r3 === r3)
  if (r3 !== undefined && !chosen) throw new Error(`there is no customer ${r3} to choose`)
  return chosen
    ? (
        await ask<{ requestToken: string }>(page, `/change-cust/${encodeURIComponent(chosen.id)}`, {
          token,
          body: {},
        })
      ).requestToken
    : token
}

async function articles(page: Page, token: string, category: string): Promise<Article[]> {
  const { products } = await query<{ products: { entries: { product: Article }[] } }>(
    page,
    token,
    `{ products(category: ${category}, view: ITEM, limit: 12) { entries { product { slug article_code sorg } } } }`,
  )
  return products.entries.map(({ product }) => product)
}

/** Waits for two articles that are out of stock. */
async function wish(page: Page, token: string): Promise<void> {
  const { products } = await query<{
    products: { entries: { product: Article & { stocks: { inStock: boolean } | null } }[] }
  }>(
    page,
    token,
    '{ products(category: paa, view: ITEM, limit: 60) { entries { product { slug article_code sorg stocks { inStock } } } } }',
  )
  for (const {
    product: { article_code: articleCode, sorg },
  } of products.entries
    .filter(({ product: { stocks } }) => stocks?.inStock === false)
    .slice(0, 2)) {
    await query(
      page,
      token,
      'mutation($articleCode: ID!, $sorg: String!) { subscribe(articleCode: $articleCode, sorg: $sorg) { message { status } } }',
      { articleCode, sorg },
    )
  }
}

async function payment(page: Page, token: string): Promise<string> {
  const { paymentRequests } = await query<{ paymentRequests: { rows: { id: string }[] } }>(
    page,
    token,
    '{ paymentRequests(limit: 1) { rows { id } } }',
  )
  return paymentRequests.rows[0]?.id ?? ''
}

async function visit(page: Page, token: string, kind: string): Promise<string> {
  const { formVisits } = await query<{ formVisits: { rows: { id: string }[] } }>(
    page,
    token,
    'query($kind: ID!) { formVisits(kind: $kind, limit: 1) { rows { id } } }',
    { kind },
  )
  return formVisits.rows[0]?.id ?? ''
}

/** Fills the cart and the list of wishes, and tells what there is to see. */
async function records(
  page: Page,
  token: string,
  { permissions, customerData }: AuthUser,
): Promise<Records> {
  const [paa, bike] = permissions.includes('page.catalog')
    ? await Promise.all([articles(page, token, 'paa'), articles(page, token, 'bike')])
    : [[], []]
  if (customerData && permissions.includes('cart.display-order-qty')) {
    const products = [...bike.slice(0, 3), ...paa.slice(0, 3)].map(
      ({ article_code, sorg }, at) => ({ article_code, sorg, qty: at + 1 }),
    )
    await query(
      page,
      token,
      'mutation($products: [CartProductInput!]!) { updateProductsInCart(products: $products) { message { status } } }',
      { products },
    )
  }
  if (customerData && permissions.includes('page.catalog')) await wish(page, token)
  const { orders } = customerData
    ? await query<{ orders: { order_no: string }[] }>(
        page,
        token,
        '{ orders(filter: { limit: 2 }) { order_no } }',
      )
    : { orders: [] }
  return {
    order: orders.map(({ order_no }) => order_no).join(','),
    slugs: { paa: paa[0]?.slug ?? '', bike: bike[0]?.slug ?? '' },
    article: bike[0]?.article_code ?? '',
    payment: permissions.includes('page.payment-request') ? await payment(page, token) : '',
    visits: permissions.includes('page.formvisit')
      ? { polygon: await visit(page, token, 'polygon'), wim: await visit(page, token, 'wim') }
      : { polygon: '', wim: '' },
  }
}

async function signIn(
  page: Page,
  username: string,
  customer: string | undefined,
): Promise<Pick<Facts, 'user' | 'records'>> {
  let token = (
    await ask<{ requestToken: string }>(page, '/login', {
      body: { username, password: 'Pannier2026' },
    })
  ).requestToken
  let user = await ask<AuthUser>(page, '/user', { token })
  if ((!user.customerData && user.customerCount > 0) || customer !== undefined) {
    token = await chooseCustomer(page, token, customer)
    user = await ask<AuthUser>(page, '/user', { token })
  }
  return { user, records: await records(page, token, user) }
}

/** Brings a page to the portal and a visitor into it. @returns what they may see, and the locale they see it in */
export async function comeIn(
  page: Page,
  port: number,
  { host, username, customer }: Visitor,
): Promise<Facts & { locale: string; base: string }> {
  const base = `http://${host}:${port}`
  await page.addInitScript(() => {
    for (const key of ['ANNOUNCEMENT_OPEN', 'PROMO_BANNER_OPEN'])
      localStorage.setItem(key, String(Date.now() + 7_000_000))
  })
  await page.goto(base)
  const config = await ask<HostConfig>(page, `/server/config/${host}`, { basic: true })
  const signedIn = username
    ? await signIn(page, username, customer)
    : { user: null, records: nothing }
  await page.goto(base)
  await page.waitForURL((url) => url.pathname.split('/').filter(Boolean).length > 1)
  // A router that is still starting does not hear of another address.
  await arrived(page)
  return { ...signedIn, config, base, locale: new URL(page.url()).pathname.split('/')[1]! }
}
