import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['say "hi"', 'x;y', 'two\nlines'], '"say ""hi""","x;y","two\nlines"\r\n'],
  [['=1+1', '+49', '-5', '@x'], "'=1+1,'+49,'-5,'@x\r\n"],
  [[-5, 12.5], '-5,12.5\r\n'],
  [[''], '\r\n'],
])('%j is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
