import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { isLostConnection, isQuotaError } from './storage-trouble.ts'

const quota = new DOMException('full', 'QuotaExceededError')

test.each<[what: string, error: unknown, full: boolean, lost: boolean]>([
  ['the browser’s own word', quota, true, false],
  [
    'within a transaction that was broken off',
    new Dexie.AbortError('broken off', quota),
    true,
    false,
  ],
  [
    'one of many rows',
    new Dexie.BulkError('some failed', [new Error('other'), quota]),
    true,
    false,
  ],
  [
    'deeper still',
    new Dexie.AbortError('broken off', new Dexie.BulkError('some failed', [quota])),
    true,
    false,
  ],
  ['a key that is there twice', new Dexie.ConstraintError('twice'), false, false],
  ['a connection that was closed', new Dexie.DatabaseClosedError('closed'), false, true],
  [
    'what WebKit says in the background',
    new DOMException(
      'Connection to Indexed Database server lost. Refresh the page to try again',
      'UnknownError',
    ),
    false,
    true,
  ],
  [
    'a database that is being closed',
    new DOMException('The database connection is closing.', 'InvalidStateError'),
    false,
    true,
  ],
  ['nothing at all', undefined, false, false],
])('%s', (_, error, full, lost) => {
  expect([isQuotaError(error), isLostConnection(error)]).toEqual([full, lost])
})
