import { expect, test } from 'vitest'
import { visitForms } from './visit-form.ts'

const area = (option: string | null) => ({ sorg: '1000', limitation: null, option, value: null })
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
  expect(visitForms(options.map(area))).toEqual(expected)
})
