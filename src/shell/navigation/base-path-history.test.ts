// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { basePathHistory } from './base-path-history.ts'

afterEach(() => {
  delete document.documentElement.dataset.basePath
  window.history.replaceState(null, '', '/')
})

test('at the root the router makes its own', () => {
  expect(basePathHistory()).toBeUndefined()
})

test('the router sees no path, the address bar always does', async () => {
  document.documentElement.dataset.basePath = '/orders'
  window.history.replaceState(null, '', '/orders/en-us/cart?step=2#last')
  const history = basePathHistory()!
  const { pathname, search, hash, href } = history.location
  expect([pathname, search, hash, href]).toEqual([
    '/en-us/cart',
    '?step=2',
    '#last',
    '/en-us/cart?step=2#last',
  ])
  expect(history.createHref('/fr/cart')).toBe('/orders/fr/cart')
  history.push('/fr/catalog?search=a')
  history.flush()
  expect(history.location.pathname).toBe('/fr/catalog')
  expect(location.pathname + location.search).toBe('/orders/fr/catalog?search=a')
  history.back()
  await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await Promise.resolve()
  expect(history.location.href).toBe('/en-us/cart?step=2#last')
  history.destroy()
})
