import { afterEach, expect, it, vi } from 'vitest'
import { newId } from './new-id.ts'

afterEach(() => vi.useRealTimers())

it('is a UUID of version 7 that no other one is', () => {
  const ids = Array.from({ length: 1_000 }, newId)
  expect(new Set(ids).size).toBe(1_000)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

it('sorts by the millisecond it was made in', () => {
  vi.useFakeTimers({ now: 1_795_446_026_698 })
  const first = newId()
  expect(first.slice(0, 13)).toBe('01a208ec-31ca')
  vi.advanceTimersByTime(1)
  expect(newId() > first).toBe(true)
})
