import 'fake-indexeddb/auto'
import { Dexie, type Table } from 'dexie'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCartStore, readBook, readCart } from '../cart/cart-store.ts'
import { openDatabase, type OfflineDatabase } from '../database.ts'
import {
  ChangedElsewhere,
  createFastOrderStore,
  type DraftContent,
  type FastOrderDraft,
  type FastOrderRow,
  forgetDraftPrices,
} from './fast-order-draft.ts'
import { createLeftDraft } from './unload-draft.ts'
import type { Device } from '../sync/outbox.ts'
import { discardUnsent } from '../sign-out.ts'
import { NotSavedError } from '../storage-trouble.ts'
import { content, numberingDevice, product, row } from '../../../tests/support/fast-order-drafts.ts'

let database: OfflineDatabase
let orders: FastOrderDraft
let device: Device
const tab = () => ({ getItem: () => null, setItem() {}, removeItem() {} })
const ordersOf = (userId: string) =>
  createFastOrderStore(
    device,
    userId,
    createCartStore(device, userId, () => {}),
    createLeftDraft(userId, tab),
  )
beforeEach(() => {
  database = openDatabase(`draft-${Math.random()}`)
  device = numberingDevice(database)
  orders = ordersOf('u').of('c')
})
afterEach(() => database.delete())

const cart = async () =>
  (await readCart(database, 'u', 'c')).lines.map(({ id, qty }) => `${id}×${qty}`)
const drafted = async () => (await orders.read())?.rows.map(({ code }) => code)

describe('two people at one device', () => {
  test('know nothing of each other’s fast orders: neither sees, writes over, orders or empties the other’s', async () => {
    const [mine, theirs] = [ordersOf('u').of('c'), ordersOf('v').of('c')]
    await mine.write(content(row('r1', 'A')))
    expect(await theirs.read()).toBeUndefined()
    await theirs.write(content(row('r1', 'B')))
    await theirs.addToCart([{ product, qty: 4 }], content())
    expect([await drafted(), await cart()]).toEqual([['A'], []])
    expect((await readCart(database, 'v', 'c')).lines.map(({ qty }) => qty)).toEqual([4])
  })

  test('who throws away what he has not sent throws away his own fast order alone, and at a log-out its prices go', async () => {
    for (const person of ['u', 'v'])
      await ordersOf(person)
        .of('c')
        .write(content(row('r1', 'A')))
    await forgetDraftPrices(database, 'u')
    expect([
      (await ordersOf('u').of('c').read())?.products.length,
      (await ordersOf('v').of('c').read())?.products.length,
    ]).toEqual([0, 1])
    await discardUnsent(database, 'v', device.newId)
    expect([await drafted(), await ordersOf('v').of('c').read()]).toEqual([['A'], undefined])
  })
})

test('what is written while an order is under way does not bring back what was ordered', async () => {
  await orders.write(content(row('r1', 'A')))
  const order = orders.addToCart([{ product, qty: 1 }], content())
  await expect(orders.write(content(row('r1', 'A'), row('r2', 'B')))).rejects.toBeInstanceOf(
    ChangedElsewhere,
  )
  await order
  await orders.write(content(row('r2', 'B')))
  expect([await cart(), await drafted()]).toEqual([['1000/A×1'], ['B']])
})

test('an order saved as a cart of its own comes back, and its cart goes', async () => {
  const key = await orders.addToCart([{ product, qty: 4 }], content(), 'Spring')
  expect([
    (await readBook(database, 'u', 'c')).map(({ name, lines }) => [name, lines]),
    await drafted(),
  ]).toEqual([[['Spring', 1]], []])
  await orders.takeBack({
    from: { cart: key! },
    before: content(row('r1', 'A')),
    taken: new Set(['r1']),
  })
  expect([
    await readBook(database, 'u', 'c'),
    await drafted(),
    (await orders.read())?.products.map(({ asked }) => asked),
  ]).toEqual([[], ['A'], ['A']])
})

test('one that went into the active cart comes back beside what was typed since', async () => {
  expect(await orders.addToCart([{ product, qty: 4 }], content(row('r2', 'WRONG')))).toBeNull()
  expect(await cart()).toEqual(['1000/A×4'])
  await orders.write(content(row('r2', 'WRONG'), row('r3', 'NEW')))
  await orders.takeBack({
    from: { quantities: [{ sorg: '1000', article: 'A', qty: 0, seenQty: 4 }] },
    before: content(row('r1', 'A'), row('r2', 'WRONG')),
    taken: new Set(['r1']),
  })
  expect([await cart(), await drafted()]).toEqual([[], ['A', 'WRONG', 'NEW']])
})

test('where the cart cannot be taken back the draft stays as it is', async () => {
  await orders.addToCart([{ product, qty: 4 }], content())
  await expect(
    orders.takeBack({
      from: { quantities: [{ sorg: '1000', article: 'A', qty: -1, seenQty: 4 }] },
      before: content(row('r1', 'A')),
      taken: new Set(['r1']),
    }),
  ).rejects.toThrow()
  expect([await cart(), await drafted()]).toEqual([['1000/A×4'], []])
})

