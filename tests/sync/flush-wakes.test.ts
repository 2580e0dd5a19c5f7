import { expect, it } from 'vitest'
import { createFlush, type Flush, type SendResult } from '#offline/sync/flush.ts'
import { sendAlone } from '#offline/sync/flush-lock.ts'
import { startTriggers } from '#offline/sync/flush-triggers.ts'
import { append } from '#offline/sync/outbox.ts'
import { emptyDevice } from './store.ts'
import { sorg } from './sync-server.ts'
import { VirtualTime } from './virtual-time.ts'

const lost: SendResult = { ok: false, why: 'unreachable' }
const busy: SendResult = { ok: false, why: 'busy' }
const nearlyOne = 0.9999

/** A page with a change that waits, over a line that answers as `answer` says; "taken" is all that the server sends back. */
async function page(answer: () => SendResult | Promise<SendResult> | 'taken', chance = nearlyOne) {
  const time = new VirtualTime()
  const device = { ...emptyDevice(), now: () => time.now }
  await append(device, {
    userId: 'u',
    customerKey: 'c',
    intent: { kind: 'ADD', args: { sorg, article: 'A', qty: 1 } },
  })
  const sentAt: number[] = []
  const own = createFlush({
    device,
    userId: 'u',
    random: () => chance,
    send: async (_, __, rows) => {
      sentAt.push(time.now)
      const said = await answer()
      if (said !== 'taken') return said
      const results = rows.map(({ seq, mutationId }) => ({
        seq,
        mutationId,
        status: 'APPLIED' as const,
        reason: null,
        qty: 1,
        data: null,
        overwrote: null,
      }))
      return {
        ok: true,
        answer: {
          lastSeq: rows.at(-1)!.seq,
          results,
          gap: null,
          fork: false,
          carts: [],
          books: [],
        },
      }
    },
  })
  let last = Promise.resolve()
  const flush: Flush = { ...own, run: (...how) => (last = own.run(...how)) }
  let events = { online: () => {}, shown: () => {} }
  const on = (name: keyof typeof events) => (listener: () => void) => {
    events = { ...events, [name]: listener }
    return () => {}
  }
  const triggers = startTriggers(
    flush,
    time.timers,
    { online: on('online'), shown: on('shown') },
    device.now,
  )
  await last
  /** Time passes; whatever is begun meanwhile comes to its end. */
  const pass = async (ms: number, step = 50) => {
    for (let left = ms; left > 0; left -= step) {
      time.advance(Math.min(step, left))
      await last
    }
  }
  return {
    time,
    device,
    triggers,
    flush,
    sentAt,
    pass,
    ended: () => last,
    hear: (name: keyof typeof events) => events[name](),
    waits: () => device.database.outbox.count(),
  }
}

it.each([0.0001, 0.3337, 0.5, nearlyOne])(
  'tries again as soon as the back-off has passed, by timers that know whole milliseconds: chance %d',
  async (chance) => {
    let tries = 0
    const { pass, waits } = await page(() => ((tries += 1) === 1 ? lost : 'taken'), chance)
    await pass(1_000, 1)
    expect([tries, await waits()]).toEqual([2, 0])
  },
)

it('tries again as soon as the back-off has passed, though the clock was set back meanwhile', async () => {
  let tries = 0
  const { device, pass, waits } = await page(() => ((tries += 1) === 1 ? lost : 'taken'))
  const hour = 3_600_000
  const { now } = device
  device.now = () => now() - hour
  await pass(1_000)
  expect([tries, await waits()]).toEqual([2, 0])
})

it.each([
  [0, 0],
  [1, 1_000],
  [2, 3_000],
])(
  'the browser says that the network is back, and %i answers are lost: all is saved %i ms later',
  async (answers, after) => {
    let open = false
    let left = answers
    const { pass, hear, ended, waits } = await page(() => (open && left-- <= 0 ? 'taken' : lost))
    await pass(600_000)
    open = true
    hear('online')
    await ended()
    await pass(after)
    expect(await waits()).toBe(0)
  },
)

it.each([
  [0, 5_000],
  [1, 10_000],
  [2, 15_000],
])(
  'nothing says that the network is back, and %i answers are lost: all is saved %i ms later',
  async (answers, after) => {
    let open = false
    let left = answers
    const { pass, waits } = await page(() => (open && left-- <= 0 ? 'taken' : lost))
    await pass(600_000)
    open = true
    await pass(after)
    expect(await waits()).toBe(0)
  },
)

it('the network comes back while a question is lost on the old one: it is asked again at once', async () => {
  let fail = (_: SendResult) => {}
  let tries = 0
  const first = new Promise<SendResult>((resolve) => {
    fail = resolve
  })
  const { hear, flush, ended, waits } = await page(() =>
    (tries += 1) === 1 ? lost : tries === 2 ? first : 'taken',
  )
  const second = flush.run({ ignoreBackoff: true })
  hear('online')
  fail(lost)
  await Promise.all([second, ended()])
  expect([tries, await waits()]).toEqual([3, 0])
})

it.each<[string, 'shown' | 'press']>([
  ['the page is shown again', 'shown'],
  ['somebody presses', 'press'],
])(
  '%s: a server that was not reached is asked at once, one in trouble is left alone',
  async (_, what) => {
    for (const [trouble, more] of [
      [lost, 1],
      [busy, 0],
    ] as const) {
      const { sentAt, triggers, hear, pass } = await page(() => trouble)
      await pass(20_000)
      const before = sentAt.length
      if (what === 'shown') hear('shown')
      else triggers.appended()
      await pass(300)
      expect(sentAt.length - before).toBe(more)
    }
  },
)

it('leaves a server in trouble alone, longer each time', async () => {
  const { sentAt, pass } = await page(() => busy)
  await pass(120_000)
  expect(sentAt.map((at) => Math.round((at - sentAt[0]!) / 1_000))).toEqual([
    0, 1, 3, 7, 15, 31, 61, 91,
  ])
})

/** Locks of a browser, one of them held by another page. */
function heldLock() {
  let held = true
  const locks = {
    request: (_: string, __: object, work: (lock: unknown) => Promise<void>) =>
      work(held ? null : {}),
  }
  return {
    locks: locks as unknown as Parameters<typeof sendAlone>[0],
    release: () => {
      held = false
    },
  }
}

it.each([
  [100, 500],
  [1_200, 1_500],
  [null, 5_000],
])(
  "whoever else sends is done after %s ms: it is this one's turn after %i",
  async (released, turn) => {
    const { locks, release } = heldLock()
    const time = new VirtualTime()
    const begun = time.now
    let at: number | undefined
    const work = sendAlone(
      locks,
      time.timers,
      'lock',
    )(async () => {
      at = time.now - begun
    })
    for (let passed = 0; passed <= 6_000; passed += 100) {
      if (passed === released) release()
      await new Promise((resolve) => setImmediate(resolve))
      time.advance(100)
    }
    await work
    expect(at).toBe(turn)
  },
)
