import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  acceptedStep,
  makeRecoveryCode,
  mustSetUp,
  PasskeyName,
  readCode,
  recoveryLetters,
  showRecoveryCode,
} from './second-factor.ts'

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['000000', { kind: 'app', code: '000000' }],
  ['１２３４５６', { kind: 'app', code: '123456' }],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
  ['abcde-fghjk', { kind: 'recovery', code: 'abcdefghjk' }],
  ['ABCDE FGHJK', { kind: 'recovery', code: 'abcdefghjk' }],
  ['2345678923', { kind: 'recovery', code: '2345678923' }],
  ['abcde-fghj', null],
  ['abcde-fghjkm', null],
  ['abcde-fghjl', null],
  ['abcde-fghj1', null],
])('%j is read as %j', (text, code) => expect(readCode(text)).toEqual(code))

const at = (seconds: number) => new Date(seconds * 1_000)
test.each([
  ['the present code', at(3_000), 0, null, 100],
  ['at the last moment of its step', at(3_029.999), 0, null, 100],
  ['the one before', at(3_000), -1, null, 99],
  ['the one after', at(3_000), 1, null, 101],
  ['two steps before', at(3_000), -2, null, null],
  ['two steps after', at(3_000), 2, null, null],
  ['none that fits', at(3_000), null, null, null],
  ['one after the last used', at(3_000), 0, 99, 100],
  ['the one just used', at(3_000), 0, 100, null],
  ['the same a step later', at(3_030), -1, 100, null],
  ['one before the last used', at(3_000), -1, 100, null],
])('%s', (_name, now, distance, lastStep, step) =>
  expect(acceptedStep(now, distance, lastStep)).toBe(step),
)

test('a recovery code is read as it is shown', () => {
  let n = 0
  const code = makeRecoveryCode((below) => (n += 7) % below)
  expect(code).toHaveLength(10)
  expect(showRecoveryCode(code)).toBe(`${code.slice(0, 5)}-${code.slice(5)}`)
  expect(readCode(showRecoveryCode(code))).toEqual({ kind: 'recovery', code })
  expect(recoveryLetters).not.toMatch(/[ilo01]/)
})

test.each([
  [true, true, false],
  [true, false, true],
  [false, true, false],
  [false, false, false],
])('required %s, has one %s: must set up %s', (required, hasOne, must) =>
  expect(mustSetUp({ required, hasOne })).toBe(must),
)

test.each([
  [' Phone ', 'Phone', undefined],
  ['', undefined, 'required'],
  ['x'.repeat(61), undefined, 'too_long'],
])('a passkey called %j', (name, kept, problem) => {
  const { success, output, issues } = v.safeParse(PasskeyName, { name })
  expect([success ? output.name : undefined, issues?.[0].message]).toEqual([kept, problem])
})
