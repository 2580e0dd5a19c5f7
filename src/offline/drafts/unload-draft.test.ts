import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCartStore } from '../cart/cart-store.ts'
import { openDatabase, type OfflineDatabase } from '../database.ts'
import { ChangedElsewhere, createFastOrderStore, type FastOrderDraft } from './fast-order-draft.ts'
import { createLeftDraft } from './unload-draft.ts'
import type { Device } from '../sync/outbox.ts'
import { content, numberingDevice, product, row } from '../../../tests/support/fast-order-drafts.ts'

let database: OfflineDatabase
let orders: FastOrderDraft
let device: Device
let slots: Map<string, string>
const tab = () => ({
  getItem: (key: string) => slots.get(key) ?? null,
  setItem: (key: string, value: string) => void slots.set(key, value),
  removeItem: (key: string) => void slots.delete(key),
})
const ordersOf = (userId: string) =>
  createFastOrderStore(
    device,
    userId,
    createCartStore(device, userId, () => {}),
    createLeftDraft(userId, tab),
  )
beforeEach(() => {
  database = openDatabase(`left-${Math.random()}`)
  device = numberingDevice(database)
  slots = new Map()
  orders = ordersOf('u').of('c')
})
afterEach(() => database.delete())

const drafted = async () => (await orders.read())?.rows.map(({ code }) => code)

test('a browser that stores nothing leaves nothing, and says nothing of it', async () => {
  const nothing = createFastOrderStore(
    device,
    'u',
    createCartStore(device, 'u', () => {}),
    createLeftDraft('u', () => {
      throw new Error('denied')
    }),
  ).of('c')
  nothing.leave(content(row('r1', 'A')))
  nothing.stay()
  expect(await nothing.read()).toBeUndefined()
})

describe('a page that goes before its order is kept', () => {
  test('leaves it to the next one until that has kept it, with what is known of the articles', async () => {
    await orders.write(content(row('r1', 'A')))
    orders.leave(content(row('r1', 'A'), row('r2', 'B')))
    expect(await orders.read()).toMatchObject({
      rows: [{ code: 'A' }, { code: 'B' }],
      products: [{ asked: 'A' }],
    })
    orders.stay()
    expect(await drafted()).toEqual(['A'])
  })

  test('leaves an empty order too: what was taken out does not come back', async () => {
    await orders.write(content(row('r1', 'A')))
    orders.leave(content())
    expect(await drafted()).toEqual([])
  })

  test('of an earlier build leaves it without a word of what it knew: it is what that page had on its screen', async () => {
    const { rows, problems } = content(row('r1', 'A'), row('r2', 'B'))
    const leftBefore = () =>
      slots.set(
        'FAST_ORDER_LEFT',
        JSON.stringify({ userId: 'u', customerKey: 'c', rows, problems }),
      )
    leftBefore()
    expect(await drafted()).toEqual(['A', 'B'])
    await orders.write(content(row('r1', 'A'), row('r3', 'C')))
    leftBefore()
    expect(await orders.read()).toMatchObject({ rows, products: [{ asked: 'A' }, { asked: 'C' }] })
    await orders.write(content(row('r2', 'B')))
    orders.stay()
    expect(await drafted()).toEqual(['B'])
  })

  test('leaves it to nobody else, and takes it back when the page stays after all', async () => {
    orders.leave(content(row('r1', 'A')))
    expect([
      await ordersOf('other').of('c').read(),
      await ordersOf('u').of('another').read(),
    ]).toEqual([undefined, undefined])
    orders.stay()
    expect(await drafted()).toBeUndefined()
  })
})

describe('a page that goes while another tab has the same fast order', () => {
  test('leaves what it has typed, and not what was ordered there since', async () => {
    const [one, other] = [ordersOf('u').of('c'), ordersOf('u').of('c')]
    await one.write(content(row('r1', 'A')))
    one.leave(content(row('r1', 'A'), row('r2', 'B')))
    const kept = new Map(slots)
    slots.clear()
    await other.read()
    await other.addToCart([{ product, qty: 1 }], content())
    slots = kept
    expect(await drafted()).toEqual(['B'])
  })

  test.each<[what: string, ordersAll: boolean]>([
    ['and emptied it', true],
    ['and left a row of its own', false],
  ])(
    'leaves nothing that its last writing kept, when another tab has ordered that since %s',
    async (_, ordersAll) => {
      const [one, other] = [ordersOf('u').of('c'), ordersOf('u').of('c')]
      await one.read()
      const underWay = one.write(content(row('r1', 'A')))
      one.leave(content(row('r1', 'A'), row('r2', 'B')))
      const kept = new Map(slots)
      slots.clear()
      await underWay
      await other.read()
      if (!ordersAll) await other.write(content(row('r1', 'A'), row('r2', 'C')))
      await other.addToCart([{ product, qty: 1 }], ordersAll ? content() : content(row('r2', 'C')))
      slots = kept
      expect(await drafted()).toEqual(ordersAll ? ['B'] : ['C', 'B'])
    },
  )

  test('leaves what it was about to keep, when that came to nothing', async () => {
    const [one, other] = [ordersOf('u').of('c'), ordersOf('u').of('c')]
    await one.read()
    await other.write(content(row('r1', 'C')))
    const underWay = one.write(content(row('r1', 'A')))
    one.leave(content(row('r1', 'A')))
    await expect(underWay).rejects.toBeInstanceOf(ChangedElsewhere)
    expect(await drafted()).toEqual(['C', 'A'])
  })
})
