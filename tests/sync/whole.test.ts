import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { authorise } from './seams.ts'
import { addLines } from '#offline/cart/cart-changes.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { startOffline } from '#offline/start-offline.ts'
import { tokenOwner } from '#offline/sync/token-owner.ts'
import { trustedDocuments } from '../../scripts/documents.ts'
import { createApp } from '../../server/app.ts'
import type { Database } from '../../server/db/database.ts'
import { emptyPostgres } from '../support/database.ts'
import { testSettings } from '../support/server.ts'
import { buildWorld, goods, password } from '../support/world.ts'
import { productOf } from './products.ts'
import { emptyDevice } from './store.ts'
import { VirtualTime } from './virtual-time.ts'

const host = 'aa.test'
let database: Database
let app: FastifyInstance
beforeAll(async () => {
  database = await emptyPostgres()
  await buildWorld(database)
  const documents = new Map(Object.entries(await trustedDocuments()))
  app = await createApp({
    database,
    clock: () => new Date(),
    settings: { ...testSettings, freeDocuments: false },
    documents,
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

/** A browser's fetch, with its cookies, to the server in this process. */
function browser() {
  const cookies: Record<string, string> = {}
  let cut = false
  const fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    if (cut) throw new TypeError('Load failed')
    const headers = { ...Object.fromEntries(new Headers(init.headers)), host }
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: String(url),
      headers,
      cookies,
      ...(init.body ? { payload: String(init.body) } : {}),
    })
    for (const { name, value } of answer.cookies) cookies[name] = value
    return new Response(answer.body, { status: answer.statusCode })
  }
  return {
    fetch: fetch as typeof globalThis.fetch,
    cut: (now: boolean) => {
      cut = now
    },
  }
}

async function signIn(username: string) {
  const { fetch, cut } = browser()
  let held: string | null = null
  const token = {
    get: () => held,
    set: (next: string | null) => {
      held = next
    },
  }
  const answer = await fetch('/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  token.set(((await answer.json()) as { requestToken: string }).requestToken)
  const { fetch: authorisedFetch } = authorise({
    fetch,
    token,
    exclusive: (work) => work(),
    deliverLogOut: () => Promise.resolve('none'),
    onOther: () => {},
  })
  const time = new VirtualTime()
  const offline = startOffline({
    userId: tokenOwner(token.get()) ?? '',
    device: { ...emptyDevice(), now: () => time.now },
    timers: time.timers,
    random: () => 0.5,
    hashed: true,
    events: { online: () => () => {}, shown: () => () => {} },
    tab: () => {
      throw new Error('a browser that stores nothing')
    },
    fetch: authorisedFetch as (url: string, init: RequestInit) => Promise<Response>,
    tokenUser: () => tokenOwner(held),
    ready: async () => {},
  })
  return { offline, cut, time, token }
}
const customer = '0000000001'
const summary = ({ lines, totalQuantity, pendingCount }: CartView) => ({
  lines: lines.map(
    ({ article, qty, unsent, product }) => `${article}×${qty}${unsent ? '*' : ''} ${product?.name}`,
  ),
  totalQuantity,
  pendingCount,
})

it('takes an order from a phone without a network to the server, by hashes alone', async () => {
  const { offline, cut, time } = await signIn('dealer')
  expect(await offline.refreshCart()).toBe(true)
  cut(true)
  await offline.dispatch(customer, addLines('', [{ product: productOf(goods.bolt), qty: 2 }]))
  await offline.dispatch(customer, addLines('', [{ product: productOf(goods.part), qty: 1 }]))
  await offline.sendNow()
  expect(summary(await offline.cart.read(customer))).toEqual({
    lines: [`${goods.bolt}×2* Name ${goods.bolt}`, `${goods.part}×1* Name ${goods.part}`],
    totalQuantity: 3,
    pendingCount: 2,
  })
  cut(false)
  time.advance(31_000)
  await offline.sendNow()
  const view = await offline.cart.read(customer)
  expect(summary(view)).toEqual({
    lines: [`${goods.bolt}×2 Name ${goods.bolt}`, `${goods.part}×1 Name ${goods.part}`],
    totalQuantity: 3,
    pendingCount: 0,
  })
  expect(view.totals).toMatchObject([{ sorg: '2000', total: '70', quantity: 3 }])

  const products = view.lines.map(({ article, sorg, qty, unitPrice, note }) => ({
    article_code: article,
    sorg,
    qty,
    price: unitPrice,
    note,
  }))
  const form = { shipto: 'S1', paymentId: 'N30', shipments: [{ sorg: '2000', id: 'STD' }] }
  const placed = await offline.checkout.place(customer, {
    form,
    cartVersion: view.version ?? 0,
    products,
    totals: [],
  })
  expect(placed).toMatchObject({
    state: 'placed',
    orders: [{ sorg: '2000', total_order: '75.0000' }],
  })
  expect(summary(await offline.cart.read(customer))).toEqual({
    lines: [],
    totalQuantity: 0,
    pendingCount: 0,
  })
  await offline.refreshCart()
  expect((await offline.cart.read(customer)).lines).toEqual([])
  await offline.signOut('keep')
})

it("tells what was refused, and keeps the person out of a stranger's session", async () => {
  const { offline, token } = await signIn('dealer')
  await offline.dispatch(customer, addLines('', [{ product: productOf(goods.notAllowed), qty: 1 }]))
  await offline.sendNow()
  expect(await offline.needsYou.list()).toMatchObject([
    { reason: 'not_allowed', name: `Name ${goods.notAllowed}` },
  ])
  const stranger = await signIn('dealer2')
  token.set(stranger.token.get())
  await offline.dispatch(customer, addLines('', [{ product: productOf(goods.bolt), qty: 1 }]))
  await offline.sendNow()
  expect((await offline.cart.read(customer)).pendingCount).toBe(1)
  offline.stop()
  stranger.offline.stop()
})
