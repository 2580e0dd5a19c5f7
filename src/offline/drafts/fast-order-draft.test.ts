import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { content, numberingDevice, product, row } from '../../../tests/support/fast-order-drafts.ts'
import { readBook, readCart } from '../cart/cart-store.ts'
import { openDatabase, type OfflineDatabase } from '../database.ts'
import { discardUnsent } from '../sign-out.ts'
import { NotSavedError } from '../storage-trouble.ts'
import { createDispatch } from '../sync/dispatch.ts'
import type { Device } from '../device.ts'
import { forgetDraftExtras, StaleDraftError } from './draft-rows.ts'
import { createDraftStash } from './draft-stash.ts'
import {
  createFastOrderStore,
  type DraftContent,
  type DraftRow,
  type FastOrderDraft,
} from './fast-order-draft.ts'

let database: OfflineDatabase
let device: Device
/** Memory of each tab across a reload. */
let tabs: Map<string, Map<string, string>>

const draftOf = (tab = 'one', userId = 'u', customerKey = 'c') => {
  const slots = tabs.get(tab) ?? new Map<string, string>()
  tabs.set(tab, slots)
  const memory = {
    getItem: (key: string) => slots.get(key) ?? null,
    setItem: (key: string, value: string) => void slots.set(key, value),
    removeItem: (key: string) => void slots.delete(key),
  }
  return createFastOrderStore(
    device,
    userId,
    createDispatch({ device, userId, onAppended: () => {} }),
    createDraftStash(userId, () => memory),
  ).of(customerKey)
}
/** A page with the fast order open. */
const open = async (...of: Parameters<typeof draftOf>) => {
  const draft = draftOf(...of)
  await draft.open()
  return draft
}
const store = (draft: FastOrderDraft, ...rows: DraftRow[]) => {
  draft.set(content(...rows))
  return draft.flush()
}

beforeEach(() => {
  database = openDatabase(`draft-${Math.random()}`)
  device = numberingDevice(database)
  tabs = new Map()
})
afterEach(() => database.delete())

const codes = ({ rows }: DraftContent) => rows.map(({ code }) => code)
const drafted = async (...of: Parameters<typeof draftOf>) => codes(await draftOf(...of).open())
const cart = async (userId = 'u') =>
  (await readCart(database, userId, 'c')).lines.map(({ id, qty }) => `${id}×${qty}`)
const four = [{ product, qty: 4 }]

describe('two people at one device', () => {
  test('know nothing of each other’s fast orders: neither sees, orders or empties the other’s', async () => {
    const [mine, theirs] = [await open('one', 'u'), await open('two', 'v')]
    await store(mine, row('r1', 'A'))
    expect(await drafted('two', 'v')).toEqual([])
    await store(theirs, row('r1', 'B'))
    await theirs.addToCart(four, new Set(['r1']))
    expect([await drafted(), await cart(), await cart('v')]).toEqual([['A'], [], ['1000/A×4']])
  })

  test('who discards what is not sent discards their own fast order alone, and at a log-out its prices go', async () => {
    await store(await open('one', 'u'), row('r1', 'A'))
    await store(await open('two', 'v'), row('r1', 'A'))
    await forgetDraftExtras(database, 'u')
    const [mine, theirs] = [await draftOf('one', 'u').open(), await draftOf('two', 'v').open()]
    expect([mine.products.length, theirs.products.length]).toEqual([0, 1])
    await discardUnsent(database, 'v', device.newId)
    expect([await drafted('one', 'u'), await drafted('two', 'v')]).toEqual([['A'], []])
  })
})

test('rows, problems and what is known of the articles come back as they were, in their order', async () => {
  const draft = await open()
  const problems = [{ line: 3, text: 'x', reason: 'no_code' }]
  draft.set({ ...content(row('r1', 'A'), row('r2', 'B')), problems })
  await draft.flush()
  draft.set({ ...content(row('r1', 'A'), row('r3', 'C'), row('r2', 'B')), problems })
  await draft.flush()
  const found = await draftOf().open()
  expect([codes(found), found.problems, found.products.map(({ asked }) => asked)]).toEqual([
    ['A', 'C', 'B'],
    problems,
    ['A', 'C', 'B'],
  ])
})

test('what is typed while an order is under way does not bring back what was ordered', async () => {
  const draft = await open()
  await store(draft, row('r1', 'A'))
  const order = draft.addToCart([{ product, qty: 1 }], new Set(['r1']))
  draft.set(content({ ...row('r1', 'A'), qty: 9 }, row('r2', 'B')))
  await draft.flush()
  await order
  expect([await cart(), await drafted()]).toEqual([['1000/A×1'], ['B']])
})

