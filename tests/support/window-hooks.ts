import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// On a machine that has other things to do, a second is too short for what comes after a press.
configure({ asyncUtilTimeout: 20_000 })

// Files of a process share its modules: each leaves them, and the window, as it found them.
afterEach(cleanup)
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
