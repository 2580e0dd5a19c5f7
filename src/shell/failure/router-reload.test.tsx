// @vitest-environment jsdom
import { lazyRouteComponent } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { keepRouterFromReloading } from './chunk-failure.ts'

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  state: { message?: string } = {}
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  render = () => this.state.message ?? this.props.children
}

beforeAll(() => {
  keepRouterFromReloading()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('the router shows the failure of a missing part and leaves the page as it is', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/gone.js')
  // As vite's import of a part ends.
  const Part = lazyRouteComponent(() => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    return Promise.reject<{ default: () => null }>(error)
  })
  await Part.preload?.()
  render(
    <Caught>
      <Suspense fallback="waits">
        <Part />
      </Suspense>
    </Caught>,
  )
  // A router that reloads suspends for good.
  expect(await screen.findByText(error.message)).toBeDefined()
})
