// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRouterFromReloading } from './chunk-failure.ts'

class Caught extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null }
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  override render() {
    return this.state.message ?? this.props.children
  }
}

const message = 'Failed to fetch dynamically imported module: /assets/cart-1.js'
/** Does what Vite does in the page when a part of a screen cannot be fetched: it tells the page, then throws. */
function fetchPart(): Promise<never> {
  const error = new TypeError(message)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return Promise.reject(error)
}

const reload = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal(
    'window',
    new Proxy(window, {
      get: (target, name) =>
        name === 'location' ? { reload } : (Reflect.get(target, name) as unknown),
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open() {
  const Lazy = lazyRouteComponent(fetchPart as never)
  await Lazy.preload?.()
  render(
    <Caught>
      <Suspense fallback="loading">
        <Lazy />
      </Suspense>
    </Caught>,
  )
}

test('the router alone reloads the page for a missing part, whatever is typed in it', async () => {
  await open()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('kept from reloading, it hands the failure to the screen instead', async () => {
  keepRouterFromReloading()
  await open()
  expect(await screen.findAllByText(message)).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
})
