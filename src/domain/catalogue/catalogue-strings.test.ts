import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf, ByteWriter, textOf } from './catalogue-bytes.ts'
import { StringTable } from './catalogue-strings.ts'
import { oneMistake } from '../search/word-index.ts'

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('brake', 'brake pad', 'Bremse größer', 'ﷺ', '\u{1F6B2}', 'z'.repeat(700)),
)

test('bytes stand in the order of their texts, and come back as they were', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      expect(textOf(bytesOf(one))).toBe(one)
      expect(Math.sign(Buffer.compare(bytesOf(one), bytesOf(other)))).toBe(
        one < other ? -1 : one > other ? 1 : 0,
      )
    }),
  )
})

test('a table answers as a sorted list would', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 60 }), anyText, (texts, wanted) => {
      const sorted = [...texts].sort()
      const table = StringTable.of(sorted)
      expect([...table.texts()]).toEqual(sorted)
      sorted.forEach((text, n) => expect(table.at(n)).toBe(text))
      for (const text of [wanted, ...sorted.slice(0, 3)]) {
        expect(table.lowerBound(text)).toBe(sorted.filter((one) => one < text).length)
        const [from, to] = table.same(text)
        expect(sorted.slice(from, to)).toEqual(sorted.filter((one) => one === text))
        const prefix = text.slice(0, 2)
        const [first, last] = table.beginning(prefix)
        expect(sorted.slice(first, last)).toEqual(sorted.filter((one) => one.startsWith(prefix)))
      }
    }),
  )
})

test('of the texts with one mistake none is passed over', () => {
  const letter = fc.constantFrom('a', 'b', 'ü', 'ж')
  const word = fc.array(letter, { minLength: 4, maxLength: 7 }).map((letters) => letters.join(''))
  const plain = fc.stringMatching(/^[abc]{4,7}$/)
  const change = fc.tuple(fc.nat(6), fc.nat(2), letter, word)
  fc.assert(
    fc.property(fc.oneof(word, plain), fc.array(change, { maxLength: 40 }), (typed, changes) => {
      // A letter left out, changed or put in, and anything behind.
      const sorted = changes
        .map(
          ([at, out, put, rest]) =>
            typed.slice(0, at) +
            (out === 2 ? '' : put) +
            typed.slice(at + Number(out > 0)) +
            rest.slice(5),
        )
        .sort()
      const found = [...StringTable.of(sorted).nearly(typed, 0, sorted.length)]
      expect(found.map(({ place }) => sorted[place])).toEqual(found.map(({ text }) => text))
      expect(found.filter(({ text }) => oneMistake(typed, text)).map(({ text }) => text)).toEqual(
        sorted.filter((text) => oneMistake(typed, text)),
      )
    }),
    { numRuns: 300 },
  )
})

test('an empty table holds nothing', () => {
  const table = StringTable.of([])
  expect([table.lowerBound('a'), table.same('a'), table.beginning(''), [...table.texts()]]).toEqual(
    [0, [0, 0], [0, 0], []],
  )
})

test('what codes have in common is written once', () => {
  const codes = Array.from({ length: 1_000 }, (_, n) => `RD0001-BLK-${String(n).padStart(4, '0')}`)
  expect(StringTable.of(codes).bytes.length).toBeLessThan(codes.join('').length / 2.5)
})

test('numbers of any size are written and room is made', () => {
  const writer = new ByteWriter()
  for (let n = 0; n < 70_000; n++) writer.varint(n)
  expect(writer.done().length).toBe(128 + (16_384 - 128) * 2 + (70_000 - 16_384) * 3)
})