test('an order saved as a new cart comes back, and its cart goes', async () => {
  const draft = await open()
  await store(draft, row('r1', 'A'))
  const key = await draft.addToCart(four, new Set(['r1']), 'Spring')
  expect([
    (await readBook(database, 'u', 'c')).map(({ name, lines }) => [name, lines]),
    await drafted(),
  ]).toEqual([[['Spring', 1]], []])
  await draft.takeBack({
    from: { cart: key! },
    before: content(row('r1', 'A')),
    taken: new Set(['r1']),
  })
  const found = await draftOf().open()
  expect([
    await readBook(database, 'u', 'c'),
    codes(found),
    found.products.map(({ asked }) => asked),
  ]).toEqual([[], ['A'], ['A']])
})

test('one that went into the active cart comes back to its place beside what was typed since', async () => {
  const draft = await open()
  await store(draft, row('r1', 'A'), row('r2', 'WRONG'))
  expect(await draft.addToCart(four, new Set(['r1']))).toBeNull()
  expect(await cart()).toEqual(['1000/A×4'])
  await store(draft, row('r2', 'WRONG'), row('r3', 'NEW'))
  await draft.takeBack({
    from: { quantities: [{ sorg: '1000', article: 'A', qty: 0, seenQty: 4 }] },
    before: content(row('r1', 'A'), row('r2', 'WRONG')),
    taken: new Set(['r1']),
  })
  expect([await cart(), await drafted()]).toEqual([[], ['A', 'WRONG', 'NEW']])
})

test('where the cart cannot be changed the draft stays as it is, both ways', async () => {
  const draft = await open()
  await store(draft, row('r1', 'A'))
  const taken = new Set(['r1'])
  await expect(draft.addToCart([{ product, qty: -1 }], taken)).rejects.toThrow()
  expect([await cart(), await drafted()]).toEqual([[], ['A']])
  await draft.addToCart(four, taken)
  await expect(
    draft.takeBack({
      from: { quantities: [{ sorg: '1000', article: 'A', qty: -1, seenQty: 4 }] },
      before: content(row('r1', 'A')),
      taken,
    }),
  ).rejects.toThrow()
  expect([await cart(), await drafted()]).toEqual([['1000/A×4'], []])
})

test('what the device refused is stored by the next try', async () => {
  const draft = await open()
  const refuse = () => {
    throw new DOMException('gone', 'AbortError')
  }
  database.draftRows.hook('creating', refuse)
  await expect(store(draft, row('r1', 'A'))).rejects.toBeInstanceOf(NotSavedError)
  expect(draft.isPending()).toBe(true)
  database.draftRows.hook('creating').unsubscribe(refuse)
  await draft.flush()
  expect([draft.isPending(), await drafted()]).toEqual([false, ['A']])
})

describe('two tabs with the same fast order', () => {
  test('each is told what the other has made of it, and nothing of its own', async () => {
    const [one, other] = [await open('one'), await open('two')]
    const heard: string[][] = []
    const ends = [
      one.subscribe((found) => heard.push(['one', ...codes(found)])),
      other.subscribe((found) => heard.push(['other', ...codes(found)])),
    ]
    await store(one, row('a1', 'A'))
    await expect.poll(() => heard.at(-1)).toEqual(['other', 'A'])
    await store(other, row('a1', 'A'), row('b1', 'B'))
    await expect.poll(() => heard.at(-1)).toEqual(['one', 'A', 'B'])
    await store(one, row('b1', 'B'))
    await expect.poll(() => heard.at(-1)).toEqual(['other', 'B'])
    expect(heard).toHaveLength(3)
    for (const end of ends) end()
  })

  test('what both typed before either heard of the other stands in both, row by row', async () => {
    const [one, other] = [await open('one'), await open('two')]
    await store(one, row('a1', 'A'), row('a2', 'X'))
    await other.refresh()
    one.set(content({ ...row('a1', 'A'), qty: 7 }, row('a2', 'X'), row('a3', 'B')))
    other.set(content(row('a1', 'A'), row('b1', 'C')))
    await Promise.all([one.flush(), other.flush()])
    for (const draft of [one, other])
      expect((await draft.refresh()).rows.map(({ code, qty }) => `${code}×${qty}`)).toEqual([
        'A×7',
        'C×1',
        'B×1',
      ])
  })

  test('rows that the other has ordered are not ordered again, and no late change brings them back', async () => {
    const [one, other] = [await open('one'), await open('two')]
    await store(one, row('a1', 'A'))
    await other.refresh()
    await one.addToCart(four, new Set(['a1']))
    await expect(other.addToCart(four, new Set(['a1']))).rejects.toBeInstanceOf(StaleDraftError)
    await store(other, { ...row('a1', 'A'), qty: 2 }, row('b1', 'B'))
    expect([await cart(), await drafted()]).toEqual([['1000/A×4'], ['B']])
  })

  test('a row that the other has changed is not ordered unseen', async () => {
    const [one, other] = [await open('one'), await open('two')]
    await store(one, row('a1', 'A'))
    await other.refresh()
    await store(one, { ...row('a1', 'A'), qty: 5 })
    await expect(other.addToCart(four, new Set(['a1']))).rejects.toBeInstanceOf(StaleDraftError)
    await other.refresh()
    await other.addToCart(four, new Set(['a1']))
    expect([await cart(), await drafted()]).toEqual([['1000/A×4'], []])
  })

  test('facts that one has learned stop no order of the other', async () => {
    const [one, other] = [await open('one'), await open('two')]
    one.set({ ...content(row('a1', 'A')), products: [] })
    await one.flush()
    await other.refresh()
    one.set({ ...(await one.refresh()), products: [{ asked: 'A', products: [product] }] })
    await one.flush()
    expect((await draftOf().open()).products).toHaveLength(1)
    await other.addToCart(four, new Set(['a1']))
    expect(await drafted()).toEqual([])
  })
})

