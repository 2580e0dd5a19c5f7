import { maxIntents } from '#domain/sync/intent.ts'
import type { SyncAnswer } from '../cart/cart-answer.ts'
import type { OutboxRow } from '../database.ts'
import { nextBatch } from './outbox.ts'
import type { Device } from '../device.ts'
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
  /** Time of the next try, in ms of the device's clock. */
  nextAt: number
}

/** Options of a flush. */
interface FlushOptions {
  /**
   * Sends now in spite of back-off and pause, and counts failures from zero. During a flush it queues another one.
   */
  ignoreBackoff?: boolean
  /** The back-off's own timer has fired: it knows better than a clock that is rounded, or set back. */
  timerFired?: boolean
}

export interface Flush {
  /** Sends until nothing waits or something is in the way. */
  run(options?: FlushOptions): Promise<void>
  state(): FlushState
  subscribe(listener: (state: FlushState) => void): () => void
}

const firstDelay = 1_000
const longestDelay = 30_000
/**
 * Maximum back-off without a reachable server, in ms: such tries burden no server, and no event announces its return.
 */
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
 * Sends one person's outbox. Page and worker each have one; both at once are harmless. Worst delay after the network
 * is back, besides the requests themselves: at once where the browser reports it (`online`, page shown again, a
 * press), after one lost answer 1 s later, after two 3 s; without a report 5, 10 and 15 s. Another sender adds half a
 * second, or 5 s when it hangs (flush-lock.ts); each token renewal without an answer 8 s (authorised-fetch.ts), a
 * question 30 s (ask.ts). A server that answers but is in trouble is left alone for up to 30 s.
 */
export function createFlush(parts: FlushDeps): Flush {
  const { device, userId, send, random, exclusive = (work) => work() } = parts
  const steps = parts.steps ?? { nextBatch, settle: applySyncResponse, moveToDeadLetter }
  const listeners = new Set<(state: FlushState) => void>()
  let state: FlushState = { sending: false, trouble: null, failures: 0, nextAt: 0 }
  let running: Promise<void> | null = null
  let asked: 'more' | 'now' | null = null
  let alone = false
  /** Number of times in a row that the first intent, sent alone, failed on the server. */
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

  /**
   * Sends one request and applies its answer.
   * @returns whether to continue
   */
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
    const askedAt = device.now()
    const result = await send(userId, streamId, rows)
    if (result.ok) {
      if (result.answer.fork && result.answer.results.length === 0 && rows.length > 1) {
        // Intents before the fork have results, and need them before anything is renumbered.
        alone = true
        return true
      }
      if (!(await steps.settle(device, userId, streamId, result.answer, askedAt)))
        return fail('broken')
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
      // Any of the intents may be the cause: sent one by one, those before it get through.
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
    run({ ignoreBackoff = false, timerFired = false } = {}) {
      if (
        !running &&
        !ignoreBackoff &&
        (waitsForPerson(state.trouble) || (!timerFired && device.now() < state.nextAt))
      )
        return Promise.resolve()
      if (ignoreBackoff) asked = 'now'
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
