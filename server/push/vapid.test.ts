import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { vapidKeys } from './vapid.ts'

const folder = mkdtempSync(join(tmpdir(), 'pannier-vapid-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('keys are made once and kept for this user alone', () => {
  const keys = vapidKeys({}, join(folder, 'new'))
  expect(vapidKeys({}, join(folder, 'new'))).toEqual(keys)
  expect(statSync(join(folder, 'new/vapid.json')).mode & 0o077).toBe(0)
  expect(vapidKeys({}, join(folder, 'other'))).not.toEqual(keys)
})

test('those of the environment must belong together', () => {
  const [one, other] = [vapidKeys({}, join(folder, 'one')), vapidKeys({}, join(folder, 'two'))]
  expect(
    vapidKeys({ VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: one.privateKey }, folder),
  ).toEqual(one)
  expect(() =>
    vapidKeys({ VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: other.privateKey }, folder),
  ).toThrow('does not belong')
  expect(() => vapidKeys({ VAPID_PUBLIC_KEY: one.publicKey }, folder)).toThrow()
})
