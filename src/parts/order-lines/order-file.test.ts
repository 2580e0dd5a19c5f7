import { expect, test } from 'vitest'
import { readOrderFile } from './order-file.ts'

const file = (...parts: BlobPart[]) => new File(parts, 'order.csv')

test.each<[string, BlobPart]>([
  ['a PDF', '%PDF-1.7\nAB-100 2\n\u0001\u0003\u0010\n'],
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d]),
  ],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0x00, 0x00])],
])('%s is no order: nothing of it comes into the list', async (_, content) => {
  await expect(readOrderFile(file(content))).rejects.toThrow()
})

test.each<[string, BlobPart]>([
  ['UTF-8', 'Code;Qty\r\nÄB-100;2\f'],
  ['UTF-16', new Uint8Array(Buffer.from('\ufeffCode\tQty\nÄB-100\t2', 'utf16le'))],
  ['what Windows writes', new Uint8Array(Buffer.from('Code;Qty\nÄB-100;2', 'latin1'))],
])('%s is read', async (_, content) => {
  const { lines, problems } = await readOrderFile(file(content))
  expect([lines.map(({ readings }) => readings[0]), problems]).toEqual([
    [{ code: 'ÄB-100', qty: 2 }],
    [],
  ])
})
