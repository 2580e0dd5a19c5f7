import { expect, test } from 'vitest'
import { quietLog } from '../../tests/support/log.ts'
import { patientStatements } from './patient-statements.ts'

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A database that is away for the first statements. */
function awayFor(statements: number) {
  let asked = 0
  return () => (asked++ < statements ? Promise.reject(away) : Promise.resolve({ rows: [asked] }))
}

test('a statement waits until the database is back', async () => {
  const { executeSql } = patientStatements(awayFor(1), quietLog)
  expect(await executeSql('SELECT 1')).toEqual({ rows: [2] })
})

test('what the database refuses is said at once', async () => {
  const refusal = Object.assign(new Error('syntax error'), { code: '42601' })
  const { executeSql } = patientStatements(() => Promise.reject(refusal), quietLog)
  await expect(executeSql('SELEC')).rejects.toBe(refusal)
})

test('after the stop nothing is waited for', async () => {
  const { executeSql, stop } = patientStatements(awayFor(9), quietLog)
  stop()
  await expect(executeSql('SELECT 1')).rejects.toBe(away)
})
