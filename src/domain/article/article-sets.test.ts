import { expect, test } from 'vitest'
import {
  asksForPicks,
  type CataloguePicks,
  packPicks,
  pickedBy,
  type PickFilter,
  unpackPicks,
} from './article-sets.ts'

const picks: CataloguePicks = {
  promotions: [
    { code: 'SPRING', ids: [3, 7, 9] },
    { code: 'SHOP', ids: [7, 20] },
  ],
  bought: [1, 7, 20, 21],
}

const cases: [what: string, filter: PickFilter | null | undefined, picked: number[] | undefined][] =
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
  expect(pickedBy(filter, picks) && [...pickedBy(filter, picks)!].sort((a, b) => a - b)).toEqual(
    picked,
  )
  const { promotions, bought } = asksForPicks(filter)
  expect(promotions || bought).toBe(picked !== undefined)
  // As much as was asked for is enough.
  const part = {
    promotions: promotions ? picks.promotions : [],
    bought: bought ? picks.bought : null,
  }
  expect(pickedBy(filter, part)).toEqual(pickedBy(filter, picks))
})

test('nobody has bought anything', () => {
  expect(pickedBy({ bought: true }, { promotions: [], bought: null })).toEqual(new Set())
  expect(pickedBy({ promotion: true }, { promotions: [], bought: [] })).toEqual(new Set())
})

test.each<[string, CataloguePicks]>([
  ['picks', picks],
  ['nothing', { promotions: [], bought: null }],
  ['nothing bought yet', { promotions: [{ code: 'A', ids: [] }], bought: [] }],
  ['neighbours', { promotions: [{ code: 'A', ids: [1, 2, 3] }], bought: [2_000_000_000] }],
])('%s come out of the pack as they went in', (_, one) => {
  expect(
    unpackPicks(JSON.parse(JSON.stringify(packPicks(one))) as ReturnType<typeof packPicks>),
  ).toEqual(one)
})

test('in the pack numbers are small', () => {
  expect(packPicks({ promotions: [], bought: [90_001, 90_002, 90_010] }).bought).toEqual([
    90_001, 1, 8,
  ])
})
