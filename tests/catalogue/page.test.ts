import { expect, test } from 'vitest'
import { type CatalogueWorker, createCatalogueProxy } from '#offline/catalogue/catalogue-proxy.ts'
import type { ToPage, ToWorker } from '#offline/catalogue/messages.ts'
import type { PageEvents, Timers } from '#offline/sync/flush-triggers.ts'

function device() {
  const said: ToWorker[] = []
  const timers = new Set<{ ms: number; work: () => void }>()
  const ended = { worker: false }
  let hear: (event: { data: ToPage }) => void = () => {}
  let goOnline = () => {}
  const worker: CatalogueWorker = {
    postMessage: (message) => said.push(message),
    addEventListener: (_, listener) => {
      hear = listener
    },
    terminate: () => {
      ended.worker = true
    },
  }
  const keep = (ms: number, work: () => void) => {
    const timer = { ms, work }
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const clock: Timers = { after: keep, every: keep }
  const events: PageEvents = {
    online: (listener) => {
      goOnline = listener
      return () => {
        goOnline = () => {}
      }
    },
    shown: () => () => {},
  }
  const fetched: string[] = []
  const line = {
    answer: (): Promise<Response> =>
      Promise.resolve(new Response('abc', { status: 200, headers: { 'x-catalogue-since': '7' } })),
  }
  const page = createCatalogueProxy({
    worker,
    userId: 'u',
    customerKey: 'x',
    timers: clock,
    events,
    onProgress: () => {},
    fetch: (path) => {
      fetched.push(path)
      return line.answer()
    },
  })
  const run = (ms: number) => {
    for (const timer of Array.from(timers)) if (timer.ms === ms) timer.work()
  }
  return {
    page,
    said,
    hear: (data: ToPage) => hear({ data }),
    timers,
    run,
    online: () => goOnline(),
    ended,
    fetched,
    line,
    syncs: () => said.filter(({ kind }) => kind === 'sync').length,
  }
}

test('the worker is told whose it is, and its questions to the server go through the page', async () => {
  const { said, hear, fetched, line } = device()
  expect(said).toEqual([{ kind: 'open', userId: 'u', customerKey: 'x', patient: false }])
  hear({ kind: 'fetch', id: 1, path: '/catalogue/snapshot' })
  await expect
    .poll(() => said.at(-1))
    .toMatchObject({ kind: 'fetched', id: 1, status: 200, since: 7 })
  line.answer = () => Promise.reject(new TypeError('Load failed'))
  hear({ kind: 'fetch', id: 2, path: '/catalogue/delta' })
  await expect.poll(() => said.at(-1)).toEqual({ kind: 'fetched', id: 2 })
  expect(fetched).toEqual(['/catalogue/snapshot', '/catalogue/delta'])
})

test('an answer comes to who asked; a worker that has died answers nothing', async () => {
  const { page, hear, run } = device()
  const [one, other] = [page.answer('products', {}), page.answer('productStock', { slug: 'a' })]
  hear({ kind: 'answer', id: 2, answer: { data: 'stock', at: 3 } })
  expect(await other).toEqual({ data: 'stock', at: 3 })
  run(5_000)
  expect(await one).toBeUndefined()
})

test('it is kept fresh: now, by the beat, when the network is back, soon after a failure, and not against a refusal', async () => {
  const { page, hear, run, online, syncs, ended, timers } = device()
  page.keepFresh()
  expect(syncs()).toBe(1)
  run(300_000)
  online()
  expect(syncs()).toBe(3)
  hear({ kind: 'synced', taken: 'later' })
  run(60_000)
  expect(syncs()).toBe(4)
  for (const taken of ['refused', 'full'] as const) {
    hear({ kind: 'synced', taken })
    online()
    run(300_000)
  }
  expect(syncs()).toBe(4)
  page.sync()
  expect(syncs()).toBe(5)
  const end = page.end(true)
  hear({ kind: 'ended', id: 1 })
  await end
  expect([ended.worker, timers.size]).toEqual([true, 0])
})
