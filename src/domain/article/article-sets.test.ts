import { expect, test } from 'vitest'
import {
  asksForSets,
  type ArticleSets,
  packSets,
  filterBySet,
  type SetFilter,
  unpackSets,
} from './article-sets.ts'

const picks: ArticleSets = {
  promotions: [
    { code: 'SPRING', ids: [3, 7, 9] },
    { code: 'SHOP', ids: [7, 20] },
  ],
  bought: [1, 7, 20, 21],
}

const cases: [what: string, filter: SetFilter | null | undefined, picked: number[] | undefined][] =
  [
    ['no filter', undefined, undefined],
    ['null', null, undefined],
    ['filters of another kind', {}, undefined],
    ['switched off', { promotion: false, bought: false, promotionCode: null }, undefined],
    ['an empty code', { promotionCode: '' }, undefined],
    ['any promotion', { promotion: true }, [3, 7, 9, 20]],
    ['one promotion', { promotionCode: 'SHOP' }, [7, 20]],
    ['one that does not run', { promotionCode: 'PAST' }, []],
    ['bought', { bought: true }, [1, 7, 20, 21]],
    ['any promotion and bought', { promotion: true, bought: true }, [7, 20]],
    ['one promotion and bought', { promotionCode: 'SPRING', bought: true }, [7]],
    ['any promotion and one of them', { promotion: true, promotionCode: 'SPRING' }, [3, 7, 9]],
    ['all three', { promotion: true, promotionCode: 'SHOP', bought: true }, [7, 20]],
  ]
test.each(cases)('%s', (_, filter, picked) => {
  expect(
    filterBySet(filter, picks) && [...filterBySet(filter, picks)!].sort((a, b) => a - b),
  ).toEqual(picked)
  const { promotions, bought } = asksForSets(filter)
  expect(promotions || bought).toBe(picked !== undefined)
  // As much as was asked for is enough.
  const part = {
    promotions: promotions ? picks.promotions : [],
    bought: bought ? picks.bought : null,
  }
  expect(filterBySet(filter, part)).toEqual(filterBySet(filter, picks))
})

test('nobody has bought anything', () => {
  expect(filterBySet({ bought: true }, { promotions: [], bought: null })).toEqual(new Set())
  expect(filterBySet({ promotion: true }, { promotions: [], bought: [] })).toEqual(new Set())
})

test.each<[string, ArticleSets]>([
  ['picks', picks],
  ['nothing', { promotions: [], bought: null }],
  ['nothing bought yet', { promotions: [{ code: 'A', ids: [] }], bought: [] }],
  ['neighbours', { promotions: [{ code: 'A', ids: [1, 2, 3] }], bought: [2_000_000_000] }],
])('%s come out of the pack as they went in', (_, one) => {
  expect(
    unpackSets(JSON.parse(JSON.stringify(packSets(one))) as ReturnType<typeof packSets>),
  ).toEqual(one)
})

test('in the pack numbers are small', () => {
  expect(packSets({ promotions: [], bought: [90_001, 90_002, 90_010] }).bought).toEqual([
    90_001, 1, 8,
  ])
})
