import { expect, test } from 'vitest'
import { sightOf } from './audience.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const content = { from: at(10), to: at(20), deletedAt: null, markets: [] as string[] }

test.each([
  ['for everyone, within its span', {}, [], 15, 'VALID'],
  ['at its first moment', {}, [], 10, 'VALID'],
  ['at its end', {}, [], 20, 'EXPIRED'],
  ['before its start', {}, [], 9, 'SCHEDULED'],
  ['for a market of the reader', { markets: ['1', '2'] }, ['2'], 15, 'VALID'],
  ['for another market', { markets: ['1'] }, ['2'], 15, 'OTHER_MARKET'],
  ['for a market, and a reader without one', { markets: ['1'] }, [], 15, 'OTHER_MARKET'],
  ['for another market, and not yet', { markets: ['1'] }, ['2'], 9, 'OTHER_MARKET'],
  ['for everyone, and a reader with a market', {}, ['2'], 15, 'VALID'],
  ['deleted', { deletedAt: at(12) }, [], 15, 'DELETED'],
  ['deleted, for another market', { deletedAt: at(12), markets: ['1'] }, ['2'], 15, 'DELETED'],
])('content %s', (_, over, readerMarkets, day, sight) => {
  expect(sightOf({ ...content, ...over }, readerMarkets, at(day))).toBe(sight)
})
