import { expect, it } from 'vitest'
import type { SyncAnswer } from '#offline/cart/cart-answer.ts'
import { backOff, createFlush, type SendResult } from '#offline/sync/flush.ts'
import { append } from '#offline/sync/outbox.ts'
import type { Device } from '#offline/device.ts'
import { emptyDevice } from './store.ts'
import { sorg } from './sync-server.ts'

const fill = async (device: Device, count: number) => {
  for (let n = 0; n < count; n += 1) {
    await append(device, {
      userId: 'u',
      customerKey: 'c',
      intent: { kind: 'ADD', args: { sorg, article: 'A', qty: 1 } },
    })
  }
}
type Row = Parameters<Parameters<typeof createFlush>[0]['send']>[2][number]
const applied = (rows: Row[], status: 'APPLIED' | 'REJECTED' = 'APPLIED'): SendResult => {
  const results = rows.map(({ seq, mutationId }) => ({
    seq,
    mutationId,
    status,
    reason: status === 'REJECTED' ? 'no_price' : null,
    qty: 1,
    data: null,
    overwrote: null,
  }))
  const answer: SyncAnswer = {
    lastSeq: rows.at(-1)?.seq ?? 0,
    results,
    gap: null,
    fork: false,
    carts: [],
    books: [],
  }
  return { ok: true, answer }
}
const empty: SyncAnswer = { lastSeq: 0, results: [], gap: null, fork: false, carts: [], books: [] }
type Answers = (rows: Row[], call: number) => SendResult

const run = async (waiting: number, answers: Answers, forced = false) => {
  const device = emptyDevice()
  await fill(device, waiting)
  const sent: number[][] = []
  const flush = createFlush({
    device,
    userId: 'u',
    random: () => 1,
    send: async (_, __, rows) => {
      sent.push(rows.map(({ seq }) => seq))
      return answers(rows, sent.length)
    },
  })
  await flush.run({ ignoreBackoff: forced })
  const left = await device.database.outbox.toArray()
  const needs = await device.database.needsYou.toArray()
  return {
    device,
    flush,
    sent,
    left: left.map(({ seq }) => seq),
    needs: needs.map(({ reason }) => reason),
    streams: new Set(left.map(({ streamId }) => streamId)),
  }
}
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n)
const no = (
  why: 'unreachable' | 'busy' | 'broken' | 'session' | 'maintenance' | 'forbidden' | 'refused',
  code?: string,
): SendResult => ({ ok: false, why, ...(code && { code }) })

it('sends at most 50 at a time, in their order, until nothing waits', async () => {
  const { sent, left } = await run(120, (rows) => applied(rows))
  expect(sent).toEqual([range(1, 50), range(51, 100), range(101, 120)])
  expect(left).toEqual([])
})

it.each([
  ['no network', no('unreachable'), 'unreachable'],
  ['the server in trouble', no('busy'), 'busy'],
  ['maintenance', no('maintenance'), 'maintenance'],
  ['the session lost', no('session'), 'session'],
  ['the session refused', no('forbidden'), 'forbidden'],
])('%s: stops after one try and keeps everything', async (_, answer, trouble) => {
  const { sent, left, flush } = await run(3, () => answer)
  expect(sent).toHaveLength(1)
  expect(left).toEqual([1, 2, 3])
  expect(flush.state()).toMatchObject({ trouble, sending: false, failures: 1 })
})

it('waits for the back-off, unless it is asked to send now', async () => {
  const { flush, sent, device } = await run(1, () => no('busy'))
  await flush.run()
  expect(sent).toHaveLength(1)
  device.clock.now = 1_000
  await flush.run()
  expect(sent).toHaveLength(2)
  await flush.run({ ignoreBackoff: true })
  expect(sent).toHaveLength(3)
})

it('waits for a person after a lost session, however long', async () => {
  const { flush, sent, device } = await run(1, () => no('session'))
  device.clock.now = 86_400_000
  await flush.run()
  expect(sent).toHaveLength(1)
})

it.each([
  [1, 0, 500],
  [1, 1, 1_000],
  [3, 1, 4_000],
  [20, 0, 15_000],
  [20, 1, 30_000],
])('after %i failures, with chance %d, waits %i ms', (failures, random, ms) =>
  expect(backOff(failures, random)).toBe(ms),
)

