import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActivity, trackedFetch } from './activity.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const shown: string[] = []
  return { shown, ...createActivity((state) => shown.push(state)) }
}

test('a quick answer shows nothing', () => {
  const { shown, start, finish } = watched()
  start()
  vi.advanceTimersByTime(150)
  finish(true)
  vi.advanceTimersByTime(1_000)
  expect(shown).toEqual([])
})

test('a slow one runs, is done and goes', () => {
  const { shown, start, finish } = watched()
  start()
  start()
  vi.advanceTimersByTime(250)
  finish(true)
  expect(shown).toEqual(['running'])
  finish(false)
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['running', 'failed', 'idle'])
})

test('an end goes although a quick one falls into it', () => {
  const { shown, start, finish } = watched()
  start()
  vi.advanceTimersByTime(250)
  finish(false)
  vi.advanceTimersByTime(100)
  start()
  vi.advanceTimersByTime(50)
  finish(true)
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['running', 'failed', 'idle'])
  start()
  vi.advanceTimersByTime(50)
  finish(true)
  vi.advanceTimersByTime(1_000)
  expect(shown).toEqual(['running', 'failed', 'idle'])
})

test('after five seconds it stops pretending', () => {
  const { shown, start, finish } = watched()
  start()
  vi.advanceTimersByTime(6_000)
  expect(shown).toEqual(['running', 'done', 'idle'])
  finish(true)
  vi.advanceTimersByTime(1_000)
  expect(shown).toEqual(['running', 'done', 'idle'])
})

test.each<[string, () => Promise<Response>, string]>([
  ['an answer', () => Promise.resolve(new Response()), 'done'],
  ['a refusal', () => Promise.resolve(new Response(null, { status: 500 })), 'failed'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
  ['a server that is silent', () => Promise.reject(new DOMException('', 'TimeoutError')), 'failed'],
  [
    'a question that nobody waits for any more',
    () => Promise.reject(new DOMException('', 'AbortError')),
    'done',
  ],
])('%s ends as it has ended', async (_, answer, end) => {
  const { shown, ...activity } = watched()
  const request = trackedFetch(activity, async () => {
    await vi.advanceTimersByTimeAsync(300)
    return answer()
  })
  await request('/graphql').catch(() => undefined)
  expect(shown).toEqual(['running', end])
})
