import { expect, test } from 'vitest'
import { opensVisitKind, visitKindCodes } from './visit-kinds.ts'

test.each<[(string | null)[], string[]]>([
  [[], []],
  [[null], ['polygon', 'wim']],
  [['Polygon'], ['polygon']],
  [
    ['wim', 'polygon'],
    ['polygon', 'wim'],
  ],
  [['other'], []],
  [
    ['other', ''],
    ['polygon', 'wim'],
  ],
])('areas of %j open %j', (options, expected) => {
  const areas = options.map((option) => ({ option }))
  expect(visitKindCodes.filter((kind) => opensVisitKind(areas, kind))).toEqual(expected)
})
