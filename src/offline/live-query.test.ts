import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, type OfflineDatabase } from './database.ts'
import { subscribeLive } from './live-query.ts'

let database: OfflineDatabase
beforeEach(() => {
  database = openDatabase(`follow-${Math.random()}`)
})
afterEach(() => database.delete())

const put = (value: number) => database.facts.put({ key: 'n', value })
const read = async () => ((await database.facts.get('n'))?.value as number | undefined) ?? null

test('tells what is there, and each change', async () => {
  const told: unknown[] = []
  const stop = subscribeLive(read, (value) => told.push(value))
  await vi.waitFor(() => expect(told).toEqual([null]))
  await put(1)
  await vi.waitFor(() => expect(told).toEqual([null, 1]))
  stop()
  await put(2)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(told).toEqual([null, 1])
})

test.each(['AbortError', 'DatabaseClosedError', 'UnknownError'])(
  'a look that fails (%s) is tried again, and changes are told from there on',
  async (name) => {
    const told: unknown[] = []
    let troubles = 0
    let left = 1
    const stop = subscribeLive(
      async () => {
        if (left-- > 0) throw Object.assign(new Error('gone'), { name })
        return read()
      },
      (value) => told.push(value),
      () => {
        troubles += 1
      },
    )
    await vi.waitFor(() => expect(told).toEqual([null]), { timeout: 3_000 })
    await put(1)
    await vi.waitFor(() => expect(told).toEqual([null, 1]))
    expect(troubles).toBe(1)
    stop()
  },
)

test('who has stopped is told nothing of a look that fails then', async () => {
  const told: unknown[] = []
  let fail = () => {}
  const stop = subscribeLive(
    () =>
      new Promise<never>((_, reject) => {
        fail = () => reject(new Error('gone'))
      }),
    (value) => told.push(value),
    () => told.push('trouble'),
  )
  await vi.waitFor(() => expect(fail).not.toBe(undefined))
  stop()
  fail()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(told).toEqual([])
})