describe('a page that goes before its draft is stored', () => {
  test('hands it to the next one of its tab, which stores it', async () => {
    const draft = await open()
    await store(draft, row('r1', 'A'))
    draft.set(content(row('r1', 'A'), row('r2', 'B')))
    draft.stash()
    expect(await drafted('another tab')).toEqual(['A'])
    expect([await drafted(), await drafted('another tab')]).toEqual([
      ['A', 'B'],
      ['A', 'B'],
    ])
  })

  test('hands over removed rows too', async () => {
    const draft = await open()
    await store(draft, row('r1', 'A'))
    draft.set(content())
    draft.stash()
    expect(await drafted()).toEqual([])
  })

  test('hands it to no other person and no other customer, and to nobody once it is stored', async () => {
    const draft = await open()
    draft.set(content(row('r1', 'A')))
    draft.stash()
    expect([await drafted('one', 'other'), await drafted('one', 'u', 'another')]).toEqual([[], []])
    await draft.flush()
    expect(tabs.get('one')!.size).toBe(0)
  })

  test('of a draft with nothing to store hands over nothing', async () => {
    const draft = await open()
    await store(draft, row('r1', 'A'))
    draft.stash()
    expect(tabs.get('one')!.size).toBe(0)
  })

  test('in a browser that stores nothing says nothing of it', async () => {
    const nothing = createFastOrderStore(
      device,
      'u',
      createDispatch({ device, userId: 'u', onAppended: () => {} }),
      createDraftStash('u', () => {
        throw new Error('denied')
      }),
    ).of('c')
    await nothing.open()
    nothing.set(content(row('r1', 'A')))
    nothing.stash()
    await nothing.flush()
    expect(await drafted()).toEqual(['A'])
  })

  test.each([
    ['before its last writing ended', false],
    ['after it', true],
  ])('hands over nothing that another tab has ordered since, %s', async (_, isWritten) => {
    const [one, other] = [await open('one'), await open('two')]
    one.set(content(row('a1', 'A')))
    const underWay = one.flush()
    one.set(content({ ...row('a1', 'A'), qty: 2 }, row('a2', 'B')))
    one.stash()
    await underWay
    if (isWritten) await one.flush()
    if (isWritten) one.stash()
    await other.refresh()
    await other.addToCart([{ product, qty: 1 }], new Set(['a1']))
    expect([await cart(), await drafted('one')]).toEqual([['1000/A×1'], ['B']])
  })
})

test('traces of gone rows are removed after a day', async () => {
  let now = 1
  device = { ...device, now: () => now }
  const draft = await open()
  await store(draft, row('r1', 'A'), row('r2', 'B'))
  await store(draft, row('r2', 'B'))
  expect(await database.draftRows.count()).toBe(2)
  now += 25 * 60 * 60 * 1000
  await store(draft, row('r2', 'B'), row('r3', 'C'))
  expect((await database.draftRows.toArray()).map(({ id }) => id).toSorted()).toEqual(['r2', 'r3'])
})
