import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import {
  dropFrames,
  findKeptFrame,
  forgetFrames,
  forgetOthersFrames,
  framesKeptAt,
  removeExpiredFrames,
  storeFrames,
} from './frame-store.ts'

const day = 86_400_000
const now = 1_000 * day
const keep = (userId: string, customerKey: string, numbers: string[], at = now) =>
  storeFrames({
    userId,
    customerKey,
    at,
    more: false,
    frames: JSON.stringify(numbers.map((frameNumber) => ({ frameNumber, deliveryNo: 'D1' }))),
  })
const find = (userId: string, customerKey: string, number: string, at = now) =>
  findKeptFrame(userId, customerKey, number, at)
const known = async (userId: string, customerKey: string, number: string) =>
  (await find(userId, customerKey, number))?.frame?.frameNumber

beforeEach(async () => {
  for (const user of ['u', 'v']) await forgetFrames(user)
})

test('a frame is found for the person and customer it was kept for, and nobody else', async () => {
  await keep('u', 'X', ['WU100001', 'WU100002'])
  await keep('u', 'Y', ['WU200001'])
  await keep('v', 'Z', ['WU300001'])
  expect(await find('u', 'X', 'wu 100002')).toEqual({
    frame: { frameNumber: 'WU100002', deliveryNo: 'D1' },
    at: now,
  })
  expect(await known('u', 'X', 'WU200001')).toBeUndefined()
  expect(await find('v', 'X', 'WU100001')).toBeUndefined()
  expect(await known('v', 'Z', 'WU300001')).toBe('WU300001')
})

test('an unknown number is told apart from a customer without kept frames', async () => {
  await keep('u', 'X', ['WU100001'])
  expect(await find('u', 'X', 'WU999999')).toEqual({ frame: null, at: now })
  expect(await find('u', 'Y', 'WU999999')).toBeUndefined()
})

test('later frames take the place of earlier ones, with their own age', async () => {
  expect(await framesKeptAt('u', 'X')).toBeUndefined()
  await keep('u', 'X', ['WU100001'], now - day)
  expect(await framesKeptAt('u', 'X')).toBe(now - day)
  await keep('u', 'X', ['WU100002'])
  expect(await framesKeptAt('u', 'X')).toBe(now)
  expect(await known('u', 'X', 'WU100001')).toBeUndefined()
  expect(await known('u', 'X', 'WU100002')).toBe('WU100002')
})

test('after seven days they are neither shown nor there', async () => {
  await keep('u', 'X', ['WU100001'], now - 7 * day)
  await keep('u', 'Y', ['WU200001'], now - 6 * day)
  expect(await find('u', 'X', 'WU100001')).toBeUndefined()
  await removeExpiredFrames(now)
  // Looked at with a clock that would still show it.
  expect(await find('u', 'X', 'WU100001', now - day)).toBeUndefined()
  expect(await known('u', 'Y', 'WU200001')).toBe('WU200001')
})

test('a logout takes what that person kept, another one’s login what the others kept', async () => {
  await keep('u', 'X', ['WU100001'])
  await keep('v', 'X', ['WU100001'])
  await forgetFrames('u')
  expect([await known('u', 'X', 'WU100001'), await known('v', 'X', 'WU100001')]).toEqual([
    undefined,
    'WU100001',
  ])
  await forgetOthersFrames('u')
  expect(await find('v', 'X', 'WU100001')).toBeUndefined()
})

test('a customer is dropped alone', async () => {
  await keep('u', 'X', ['WU100001'])
  await keep('u', 'Y', ['WU200001'])
  await dropFrames('u', 'X')
  expect([await framesKeptAt('u', 'X'), await framesKeptAt('u', 'Y')]).toEqual([undefined, now])
})
