// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { answerMark } from '#domain/portal/answer-mark.ts'
import { basePath, ownName, withBasePath, withoutBasePath } from './base-path.ts'
import { portalFetch } from './portal-fetch.ts'

const placeAt = (path: string) => {
  document.documentElement.dataset.basePath = path
}
afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.basePath
})

test.each([
  ['/graphql', '/orders/graphql'],
  ['/', '/orders/'],
  ['/orders/x', '/orders/orders/x'],
  ['//cdn.example/a.png', '//cdn.example/a.png'],
  ['https://shop.example/a', 'https://shop.example/a'],
  ['blob:https://shop.example/1', 'blob:https://shop.example/1'],
  ['data:image/svg+xml,x', 'data:image/svg+xml,x'],
  ['#content', '#content'],
  ['', ''],
  [null, null],
  [undefined, undefined],
])('%s is %s for the browser', (address, expected) => {
  expect(withBasePath(address)).toBe(address)
  placeAt('/orders')
  expect(withBasePath(address)).toBe(expected)
})

test.each([
  ['/orders/en-us/cart', '/en-us/cart'],
  ['/orders/', '/'],
  ['/orders-old/cart', '/orders-old/cart'],
  ['/en-us/cart', '/en-us/cart'],
])('%s in the address bar is %s', (pathname, expected) => {
  expect(withoutBasePath(pathname)).toBe(pathname)
  placeAt('/orders')
  expect(withoutBasePath(pathname)).toBe(expected)
})

test('what the browser keeps by origin has another name below another path', () => {
  expect(ownName('pannier')).toBe('pannier')
  placeAt('/orders')
  expect(ownName('pannier')).toBe('pannier/orders')
})

test.each([
  ['/index.js', ''],
  ['/orders/index.js', '/orders'],
  ['/assets/worker-B1_x.js', ''],
  ['/team-2/orders/assets/worker-B1_x.js', '/team-2/orders'],
  // From Vite's own server, which has no base path.
  ['/src/offline/catalogue/worker.ts', ''],
])('a worker at %s is below "%s"', (pathname, expected) => {
  vi.stubGlobal('document', undefined)
  vi.stubGlobal('location', { pathname })
  expect(basePath()).toBe(expected)
})

test('requests go below the path', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (input: unknown) => {
    asked.push(input)
    return Promise.resolve(new Response(null, { headers: { [answerMark]: 'us' } }))
  })
  await portalFetch('/graphql')
  placeAt('/orders')
  await portalFetch('/graphql')
  expect(asked).toEqual(['/graphql', '/orders/graphql'])
})
