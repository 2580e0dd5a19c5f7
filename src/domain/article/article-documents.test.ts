import { expect, test } from 'vitest'
import { documentFormat, documentsInOrder, type DocumentType } from './article-documents.ts'

const doc = (type: DocumentType, language: string | null, title = 'T') => ({
  type,
  language,
  title,
})
const named = (documents: ReturnType<typeof doc>[], language: string) =>
  documentsInOrder(documents, language).map(
    (one) => `${one.type} ${one.language ?? '–'} ${one.title}`,
  )

test.each<[string, ReturnType<typeof doc>[], string, string[]]>([
  ['none', [], 'de', []],
  [
    'by what they are',
    [doc('other', 'de'), doc('data_sheet', 'de'), doc('manual', 'de')],
    'de',
    ['manual de T', 'data_sheet de T', 'other de T'],
  ],
  [
    'his language before all others',
    [doc('manual', 'en'), doc('manual', 'de')],
    'de',
    ['manual de T', 'manual en T'],
  ],
  [
    'without words before another language',
    [doc('manual', 'en'), doc('manual', null), doc('manual', 'de')],
    'de',
    ['manual de T', 'manual – T', 'manual en T'],
  ],
  [
    'his language does not outdo the kind',
    [doc('other', 'de'), doc('manual', 'fr')],
    'de',
    ['manual fr T', 'other de T'],
  ],
  [
    'other languages by their code',
    [doc('manual', 'ms'), doc('manual', 'en'), doc('manual', 'id')],
    'de',
    ['manual en T', 'manual id T', 'manual ms T'],
  ],
  [
    'then by title',
    [doc('manual', 'de', 'B'), doc('manual', 'de', 'A')],
    'de',
    ['manual de A', 'manual de B'],
  ],
])('%s', (_, documents, language, expected) => {
  expect(named(documents, language)).toEqual(expected)
})

test('the list that came is left as it was', () => {
  const documents = [doc('other', null), doc('manual', null)]
  documentsInOrder(documents, 'de')
  expect(documents.map(({ type }) => type)).toEqual(['other', 'manual'])
})

const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]
const text = (words: string) => [...new TextEncoder().encode(words)]
test.each<[string, number[], string | null]>([
  ['a.pdf', text('%PDF-1.7\n'), 'pdf'],
  ['A.PDF', text('%PDF-1.7\n'), 'pdf'],
  ['a.b.pdf', text('%PDF-1.7\n'), 'pdf'],
  ['a.pdf', text('<html>'), null],
  ['a.pdf', text('%PD'), null],
  ['a.pdf', [], null],
  ['a.html', text('%PDF-1.7\n'), null],
  ['a.svg', text('<svg>'), null],
  ['pdf', text('%PDF-1.7\n'), 'pdf'],
  ['a.doc', ole, 'doc'],
  ['a.xls', ole, 'xls'],
  ['a.docx', ole, null],
  ['a.docx', text('PK\u0003\u0004…'), 'docx'],
  ['a.xlsx', text('PK\u0003\u0004…'), 'xlsx'],
  ['a.png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1], 'png'],
  ['a.jpg', [0xff, 0xd8, 0xff, 0xe0], 'jpg'],
  ['a.jpeg', [0xff, 0xd8, 0xff, 0xe0], 'jpg'],
  ['a.jpg', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], null],
  ['a.txt', text('Größe 54'), 'txt'],
  ['a.txt', [65, 0, 66], null],
  ['constructor', text('x'), null],
  ['a.exe', text('MZ'), null],
])('%s', (name, content, expected) => {
  expect(documentFormat(name, Uint8Array.from(content))).toBe(expected)
})
