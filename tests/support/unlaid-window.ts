import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** For the tests of a file: jsdom lays nothing out, so its window neither scrolls nor has a width that media queries ask for. */
export function unlaidWindow(): void {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined)
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }))
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}
