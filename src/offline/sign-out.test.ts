import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { creditFacts } from './device-facts.ts'
import { forgetAnswers } from './sign-out.ts'

test('a logout takes the kept credit of everybody and leaves the other facts', async () => {
  const database = openDatabase('sign-out')
  await database.facts.bulkPut([
    { key: `${creditFacts}a.100001`, value: {} },
    { key: `${creditFacts}b.100002`, value: {} },
    { key: 'device.id', value: 'd' },
  ])
  await forgetAnswers(database, 'a')
  expect(await database.facts.toCollection().primaryKeys()).toEqual(['device.id'])
})
