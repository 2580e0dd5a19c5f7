import { maxIntents } from '#domain/cart/cart-limits.ts'
import type { SyncAnswer } from '../cart/cart-answer.ts'
import type { OutboxRow } from '../database.ts'
import { type Device, nextBatch } from './outbox.ts'
import { moveToDeadLetter, applySyncResponse } from './apply-server-response.ts'

/** Why nothing can be sent now. `session`, `forbidden` and `other_user` wait for a person; the others for time. */
export type Trouble =
  | 'unreachable'
  | 'busy'
  | 'maintenance'
  | 'outdated'
  | 'broken'
  | 'session'
  | 'forbidden'
  | 'other_user'

/** `refused`: the server will never take these intents as they are. */
export type SendResult =
  | { ok: true; answer: SyncAnswer }
  | { ok: false; why: Trouble | 'refused'; code?: string }

/** Sends intents of a stream in one request. Never throws. */
export type Send = (userId: string, streamId: string, rows: OutboxRow[]) => Promise<SendResult>

/** The steps of a flush; a test replaces one to see that the others notice. */
export interface FlushSteps {
  nextBatch: typeof nextBatch
  settle: typeof applySyncResponse
  moveToDeadLetter: typeof moveToDeadLetter
}

export interface FlushDeps {
  device: Device
  userId: string
  send: Send
  /** From 0 to 1. */
  random(): number
  /** Lets one context of the browser work at a time, where it can. */
  exclusive?: (work: () => Promise<void>) => Promise<void>
  steps?: FlushSteps
}

export interface FlushState {
  sending: boolean
  trouble: Trouble | null
  /** Failures in a row. */
  failures: number
  /** When the next try is due, in ms of the device's clock. */
  nextAt: number
}

export interface Flush {
  /**
   * Sends until nothing waits or something is in the way.
   * @param force now, whatever the back-off and the pause say; failures are counted anew. While it is at work: once more behind it
   * @param due the time of the back-off has passed: whoever has waited for it knows better than a clock that is rounded, or set back
   */
  run(force?: boolean, due?: boolean): Promise<void>
  state(): FlushState
  subscribe(listener: (state: FlushState) => void): () => void
}

const firstDelay = 1_000
const longestDelay = 30_000
/** Who tries in vain to reach a server is no burden to it, and no event says when it is there again. In ms. */
const longestUnreached = 5_000
/** A single intent that breaks the server this often is taken for the reason. */
const breaksToSetAside = 5

/** Time until the next try, in ms: doubled at each failure, the upper half of it by chance so that devices spread. */
export function backOff(failures: number, random: number, longest = longestDelay): number {
  const full = Math.min(longest, firstDelay * 2 ** (failures - 1))
  return full / 2 + (full / 2) * random
}

const waitsForPerson = (trouble: Trouble | null) =>
  trouble === 'session' || trouble === 'forbidden' || trouble === 'other_user'

/**
 * Sends one person's outbox. Page and worker each have one; two at once do no harm, they only work twice.
 *
 * How long after the network is back the last change is saved, at worst, besides the requests themselves: where the browser
 * says so (`online`, the page shown again, a press) it is tried at once, after one lost answer 1 s later, after two 3 s;
 * where nothing says so 5, 10 and 15 s. Whoever else sends meanwhile adds half a second, or 5 s where that one hangs
 * (flush-lock.ts); each renewal of the token that gets no answer 8 s (authorised-fetch.ts), a question 30 s (ask.ts). A server that
 * answers and is in trouble is left alone for up to 30 s.
 */
export function createFlush(parts: FlushDeps): Flush {
  const { device, userId, send, random, exclusive = (work) => work() } = parts
  const steps = parts.steps ?? { nextBatch, settle: applySyncResponse, moveToDeadLetter }
  const listeners = new Set<(state: FlushState) => void>()
  let state: FlushState = { sending: false, trouble: null, failures: 0, nextAt: 0 }
  let running: Promise<void> | null = null
  let asked: 'more' | 'now' | null = null
  let alone = false
  /** How often in a row the first intent, sent alone, has broken the server. */
  let breaks = 0

  const tell = (change: Partial<FlushState>) => {
    state = { ...state, ...change }
    listeners.forEach((listener) => listener(state))
  }
  const fail = (trouble: Trouble) => {
    const failures = state.failures + 1
    tell({
      trouble,
      failures,
      nextAt:
        device.now() +
        backOff(failures, random(), trouble === 'unreachable' ? longestUnreached : longestDelay),
    })
    return false
  }

  /** One request and its answer. @returns whether to go on */
  async function step(): Promise<boolean> {
    const { streamId, rows } = await steps.nextBatch(
      device.database,
      userId,
      alone ? 1 : maxIntents,
    )
    const first = rows[0]
    if (!first) {
      tell({ trouble: null, failures: 0, nextAt: 0 })
      return false
    }
    tell({ sending: true })
    const result = await send(userId, streamId, rows)
    if (result.ok) {
      if (result.answer.fork && result.answer.results.length === 0 && rows.length > 1) {
        // Those before the fork have results, and must get them before anything is numbered anew.
        alone = true
        return true
      }
      if (!(await steps.settle(device, userId, streamId, result.answer))) return fail('broken')
      alone = false
      breaks = 0
      tell({ trouble: null, failures: 0, nextAt: 0 })
      return true
    }
    return refused(result, first, rows.length)
  }

  async function refused(
    { why, code }: { why: Trouble | 'refused'; code?: string },
    first: OutboxRow,
    count: number,
  ): Promise<boolean> {
    const suspect = why === 'refused' || why === 'broken'
    if (suspect && count > 1) {
      // One of many may be the reason: those before it get through one by one.
      alone = true
      return why === 'refused' || fail('broken')
    }
    if (why === 'refused' || (why === 'broken' && ++breaks >= breaksToSetAside)) {
      await steps.moveToDeadLetter(device, first, code ?? 'not_accepted')
      alone = false
      breaks = 0
      return true
    }
    return fail(why as Trouble)
  }

  const onceMore = () => asked === 'now' || (asked === 'more' && state.trouble === null)

  async function work(): Promise<void> {
    try {
      do {
        if (asked === 'now') state = { ...state, failures: 0, nextAt: 0 }
        asked = null
        // What the device could not read or keep is not deleted: the same is sent again.
        while (await step().catch(() => fail('broken')));
      } while (onceMore())
    } finally {
      tell({ sending: false })
    }
  }

  return {
    run(force = false, due = false) {
      if (
        !running &&
        !force &&
        (waitsForPerson(state.trouble) || (!due && device.now() < state.nextAt))
      )
        return Promise.resolve()
      if (force) asked = 'now'
      else asked ??= 'more'
      running ??= exclusive(work).finally(() => {
        running = null
      })
      return running
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
