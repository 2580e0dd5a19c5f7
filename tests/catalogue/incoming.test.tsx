// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAppClient } from '#data/client.ts'
import { createIncomingStore } from '#offline/cart/incoming-store.ts'
import type { IncomingQuantities } from '#offline/cart/cart-answer.ts'
import { database } from '#offline/database.ts'
import type { GridLine } from '#parts/order-lines/grid-line.ts'
import { onlineAtom } from '../../src/shell/network/network-atom.ts'
import { keys } from '../../src/cache.ts'
import { sourceFor } from '../../src/device.ts'
import { IncomingOfRows, RowIncoming } from '../../src/features/fast-order/grid/row-incoming.tsx'
import { showShop } from '../support/shop-screen.tsx'

const identity = { userId: 'u', customerKey: 'c' }
const heard = (code: string, qty: number, date = '2036-12-01'): IncomingQuantities => ({
  id: `2000/${code}`,
  carts: [],
  orders: [{ order_no: `O-${code}`, qty, date, confirmed: true }],
  lastDelivery: null,
  lastBought: null,
})
const lineOf = (code: string) =>
  ({ product: { id: `2000/${code}`, article_code: code } }) as GridLine

let cut: boolean
let asked: string[][]
let pieces: number
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  cut = false
  asked = []
  pieces = 4
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await database.coming.clear()
})

/** The rows of a fast order, on a page that has just been opened on a device that was here before. */
async function open(online: boolean, codes: readonly string[]) {
  const { client } = createAppClient({
    storage: { read: () => Promise.resolve({}), write: () => Promise.resolve() },
    keys,
    updates: {},
    hashed: false,
    device: () => Promise.resolve(sourceFor(identity, () => 'Europe/Berlin')),
    fetch: async (_, init) => {
      if (cut) throw new TypeError('Load failed')
      const { articleCodes, exceptCart } = (
        JSON.parse(init!.body as string) as {
          variables: { articleCodes: string[]; exceptCart: string }
        }
      ).variables
      asked.push(articleCodes)
      const typed = (one: IncomingQuantities) => ({
        __typename: 'AlreadyComing',
        ...one,
        exceptCart,
        orders: one.orders.map((order) => ({ __typename: 'OpenPieces', ...order })),
      })
      return Response.json({
        data: { alreadyComing: articleCodes.map((code) => typed(heard(code, pieces))) },
      })
    },
  })
  const lines = codes.map(lineOf)
  const { store } = showShop(
    <IncomingOfRows lines={lines}>
      <ul>
        {lines.map(({ product }) => (
          <li key={product!.id}>
            {product!.article_code}: <RowIncoming product={product} />
          </li>
        ))}
      </ul>
    </IncomingOfRows>,
    { client },
  )
  act(() => store.set(onlineAtom, online))
  await screen.findAllByRole('listitem')
  return {
    goOnline: () => act(() => store.set(onlineAtom, true)),
    goOffline: () => act(() => store.set(onlineAtom, false)),
  }
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const saying = (qty: number) => `${qty} on order, next 01 Dec 2036`
async function facts() {
  fireEvent.click(screen.getByRole('button', { name: /on order/ }))
  return (await screen.findByRole('dialog', { name: 'Your history' })).textContent
}

test('rows of a fast order say after a start without a network what this device has heard, and of when; the server has the last word', async () => {
  await open(true, ['A'])
  await waitFor(() => expect(rows()).toEqual([`A: ${saying(4)}`]))
  expect(await facts()).not.toContain('As of')
  await vi.waitFor(async () => expect(await database.coming.count()).toBe(1))
  cleanup()

  cut = true
  const { goOnline } = await open(false, ['A', 'NEVER'])
  await waitFor(() => expect(rows()).toEqual([`A: ${saying(4)}`, 'NEVER: ']))
  expect(await facts()).toMatch(/As of \d/)
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })

  cut = false
  pieces = 7
  goOnline()
  await waitFor(() => expect(rows()).toEqual([`A: ${saying(7)}`, `NEVER: ${saying(7)}`]))
  expect(asked).toEqual([['A'], ['A', 'NEVER']])
})

test('a line that is dead without anybody’s knowing is no fresh answer: the device’s age is said, and the server is asked again', async () => {
  await createIncomingStore(
    database,
    () => Date.now() - 3_600_000,
    identity.userId,
    identity.customerKey,
  ).keep(['A'], [heard('A', 3)])
  cut = true
  const { goOffline, goOnline } = await open(true, ['A'])
  await waitFor(() => expect(rows()).toEqual([`A: ${saying(3)}`]))
  expect(await facts()).toMatch(/As of \d/)
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  goOffline()
  cut = false
  goOnline()
  await waitFor(() => expect(rows()).toEqual([`A: ${saying(4)}`]))
  expect(asked).toEqual([['A']])
})

test('what the server has said stays when the network goes, and says at once of when it is', async () => {
  const { goOffline } = await open(true, ['A'])
  await waitFor(() => expect(rows()).toEqual([`A: ${saying(4)}`]))
  goOffline()
  expect(await facts()).toMatch(/As of \d/)
})

test.each([
  ['Pacific/Kiritimati', null],
  ['Pacific/Pago_Pago', '2026-06-10'],
])(
  'whether the day of an order has passed is told by the tenant’s day: %s',
  async (timeZone, date) => {
    vi.useFakeTimers({ now: new Date('2026-06-10T12:00:00Z'), toFake: ['Date'] })
    const source = sourceFor(identity, () => timeZone)
    await source.keep!('alreadyComing', { articleCodes: ['A'] }, [heard('A', 4, '2026-06-10')])
    const answer = await source.answer('alreadyComing', { articleCodes: ['A'], exceptCart: '' })
    expect((answer!.data as IncomingQuantities[])[0]!.orders).toEqual([
      { order_no: 'O-A', qty: 4, date, confirmed: date !== null },
    ])
  },
)
