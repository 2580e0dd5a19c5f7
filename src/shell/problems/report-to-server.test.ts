// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { noteProblem } from './note-problem.ts'
import { reportToServer } from './report-to-server.ts'

const sent: unknown[] = []
const original = globalThis.fetch
afterEach(() => {
  globalThis.fetch = original
})

test('an unexpected error is reported once, with those noted before; a cut line is none', async () => {
  globalThis.fetch = vi.fn((_url, init) => {
    sent.push(...(JSON.parse(String(init?.body)) as unknown[]))
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  noteProblem(new Error('before the reporter came'))
  reportToServer(1)
  noteProblem(new Error('x is undefined'))
  noteProblem(new Error('x is undefined'))
  noteProblem(new TypeError('Failed to fetch'))
  noteProblem('no error at all')
  expect(sent).toMatchObject([
    { kind: 'error', message: 'before the reporter came' },
    { kind: 'error', message: 'x is undefined' },
  ])
})
