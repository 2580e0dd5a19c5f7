import { expect, test } from 'vitest'
import { FileFailed, problemOf } from './file-problem.ts'

const error = (facts: object) => Object.assign(new Error('no'), facts)
const refusedByStore = new Error('file store: 403 for aa/exports/1.csv: no')

test.each([
  ['a full disk', error({ code: 'ENOSPC', path: '/data/exports/1.csv' }), 'storage_full'],
  ['a full disk of the database', error({ code: '53100' }), 'storage_full'],
  [
    'a full store',
    new FileFailed('storage_failed', new Error('file store: 507 for x: full')),
    'storage_full',
  ],
  ['a store that refuses', new FileFailed('storage_failed', refusedByStore), 'storage_failed'],
  [
    'a store that hangs',
    new FileFailed('storage_failed', error({ name: 'TimeoutError' })),
    'timed_out',
  ],
  [
    'a folder that cannot be written',
    error({ code: 'EACCES', path: '/data/exports' }),
    'storage_failed',
  ],
  ['a statement that was ended', error({ code: '57014' }), 'timed_out'],
  ['a statement that fails', error({ code: '42P01' }), 'source_failed'],
  ['a right that was withdrawn', new FileFailed('not_allowed'), 'not_allowed'],
  ['a line that broke', error({ code: 'ECONNRESET' }), null],
  ['anything else', new TypeError('x is not a function'), null],
])('%s', (_, found, problem) => {
  expect(problemOf(found)).toBe(problem)
})
