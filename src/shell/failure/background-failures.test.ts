import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { backgroundFailuresAtom, noteBackgroundAtom } from './background-failures.ts'

test('what failed is listed once, the latest first, until it works', () => {
  const store = createStore()
  store.set(noteBackgroundAtom, 'push', false, 1)
  store.set(noteBackgroundAtom, 'manifest', false, 2)
  store.set(noteBackgroundAtom, 'push', false, 3)
  expect(store.get(backgroundFailuresAtom)).toEqual([
    { work: 'push', at: 3 },
    { work: 'manifest', at: 2 },
  ])
  store.set(noteBackgroundAtom, 'push', true)
  expect(store.get(backgroundFailuresAtom)).toEqual([{ work: 'manifest', at: 2 }])
})

test('without a network nothing is noted', () => {
  const store = createStore()
  store.set(onlineAtom, false)
  store.set(noteBackgroundAtom, 'customers', false)
  expect(store.get(backgroundFailuresAtom)).toEqual([])
})
