// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDismissal } from './use-dismissal.ts'

const hours = (count: number) => count * 3_600_000
let time = 1_000_000_000_000
const now = () => time
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) =>
  act(() => {
    time += ms
    vi.advanceTimersByTime(ms)
  })

test('closed for two hours, across reloads, and back by itself', () => {
  const first = renderHook(() => useDismissal('ANNOUNCEMENT_OPEN', now))
  expect(first.result.current.dismissed).toBe(false)
  act(() => first.result.current.dismiss())
  expect(first.result.current.dismissed).toBe(true)
  expect(localStorage.getItem('ANNOUNCEMENT_OPEN')).toBe(String(time + 7_200_000))
  first.unmount()

  pass(hours(1))
  const reloaded = renderHook(() => useDismissal('ANNOUNCEMENT_OPEN', now))
  expect(reloaded.result.current.dismissed).toBe(true)
  expect(renderHook(() => useDismissal('PROMO_OPEN', now)).result.current.dismissed).toBe(false)
  pass(hours(1) - 1)
  expect(reloaded.result.current.dismissed).toBe(true)
  pass(2)
  expect(reloaded.result.current.dismissed).toBe(false)
})

test('a device that keeps nothing forgets it at a reload alone', () => {
  const refused = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused)
  const { result } = renderHook(() => useDismissal('ANNOUNCEMENT_OPEN', now))
  act(() => result.current.dismiss())
  expect(result.current.dismissed).toBe(true)
  vi.restoreAllMocks()
})
