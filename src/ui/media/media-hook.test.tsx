// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { mediaHook } from './media-hook.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A window whose width is a test's word. */
function windowOf(narrow: boolean) {
  const lists: { matches: boolean; tell: Set<() => void> }[] = []
  vi.stubGlobal('matchMedia', () => {
    const list = { matches: narrow, tell: new Set<() => void>() }
    lists.push(list)
    return {
      get matches() {
        return list.matches
      },
      addEventListener: (_: string, listener: () => void) => list.tell.add(listener),
      removeEventListener: (_: string, listener: () => void) => list.tell.delete(listener),
    }
  })
  return {
    lists,
    become(next: boolean) {
      for (const list of lists) {
        list.matches = next
        list.tell.forEach((tell) => tell())
      }
    },
  }
}

const useNarrow = mediaHook('(width < 600px)')
const Row = () => <p>{useNarrow() ? 'narrow' : 'wide'}</p>
const rows = (count: number) => (
  <>
    {Array.from({ length: count }, (_, n) => (
      <Row key={n} />
    ))}
  </>
)

it('tells everybody who asks, and everybody when it changes', () => {
  const window = windowOf(false)
  const { container } = render(rows(3))
  expect(container.textContent).toBe('widewidewide')
  act(() => window.become(true))
  expect(container.textContent).toBe('narrownarrownarrow')
})

it('asks the browser no more often for many rows drawn anew than for one, and listens no longer than somebody asks', () => {
  const window = windowOf(false)
  const { rerender, unmount } = render(rows(1))
  const before = window.lists.length
  rerender(rows(200))
  expect(window.lists).toHaveLength(before)
  unmount()
  expect(window.lists.flatMap(({ tell }) => [...tell])).toEqual([])
})

it('asks anew once nobody has asked for a while', () => {
  windowOf(false)
  render(rows(1)).unmount()
  windowOf(true)
  expect(render(rows(1)).container.textContent).toBe('narrow')
})