describe('two tabs with the same fast order', () => {
  const here = () => ordersOf('u').of('c')

  test('what one has made of it the other is told, once, and not of its own', async () => {
    const [one, other] = [here(), here()]
    const told: string[][] = []
    const codes = ({ rows }: DraftContent) => rows.map(({ code }) => code)
    const ends = [
      one.follow((content) => told.push(['one', ...codes(content)])),
      other.follow((content) => told.push(['other', ...codes(content)])),
    ]
    await one.write(content(row('r1', 'A')))
    await one.write(content(row('r1', 'A'), row('r2', 'B')))
    await expect.poll(() => told.at(-1)).toEqual(['other', 'A', 'B'])
    await other.write(content())
    await expect.poll(() => told.at(-1)).toEqual(['one'])
    expect(told.filter(([who]) => who === 'one')).toHaveLength(1)
    for (const end of ends) end()
  })

  test('what one was about to write or to order before it heard of the other is neither', async () => {
    const [one, other] = [here(), here()]
    await one.write(content(row('r1', 'A')))
    await other.read()
    let pressed: Promise<PromiseSettledResult<unknown>[]> | undefined
    const heard = new Promise<void>((resolve) => {
      const end = one.follow(() => {
        end()
        Dexie.ignoreTransaction(() => setTimeout(resolve))
      })
      database.fastOrders.hook('reading', (found: FastOrderRow) => {
        const looking = Dexie.currentTransaction as { mode?: string; explicit?: boolean } | null
        if (
          looking?.explicit &&
          looking.mode === 'readonly' &&
          found.rows.length === 2 &&
          !pressed
        ) {
          Dexie.ignoreTransaction(() => {
            pressed = Promise.allSettled([
              one.write(content(row('r1', 'A'), row('r9', 'C'))),
              one.addToCart([{ product, qty: 4 }], content()),
            ])
          })
        }
        return found
      })
    })
    await other.write(content(row('r1', 'A'), row('r2', 'B')))
    await heard
    expect(
      (await pressed)?.map(
        (end) => end.status === 'rejected' && end.reason instanceof ChangedElsewhere,
      ),
    ).toEqual([true, true])
    expect([await cart(), await drafted()]).toEqual([[], ['A', 'B']])
  })

  test('the one that has not seen the latest writes nothing over it, and orders nothing twice', async () => {
    const [one, other] = [here(), here()]
    await one.write(content(row('r1', 'A')))
    await other.read()
    await one.addToCart([{ product, qty: 4 }], content())
    await expect(other.write(content(row('r1', 'A'), row('r2', 'B')))).rejects.toBeInstanceOf(
      ChangedElsewhere,
    )
    await expect(other.addToCart([{ product, qty: 4 }], content())).rejects.toBeInstanceOf(
      ChangedElsewhere,
    )
    expect([await cart(), await drafted()]).toEqual([['1000/A×4'], []])
    await other.read()
    await other.write(content(row('r2', 'B')))
    expect(await drafted()).toEqual(['B'])
  })

  test('one that an earlier build has kept is read, and written over by the first that has read it', async () => {
    const { stamp: _, ...before } = {
      ...content(row('r1', 'A')),
      userId: 'u',
      customerKey: 'c',
      at: 0,
      stamp: '',
    }
    await database.fastOrders.put(before as FastOrderRow)
    const [one, other] = [here(), here()]
    expect([(await one.read())?.rows, (await other.read())?.rows]).toEqual([
      before.rows,
      before.rows,
    ])
    await one.write(content(row('r1', 'A'), row('r2', 'B')))
    await expect(other.write(content())).rejects.toBeInstanceOf(ChangedElsewhere)
    expect(await drafted()).toEqual(['A', 'B'])
  })

  test('a writing that the disk refused at its end was none: the page goes on from what it knew before', async () => {
    const one = here()
    await one.write(content(row('r1', 'A')))
    const { transaction } = database
    const commit = transaction.bind(database) as unknown as (
      mode: 'rw',
      tables: Table[],
      work: () => Promise<unknown>,
    ) => Promise<unknown>
    database.transaction = ((mode: 'rw', tables: Table[], work: () => Promise<unknown>) =>
      commit(mode, tables, async () => {
        await work()
        Dexie.currentTransaction!.abort()
      })) as unknown as typeof transaction
    await expect(one.write(content(row('r1', 'A'), row('r2', 'B')))).rejects.toBeInstanceOf(
      NotSavedError,
    )
    await expect(one.addToCart([{ product, qty: 4 }], content())).rejects.toThrow()
    database.transaction = transaction
    await one.write(content(row('r1', 'A'), row('r3', 'C')))
    expect([await cart(), await drafted()]).toEqual([[], ['A', 'C']])
  })

  test('a writing that failed leaves what the page knows as it was', async () => {
    const one = here()
    await one.write(content(row('r1', 'A')))
    await expect(one.addToCart([{ product, qty: -1 }], content())).rejects.toThrow()
    await one.write(content(row('r1', 'A'), row('r2', 'B')))
    expect([await cart(), await drafted()]).toEqual([[], ['A', 'B']])
  })
})
