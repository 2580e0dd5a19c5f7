import { setTimeout as wait } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { unzipSync, strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { maxWorkbookRows } from '#domain/files/file-problem.ts'
import { type CellValue, workbookStream } from './workbook-stream.ts'

const columns = [
  { heading: 'Order', format: 'text' as const },
  { heading: 'Pieces', format: 'number' as const },
  { heading: 'Amount', format: 'amount' as const },
  { heading: 'Day', format: 'day' as const },
]
const batches = 100
const rowsOfBatch = 1_000

/** A hundred thousand rows that no packing makes small. @param taken hears of each batch */
async function* rows(taken: () => void): AsyncGenerator<CellValue[][]> {
  for (let batch = 0; batch < batches; batch += 1) {
    taken()
    yield Array.from({ length: rowsOfBatch }, (_, n) => {
      const mixed = ((batch * rowsOfBatch + n) * 2_654_435_761) % 4_294_967_296
      return [`W${mixed.toString(36)}`, mixed % 1_000, String(mixed / 100), '2026-11-28']
    })
  }
}

test('rows are taken as fast as the file is: a receiver who waits holds few of 100,000', async () => {
  let taken = 0
  const stream = workbookStream(
    columns,
    rows(() => (taken += 1)),
    { sheet: 'Orders', decimals: 2 },
  )
  await new Promise((resolve) => {
    stream.once('readable', resolve)
  })
  // Longer than it takes to write all of them.
  await wait(3_000)
  expect(taken).toBeLessThan(20)
  const file = await buffer(stream)
  expect(taken).toBe(batches)
  expect(file.subarray(0, 2).toString()).toBe('PK')
  expect(file.length).toBeGreaterThan(1_000_000)
})

test('an https address is a link that opens at a press; anything else in its column is a text', async () => {
  const cells = [
    'https://aa.test/p/1?a=1&b="2"',
    'javascript:alert(1)',
    `https://${'x'.repeat(300)}`,
    null,
  ]
  const stream = workbookStream(
    cells.map((_, n) => ({ heading: `Photo ${n}`, format: 'link' as const })),
    (async function* () {
      yield [cells]
    })(),
    { sheet: 'Visits', decimals: 2 },
  )
  const sheet = strFromU8(unzipSync(await buffer(stream))['xl/worksheets/sheet1.xml']!)
  expect(sheet).toContain(
    '<c r="A2" t="str" s="6"><f>HYPERLINK("https://aa.test/p/1?a=1&amp;b=%222%22")</f>',
  )
  expect(sheet.match(/HYPERLINK/g)).toHaveLength(1)
  expect(sheet).toContain('<c r="B2" t="inlineStr"><is><t xml:space="preserve">javascript:alert(1)')
  expect(sheet).toContain('<c r="C2" t="inlineStr">')
})

test('more rows than a workbook holds are refused, not cut off', async () => {
  async function* tooMany(): AsyncGenerator<CellValue[][]> {
    yield Array.from({ length: maxWorkbookRows }, () => [])
  }
  const stream = workbookStream(columns, tooMany(), { sheet: 'Orders', decimals: 2 })
  await expect(buffer(stream)).rejects.toMatchObject({ problem: 'too_many_rows' })
})
