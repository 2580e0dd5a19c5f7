import 'fake-indexeddb/auto'
import { Dexie, type Table } from 'dexie'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCartStore, readBook, readCart } from './cart-store.ts'
import { openDatabase, type OfflineDatabase } from './database.ts'
import { ChangedElsewhere, createFastOrderStore, type DraftContent, type DraftRow, type FastOrderDraft, type FastOrderRow, forgetDraftPrices, rowsBack, rowsOfBoth } from './fast-order-draft.ts'
import { createLeftDraft } from './left-draft.ts'
import type { Device } from './outbox.ts'
import type { ProductFacts } from './product-facts.ts'
import { discardUnsent } from './sign-out.ts'
import { NotSavedError } from './storage-trouble.ts'

const product = { id: '1000/A', sorg: '1000', article_code: 'A', name: 'Tyre', price: { dealer: null } } as unknown as ProductFacts
const row = (id: string, code: string): DraftRow => ({ id, code, qty: 1, pick: null })
const content = (...rows: DraftRow[]): DraftContent => ({ rows, problems: [], products: rows.map(({ code }) => ({ asked: code, products: [product] })) })

let database: OfflineDatabase
let orders: FastOrderDraft
let device: Device
let slots: Map<string, string>
const tab = () => ({ getItem: (key: string) => slots.get(key) ?? null, setItem: (key: string, value: string) => void slots.set(key, value), removeItem: (key: string) => void slots.delete(key) })
const ordersOf = (userId: string) => createFastOrderStore(device, userId, createCartStore(device, userId, () => {}), createLeftDraft(userId, tab))
beforeEach(() => {
  database = openDatabase(`draft-${Math.random()}`)
  let ids = 0
  device = { database, now: Date.now, newId: () => `0198c0de-0000-7000-8000-${String((ids += 1)).padStart(12, '0')}` }
  slots = new Map()
  orders = ordersOf('u').of('c')
})
afterEach(() => database.delete())

const cart = async () => (await readCart(database, 'u', 'c')).lines.map(({ id, qty }) => `${id}×${qty}`)
const drafted = async () => (await orders.read())?.rows.map(({ code }) => code)

test('a browser that stores nothing leaves nothing, and says nothing of it', async () => {
  const nothing = createFastOrderStore(device, 'u', createCartStore(device, 'u', () => {}), createLeftDraft('u', () => { throw new Error('denied') })).of('c')
  nothing.leave(content(row('r1', 'A')))
  nothing.stay()
  expect(await nothing.read()).toBeUndefined()
})

describe('a page that goes before its order is kept', () => {
  test('leaves it to the next one until that has kept it, with what is known of the articles', async () => {
    await orders.write(content(row('r1', 'A')))
    orders.leave(content(row('r1', 'A'), row('r2', 'B')))
    expect(await orders.read()).toMatchObject({ rows: [{ code: 'A' }, { code: 'B' }], products: [{ asked: 'A' }] })
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
    const leftBefore = () => slots.set('FAST_ORDER_LEFT', JSON.stringify({ userId: 'u', customerKey: 'c', rows, problems }))
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
    expect([await ordersOf('other').of('c').read(), await ordersOf('u').of('another').read()]).toEqual([undefined, undefined])
    orders.stay()
    expect(await drafted()).toBeUndefined()
  })
})

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
    for (const person of ['u', 'v']) await ordersOf(person).of('c').write(content(row('r1', 'A')))
    await forgetDraftPrices(database, 'u')
    expect([(await ordersOf('u').of('c').read())?.products.length, (await ordersOf('v').of('c').read())?.products.length]).toEqual([0, 1])
    await discardUnsent(database, 'v', device.newId)
    expect([await drafted(), await ordersOf('v').of('c').read()]).toEqual([['A'], undefined])
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
})

test('an order saved as a cart of its own comes back, and its cart goes', async () => {
  const key = await orders.addToCart([{ product, qty: 4 }], content(), 'Spring')
  expect([(await readBook(database, 'u', 'c')).map(({ name, lines }) => [name, lines]), await drafted()]).toEqual([[['Spring', 1]], undefined])
  await orders.takeBack({ from: { cart: key! }, before: content(row('r1', 'A')), taken: new Set(['r1']) })
  expect([await readBook(database, 'u', 'c'), await drafted(), (await orders.read())?.products.map(({ asked }) => asked)]).toEqual([[], ['A'], ['A']])
})

test('one that went into the active cart comes back beside what was typed since', async () => {
  expect(await orders.addToCart([{ product, qty: 4 }], content(row('r2', 'WRONG')))).toBeNull()
  expect(await cart()).toEqual(['1000/A×4'])
  await orders.write(content(row('r2', 'WRONG'), row('r3', 'NEW')))
  await orders.takeBack({ from: { quantities: [{ sorg: '1000', article: 'A', qty: 0, seenQty: 4 }] }, before: content(row('r1', 'A'), row('r2', 'WRONG')), taken: new Set(['r1']) })
  expect([await cart(), await drafted()]).toEqual([[], ['A', 'WRONG', 'NEW']])
})

