import { expect, test } from 'vitest'
import { fetchAnnouncements, homeAnnouncements } from './read-announcements.ts'

const one = (type: string, content = '<p>x</p>') => ({ id: 1, type, title: 't', content })

test('only those of the home page', () => {
  expect(
    homeAnnouncements([one('home_page'), one('other'), { ...one('home_page'), content: null }]),
  ).toEqual([one('home_page')])
  expect(homeAnnouncements([])).toEqual([])
})

test.each([
  [{ errors: [{ message: 'x' }] }, true, 'Server Error!'],
  [{ code: 'INTERNAL' }, false, 'Server Error!'],
  [null, false, 'Server Error!'],
  [{ data: [] }, true, 'Invalid Data!'],
  [null, true, 'Invalid Data!'],
  ['x', true, 'Invalid Data!'],
])('%j, ok %s: %s', (answer, ok, words) => {
  expect(() => homeAnnouncements(answer, ok)).toThrow(words)
})

test('a device without a network has none to show, and that is no error', async () => {
  expect(
    await fetchAnnouncements('a.test', () => Promise.reject(new TypeError('Load failed'))),
  ).toBe(null)
})

test('a proxy’s page is no list', async () => {
  await expect(
    fetchAnnouncements('a.test', () => Promise.resolve(new Response('<html>', { status: 200 }))),
  ).rejects.toThrow('Invalid Data!')
  await expect(
    fetchAnnouncements('a.test', () => Promise.resolve(new Response('<html>', { status: 502 }))),
  ).rejects.toThrow('Server Error!')
})
