import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Flush } from './flush.ts'
import { browserTimers, startTriggers } from './flush-triggers.ts'
import { updateTimeout } from '../register-worker.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Starts a page and records what it sends; `sent` counts from then on. */
function page(wait?: () => number) {
  const run = vi.fn(() => Promise.resolve())
  const flush: Flush = {
    run,
    state: () => ({ sending: false, trouble: null, failures: 0, nextAt: 0 }),
    subscribe: () => () => {},
  }
  const silent = { online: () => () => {}, shown: () => () => {} }
  const triggers = startTriggers(flush, browserTimers, silent, () => 0, wait)
  run.mockClear()
  return { triggers, sent: () => run.mock.calls.length }
}
const browser = (controller: object | null, sync: boolean) => {
  vi.stubGlobal('navigator', { serviceWorker: { controller } })
  if (sync) vi.stubGlobal('SyncManager', class {})
}

test.each<[string, object | null, boolean, number]>([
  ['a worker that the browser wakes goes first', {}, true, 1_200],
  ['a browser that wakes nobody', {}, false, 300],
  ['a page without a worker', null, true, 300],
])('%s', async (_, controller, sync, after) => {
  browser(controller, sync)
  const { triggers, sent } = page(updateTimeout)
  triggers.appended()
  await vi.advanceTimersByTimeAsync(after - 1)
  expect(sent()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent()).toBe(1)
  triggers.stop()
})

test('changes one after the other go together, and none after the end', async () => {
  const { triggers, sent } = page()
  for (let n = 0; n < 5; n++) {
    triggers.appended()
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(sent()).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(sent()).toBe(1)
  triggers.appended()
  triggers.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toBe(1)
})
