import { expect, it } from 'vitest'
import type { Requester } from '#offline/sync/graphql-request.ts'
import type { SyncAnswer } from '#offline/cart/cart-answer.ts'
import { createFlush } from '#offline/sync/flush.ts'
import { appendAll } from '#offline/sync/outbox.ts'
import type { Device } from '#offline/device.ts'
import { sendMany } from '#offline/sync/send-many.ts'
import { moveToDeadLetter, applySyncResponse } from '#offline/sync/apply-server-response.ts'
import { ReferenceServer } from './reference-server.ts'
import { emptyDevice } from './store.ts'
import { sorg, type WireIntent } from './sync-server.ts'

const spring = '0198c0de-0000-7000-8000-000000000001'

const fill = (device: Device, count: number, cart?: string) =>
  appendAll(
    device,
    Array.from({ length: count }, () => ({
      userId: 'u',
      customerKey: 'c',
      intent: { kind: 'ADD' as const, args: { sorg, article: 'A', qty: 1, ...(cart && { cart }) } },
    })),
  )

/** Request as received: how many intents, and whether for the cart. */
interface Asked {
  intents: number
  cart: boolean
}
type Trouble = (asked: Asked, call: number) => 'cut' | 'lost' | SyncAnswer | null

function over(device: Device, server: ReferenceServer, trouble: Trouble = () => null) {
  const asked: Asked[] = []
  const ask = (async (
    userId: string,
    document: { operationName: string },
    { streamId, intents }: { streamId: string; intents: WireIntent[] },
  ) => {
    const one = { intents: intents.length, cart: document.operationName === 'SyncIntents' }
    asked.push(one)
    const found = trouble(one, asked.length)
    if (found === 'cut') return { ok: false, why: 'unreachable' }
    const answer = await server.sync(userId, streamId, intents)
    return found === 'lost'
      ? { ok: false, why: 'unreachable' }
      : { ok: true, data: { syncIntents: found ?? answer } }
  }) as unknown as Requester
  const { send, nextBatch } = sendMany(ask)
  const settled: number[] = []
  const counting: typeof applySyncResponse = (...args) => {
    settled.push(args[3].results.length)
    return applySyncResponse(...args)
  }
  const flush = createFlush({
    device,
    userId: 'u',
    send,
    random: () => 1,
    steps: { nextBatch, settle: counting, moveToDeadLetter },
  })
  return {
    asked,
    settled,
    run: () => flush.run({ ignoreBackoff: true }),
    left: () => device.database.outbox.count(),
  }
}
const told = (asked: readonly Asked[]) =>
  asked.map(({ intents, cart }) => `${intents}${cart ? ' with the cart' : ''}`)
const pieces = async (server: ReferenceServer, key = '') =>
  (await server.cart('u', 'c', null, key)).cart?.totalQuantity
const kept = async ({ database }: Device) =>
  (await database.cartSnapshots.toArray()).map(({ cart }) => [cart.totalQuantity, cart.streamSeq])

it('brings the cart with the last of several requests, and takes all results in with it', async () => {
  const [device, server] = [emptyDevice(), new ReferenceServer()]
  await fill(device, 120)
  const { asked, settled, run, left } = over(device, server)
  await run()
  expect([told(asked), settled, await left(), await pieces(server), await kept(device)]).toEqual([
    ['50', '50', '20 with the cart'],
    [120],
    0,
    120,
    [[120, 120]],
  ])
})

it('brings it after five hundred, however many there are', async () => {
  const [device, server] = [emptyDevice(), new ReferenceServer()]
  await fill(device, 1_020)
  const { asked, settled, run } = over(device, server)
  await run()
  expect([told(asked).filter((one) => one !== '50'), settled]).toEqual([
    ['50 with the cart', '50 with the cart', '20 with the cart'],
    [500, 500, 20],
  ])
})

it('sends what speaks of several carts as ever', async () => {
  const [device, server] = [emptyDevice(), new ReferenceServer()]
  await appendAll(device, [
    {
      userId: 'u',
      customerKey: 'c',
      intent: { kind: 'NEW_CART', args: { cart: spring, name: 'Spring' } },
    },
  ])
  for (let n = 0; n < 30; n += 1) await fill(device, 2, n % 2 ? spring : undefined)
  await fill(device, 70, spring)
  const { asked, run, left } = over(device, server)
  await run()
  expect([told(asked), await left(), await pieces(server), await pieces(server, spring)]).toEqual([
    ['50 with the cart', '50 with the cart', '31 with the cart'],
    0,
    30,
    100,
  ])
})

it.each(['cut', 'lost'] as const)(
  'a request in the middle is %s: nothing is taken in, and everything comes once',
  async (how) => {
    const [device, server] = [emptyDevice(), new ReferenceServer()]
    await fill(device, 160)
    const { asked, settled, run, left } = over(device, server, (_, call) =>
      call === 3 ? how : null,
    )
    await run()
    expect([await left(), settled]).toEqual([160, []])
    await run()
    expect([told(asked.slice(3)), settled, await left(), await pieces(server)]).toEqual([
      ['50 with the cart', '50', '50', '10 with the cart'],
      [50, 110],
      0,
      160,
    ])
  },
)

it('is forgotten in the middle, with the page, and begins again', async () => {
  const [device, server] = [emptyDevice(), new ReferenceServer()]
  await fill(device, 120)
  await over(device, server, (_, call) => (call === 3 ? 'lost' : null)).run()
  const { asked, run, left } = over(device, server)
  await run()
  expect([told(asked), await left(), await pieces(server), await kept(device)]).toEqual([
    ['50', '50', '20 with the cart'],
    0,
    120,
    [[120, 120]],
  ])
})

it('goes the plain way where an answer is not to all that was asked', async () => {
  const [device, server] = [emptyDevice(), new ReferenceServer()]
  await fill(device, 120)
  const { asked, settled, run, left } = over(device, server, (_, call) =>
    call === 2 ? { lastSeq: 50, results: [], gap: 51, fork: false, carts: [], books: [] } : null,
  )
  await run()
  expect([told(asked), settled, await left(), await pieces(server)]).toEqual([
    ['50', '50', '50 with the cart', '50', '20 with the cart'],
    [50, 70],
    0,
    120,
  ])
})

it('puts the refusals among many before the person', async () => {
  const [device, server] = [emptyDevice(), new ReferenceServer()]
  await server.office({ kind: 'block', article: 'A', blocked: true })
  await fill(device, 70)
  const { run, left } = over(device, server)
  await run()
  expect([await left(), await device.database.needsYou.count()]).toEqual([0, 70])
})

it('brings the cart for what is sent before changes that were all taken back', async () => {
  const [device, server] = [emptyDevice(), new ReferenceServer()]
  await fill(device, 51)
  const last = (await device.database.outbox.toCollection().last())!
  await device.database.outbox.put({ ...last, withdrawn: true })
  const { asked, run, left } = over(device, server)
  await run()
  expect([told(asked), await left(), await pieces(server), await kept(device)]).toEqual([
    ['50 with the cart', '1 with the cart'],
    0,
    50,
    [[50, 50]],
  ])
})