it('puts a refusal before the person and goes on', async () => {
  const { left, needs } = await run(3, (rows) => applied(rows, 'REJECTED'))
  expect(left).toEqual([])
  expect(needs).toEqual(['no_price', 'no_price', 'no_price'])
})

it('sets aside the one intent that the server will not read, and sends those behind it', async () => {
  const { device, sent, left, needs } = await run(4, (rows) =>
    rows.some(({ mutationId }) => mutationId === poison)
      ? no('refused', 'BAD_INPUT')
      : applied(rows),
  )
  expect(needs).toEqual([])
  expect(left).toEqual([])
  expect(sent).toEqual([[1, 2, 3, 4]])
  await fill(device, 3)
  poison = (await device.database.outbox.toArray())[1]?.mutationId ?? ''
  const flush = createFlush({
    device,
    userId: 'u',
    random: () => 1,
    send: async (_, __, rows) =>
      rows.some(({ mutationId }) => mutationId === poison)
        ? no('refused', 'BAD_INPUT')
        : applied(rows),
  })
  await flush.run()
  expect(await device.database.outbox.count()).toBe(0)
  expect(await device.database.needsYou.toArray()).toMatchObject([
    { mutationId: poison, reason: 'BAD_INPUT' },
  ])
})
let poison = 'none yet'

it('takes one intent that breaks the server five times for the reason', async () => {
  const { flush, device, needs } = await run(1, () => no('broken'))
  expect(needs).toEqual([])
  for (let n = 0; n < 4; n += 1) await flush.run({ ignoreBackoff: true })
  expect(await device.database.needsYou.count()).toBe(1)
  expect(await device.database.outbox.count()).toBe(0)
})

it("does not take the line's failures for the intent's", async () => {
  const { flush, device, left } = await run(1, (_, call) =>
    no(call === 5 ? 'broken' : 'unreachable'),
  )
  for (let n = 0; n < 4; n += 1) {
    device.clock.now += 60_000
    await flush.run()
  }
  expect([
    left,
    await device.database.needsYou.count(),
    await device.database.outbox.count(),
  ]).toEqual([[1], 0, 1])
})

it('begins a new stream, numbered from 1, when the server has lost the old one', async () => {
  const { sent, left, device } = await run(3, (rows, call) =>
    call === 1
      ? applied(rows.slice(0, 2))
      : call === 2
        ? { ok: true, answer: { ...empty, gap: 1 } }
        : applied(rows),
  )
  expect(sent).toEqual([[1, 2, 3], [3], [1]])
  expect(left).toEqual([])
  expect((await device.database.streams.toArray())[0]?.lastSeq).toBe(1)
})

it('does not go round in circles when the server asks for what it has just been sent', async () => {
  const { sent, left } = await run(
    2,
    (rows, call) => (call === 1 ? { ok: true, answer: { ...empty, gap: 1 } } : applied(rows)),
    true,
  )
  expect(sent).toEqual([[1, 2]])
  expect(left).toEqual([1, 2])
})

it('learns one by one what a forked stream has done before it takes a new one', async () => {
  const { sent, left } = await run(3, (rows, call) => {
    if (rows.length > 1 && call < 4) return { ok: true, answer: { ...empty, fork: true } }
    return call === 2 || rows[0]?.seq === 1
      ? applied(rows)
      : { ok: true, answer: { ...empty, fork: true } }
  })
  expect(sent).toEqual([[1, 2, 3], [1], [2, 3], [2], [1, 2]])
  expect(left).toEqual([])
})

it('sends what was appended while it was at work', async () => {
  const device = emptyDevice()
  await fill(device, 1)
  let calls = 0
  const flush = createFlush({
    device,
    userId: 'u',
    random: () => 1,
    send: async (_, __, rows) => {
      calls += 1
      if (calls === 1) {
        await fill(device, 1)
        void flush.run()
      }
      return applied(rows)
    },
  })
  await flush.run()
  expect([calls, await device.database.outbox.count()]).toEqual([2, 0])
})

it('numbers intents without a hole, and each person for himself', async () => {
  const device = emptyDevice()
  await Promise.all([
    fill(device, 5),
    append(device, {
      userId: 'v',
      customerKey: 'c',
      intent: { kind: 'CLEAR', args: { seenVersion: 0 } },
    }),
  ])
  const rows = await device.database.outbox.toArray()
  expect(rows.filter(({ userId }) => userId === 'u').map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  expect(rows.filter(({ userId }) => userId === 'v').map(({ seq }) => seq)).toEqual([1])
})