test('where the cart cannot be taken back the draft stays as it is', async () => {
  await orders.addToCart([{ product, qty: 4 }], content())
  await expect(orders.takeBack({ from: { quantities: [{ sorg: '1000', article: 'A', qty: -1, seenQty: 4 }] }, before: content(row('r1', 'A')), taken: new Set(['r1']) })).rejects.toThrow()
  expect([await cart(), await drafted()]).toEqual([['1000/A×4'], undefined])
})

test('a row that has got the id of one that comes back keeps it', () => {
  const back = rowsBack([row('r1', 'NEW')], [row('r1', 'A'), row('r2', 'B')], new Set(['r1', 'r2']))
  expect(back.map(({ id, code }) => `${id} ${code}`)).toEqual(['r3 A', 'r2 B', 'r1 NEW'])
})

describe('two tabs with the same fast order', () => {
  const here = () => ordersOf('u').of('c')

  test('what one has made of it the other is told, once, and not of its own', async () => {
    const [one, other] = [here(), here()]
    const told: string[][] = []
    const codes = ({ rows }: DraftContent) => rows.map(({ code }) => code)
    const ends = [one.follow((content) => told.push(['one', ...codes(content)])), other.follow((content) => told.push(['other', ...codes(content)]))]
    await one.write(content(row('r1', 'A')))
    await one.write(content(row('r1', 'A'), row('r2', 'B')))
    await expect.poll(() => told.at(-1)).toEqual(['other', 'A', 'B'])
    await other.write(content())
    await expect.poll(() => told.at(-1)).toEqual(['one'])
    expect(told.filter(([who]) => who === 'one')).toHaveLength(1)
    for (const end of ends) end()
  })

  test('the one that has not seen the latest writes nothing over it, and orders nothing twice', async () => {
    const [one, other] = [here(), here()]
    await one.write(content(row('r1', 'A')))
    await other.read()
    await one.addToCart([{ product, qty: 4 }], content())
    await expect(other.write(content(row('r1', 'A'), row('r2', 'B')))).rejects.toBeInstanceOf(ChangedElsewhere)
    await expect(other.addToCart([{ product, qty: 4 }], content())).rejects.toBeInstanceOf(ChangedElsewhere)
    expect([await cart(), await drafted()]).toEqual([['1000/A×4'], undefined])
    await other.read()
    await other.write(content(row('r2', 'B')))
    expect(await drafted()).toEqual(['B'])
  })

  test('one that an earlier build has kept is read, and written over by the first that has read it', async () => {
    const { stamp: _, ...before } = { ...content(row('r1', 'A')), userId: 'u', customerKey: 'c', at: 0, stamp: '' }
    await database.fastOrders.put(before as FastOrderRow)
    const [one, other] = [here(), here()]
    expect([(await one.read())?.rows, (await other.read())?.rows]).toEqual([before.rows, before.rows])
    await one.write(content(row('r1', 'A'), row('r2', 'B')))
    await expect(other.write(content())).rejects.toBeInstanceOf(ChangedElsewhere)
    expect(await drafted()).toEqual(['A', 'B'])
  })

  test('a writing that the disk refused at its end was none: the page goes on from what it knew before', async () => {
    const one = here()
    await one.write(content(row('r1', 'A')))
    const { transaction } = database
    const commit = transaction.bind(database) as unknown as (mode: 'rw', tables: Table[], work: () => Promise<unknown>) => Promise<unknown>
    database.transaction = ((mode: 'rw', tables: Table[], work: () => Promise<unknown>) => commit(mode, tables, async () => {
      await work()
      Dexie.currentTransaction!.abort()
    })) as unknown as typeof transaction
    await expect(one.write(content(row('r1', 'A'), row('r2', 'B')))).rejects.toBeInstanceOf(NotSavedError)
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

test.each<[what: string, known: DraftRow[], here: DraftRow[], there: DraftRow[], both: string[]]>([
  ['nothing changed here', [row('r1', 'A')], [row('r1', 'A')], [row('r1', 'A'), row('r2', 'B')], ['r1 A×1', 'r2 B×1']],
  ['a row of each', [], [row('r1', 'A')], [row('r1', 'B')], ['r1 B×1', 'r2 A×1']],
  ['the same code typed in both', [], [{ ...row('r1', 'a-1'), qty: 7 }], [{ ...row('r4', 'A1'), qty: 2 }], ['r4 a-1×7']],
  ['a quantity changed here', [row('r1', 'A'), row('r2', 'B')], [{ ...row('r1', 'A'), qty: 5 }, row('r2', 'B')], [row('r1', 'A'), row('r2', 'B'), row('r3', 'C')], ['r1 A×5', 'r2 B×1', 'r3 C×1']],
  ['changed here what went into the cart there', [row('r1', 'A')], [{ ...row('r1', 'A'), qty: 5 }], [], ['r1 A×5']],
])('rows of both tabs: %s', (_, known, here, there, both) => {
  expect(rowsOfBoth(known, here, there).map(({ id, code, qty }) => `${id} ${code}×${qty}`)).toEqual(both)
})
