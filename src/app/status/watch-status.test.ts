import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { sessionEndAtom } from '#shell/session/session-atoms.ts'
import { askStatus, watchStatus, type ServerStatus } from './watch-status.ts'

test.each<[string, () => Promise<string | undefined>, ServerStatus]>([
  ['open', () => Promise.resolve('online'), 'online'],
  ['closed', () => Promise.resolve('maintenance'), 'maintenance'],
  ['anything else that is said', () => Promise.resolve('offline'), 'maintenance'],
  ['nothing is said', () => Promise.resolve(undefined), 'unknown'],
  ['a hotel’s page', () => Promise.reject(new SyntaxError('<html>')), 'unknown'],
  ['no network', () => Promise.reject(new TypeError('Load failed')), 'unknown'],
])('%s', async (_case, ask, expected) => {
  expect(await askStatus('a.test', ask)).toBe(expected)
})

function watched(first: ServerStatus) {
  const store = createStore()
  let status = first
  const counts = { asked: 0, sentAway: 0 }
  const stop = watchStatus({
    store,
    ask: () => {
      counts.asked += 1
      return Promise.resolve(status)
    },
    toMaintenance: () => {
      counts.sentAway += 1
    },
  })
  return {
    store,
    counts,
    stop,
    say: (next: ServerStatus) => {
      status = next
    },
  }
}
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

test.each<[ServerStatus, number]>([
  ['online', 0],
  ['unknown', 0],
  ['maintenance', 1],
])('at the start %s', async (status, times) => {
  const { counts } = watched(status)
  await settled()
  expect(counts).toEqual({ asked: 1, sentAway: times })
})

test('a session that ends for maintenance asks again, any other end does not', async () => {
  const { store, counts, say, stop } = watched('online')
  await settled()
  store.set(sessionEndAtom, { kind: 'expired' })
  await settled()
  expect(counts.asked).toBe(1)
  say('maintenance')
  store.set(sessionEndAtom, { kind: 'maintenance' })
  await settled()
  expect(counts).toEqual({ asked: 2, sentAway: 1 })
  stop()
  store.set(sessionEndAtom, null)
  store.set(sessionEndAtom, { kind: 'maintenance' })
  await settled()
  expect(counts.asked).toBe(2)
})
