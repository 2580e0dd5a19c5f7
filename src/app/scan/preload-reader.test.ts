import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogueProxy } from '#offline/catalogue/catalogue-proxy.ts'
import { catalogueProgressAtom, deviceCatalogueAtom } from '#parts/catalogue/catalogue-progress.ts'
import { readerWantedAtom } from '#parts/scan/reader-wanted.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { progressAtom } from '../progress/progress-atom.ts'
import { preloadReader } from './preload-reader.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const coming = {
  articles: 100,
  received: 40,
  bytes: 4_000,
  ready: false,
  taking: true,
  syncedAt: null,
  full: null,
}
const here = { ...coming, received: 100, ready: true, taking: false, syncedAt: 1 }
const isWaiting = { ready: false, taking: false }

/** A page that has nothing else to do, the catalogue on its device; `bring` counts the fetches and answers when it is told to. */
function page() {
  const store = createStore()
  const answers: { here: () => void; gone: () => void }[] = []
  const bring = () =>
    new Promise<void>((resolve, reject) => {
      answers.push({ here: resolve, gone: () => reject(new Error('no network')) })
    })
  store.set(deviceCatalogueAtom, {} as CatalogueProxy)
  store.set(catalogueProgressAtom, here)
  const stop = preloadReader(store, readerWantedAtom, bring)
  return { store, answers, stop }
}
const rest = (ms = 5_000) => vi.advanceTimersByTimeAsync(ms)

test('the reader comes once, some seconds after somebody was where one scans', async () => {
  const { store, answers } = page()
  await rest(60_000)
  expect(answers).toHaveLength(0)
  store.set(readerWantedAtom, true)
  await rest(4_900)
  expect(answers).toHaveLength(0)
  await rest(100)
  expect(answers).toHaveLength(1)
  answers[0]!.here()
  store.set(progressAtom, 'running')
  store.set(progressAtom, 'idle')
  await rest(60_000)
  expect(answers).toHaveLength(1)
})

test('it waits for the catalogue, and for what somebody waits for', async () => {
  const { store, answers } = page()
  store.set(catalogueProgressAtom, null)
  store.set(readerWantedAtom, true)
  await rest(60_000)
  for (const progress of [{ ...coming, ...isWaiting }, coming, { ...here, taking: true }]) {
    store.set(catalogueProgressAtom, progress)
    await rest(60_000)
  }
  expect(answers).toHaveLength(0)
  store.set(catalogueProgressAtom, here)
  await rest(4_000)
  store.set(progressAtom, 'running')
  await rest(60_000)
  store.set(progressAtom, 'done')
  await rest(60_000)
  store.set(progressAtom, 'idle')
  await rest(4_900)
  expect(answers).toHaveLength(0)
  await rest(100)
  expect(answers).toHaveLength(1)
})

test.each([
  [
    'the device has no room for a catalogue',
    (store: ReturnType<typeof createStore>) =>
      store.set(catalogueProgressAtom, { ...coming, ...isWaiting, full: { needed: null } }),
  ],
  [
    'the browser cannot hold one',
    (store: ReturnType<typeof createStore>) => store.set(deviceCatalogueAtom, null),
  ],
])('it does not wait for a catalogue that does not come: %s', async (_, meet) => {
  const { store, answers } = page()
  store.set(catalogueProgressAtom, null)
  meet(store)
  store.set(readerWantedAtom, true)
  await rest()
  expect(answers).toHaveLength(1)
})

test('without a network it is not asked for; what has failed is tried again, and never twice at a time', async () => {
  const { store, answers } = page()
  store.set(onlineAtom, false)
  store.set(readerWantedAtom, true)
  await rest(60_000)
  expect(answers).toHaveLength(0)
  store.set(onlineAtom, true)
  await rest()
  store.set(progressAtom, 'running')
  store.set(progressAtom, 'idle')
  await rest(60_000)
  expect(answers).toHaveLength(1)
  answers[0]!.gone()
  store.set(onlineAtom, false)
  await rest()
  store.set(onlineAtom, true)
  await rest()
  expect(answers).toHaveLength(2)
})

test('nothing comes where data is to be saved, nor after a log-out', async () => {
  const out = page()
  out.store.set(readerWantedAtom, true)
  await rest(1_000)
  out.stop()
  out.store.set(progressAtom, 'running')
  out.store.set(progressAtom, 'idle')
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const saving = page()
  saving.store.set(readerWantedAtom, true)
  await rest(60_000)
  expect([out.answers, saving.answers]).toEqual([[], []])
})
