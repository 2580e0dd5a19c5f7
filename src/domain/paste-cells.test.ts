import { expect, test } from 'vitest'
import { bareLine, cellsOf, headerOf, pastedLines } from './paste-cells.ts'

test.each([
  ['>> - [x] ABC 3', '- [x] ABC 3'.slice(2)], ['  1) ABC 3', 'ABC 3'], ['ABC\u00A03 ', 'ABC 3'], ['-ABC 3', '-ABC 3'], ['3. ABC', 'ABC'],
])('%s without what stands around it', (line, is) => { expect(bareLine(line).replace(/^\[x\] /, '')).toBe(is.replace(/^\[x\] /, '')) })

test.each<[string, string[]]>([
  ['A\t"B;C"\t3', ['A', 'B;C', '3']], ['A;;3', ['A', '', '3']], ['A,"B, C",3', ['A', 'B, C', '3']], ['A 2,0', ['A 2,0']], ['A,2,0', ['A', '2', '0']], ['="007";\'08', ['007', '08']],
])('cells of %s', (line, is) => { expect(cellsOf(line)).toEqual(is) })

test('a quoted cell with a line break is one line; an inch mark opens none', () => {
  expect(pastedLines('A\t"B\nC"\t1\nD').map(({ line, text }) => [line, text])).toEqual([[1, 'A\t"B C"\t1'], [3, 'D']])
  expect(pastedLines('A\t29"\nB\t1')).toHaveLength(2)
})

test.each<[string[], ReturnType<typeof headerOf>]>([
  [['Artikelnummer', 'Bezeichnung', 'Menge'], { code: 0, ean: -1, qty: 2 }], [['EAN', 'Qté'], { code: -1, ean: 0, qty: 1 }],
  [['SKU'], { code: -1, ean: -1, qty: -1 }], [['ABC-123', '3'], null], [['Pos', 'Name'], null],
])('header %s', (cells, is) => { expect(headerOf(cells)).toEqual(is) })
