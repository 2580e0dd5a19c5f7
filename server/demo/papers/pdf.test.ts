import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { documentFormat } from '#domain/article/article-documents.ts'
import { demoArticles } from '../range/articles.ts'
import { paperRecords } from './paper-records.ts'
import { pdfOf } from './pdf.ts'

/** Returns the texts of each page, as a reader would show them. */
function pagesOf(pdf: Uint8Array): string[][] {
  const raw = Buffer.from(pdf).toString('latin1')
  return [...raw.matchAll(/\/Length (\d+) [^>]*>>\nstream\n/g)].map((match) => {
    const start = match.index + match[0].length
    const drawn = inflateSync(Buffer.from(pdf).subarray(start, start + Number(match[1]))).toString(
      'latin1',
    )
    return [...drawn.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, text]) =>
      text!.replaceAll(/\\(\d{3})/g, (_, octal: string) =>
        String.fromCharCode(Number.parseInt(octal, 8)),
      ),
    )
  })
}

test('every object lies where the table of places says', () => {
  const raw = Buffer.from(
    pdfOf({ title: 'T', language: 'en', blocks: [{ text: 'words' }] }),
  ).toString('latin1')
  const at = Number(/startxref\n(\d+)/.exec(raw)![1])
  expect(raw.slice(at, at + 4)).toBe('xref')
  const places = [...raw.slice(at).matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place))
  expect(places).toHaveLength(7)
  expect(places.map((place, n) => raw.slice(place).startsWith(`${n + 1} 0 obj`))).toEqual(
    places.map(() => true),
  )
})

test('a reader is told the title as it is', () => {
  const raw = Buffer.from(pdfOf({ title: 'Größe – 漢', language: 'de', blocks: [] })).toString(
    'latin1',
  )
  const [, hex] = /\/Title <feff([0-9a-f]+)>/.exec(raw)!
  expect(Buffer.from(hex!, 'hex').swap16().toString('utf16le')).toBe('Größe – 漢')
})

test('brackets, backslashes and letters beyond ASCII are what they are', () => {
  const [[title, text]] = pagesOf(
    pdfOf({ title: 'Größe (54) \\ „M“', language: 'de', blocks: [{ text: 'ab – c 漢' }] }),
  ) as [[string, string]]
  expect(title).toBe('Größe (54) \\ \u0084M\u0093')
  expect(text).toBe('ab \u0096 c ?')
})

test('what does not fit on a line or a page goes on', () => {
  const pages = pagesOf(
    pdfOf({
      title: 'T',
      language: 'en',
      blocks: [
        { text: 'word '.repeat(60).trim() },
        {
          columns: [0, 100],
          head: ['A', 'B'],
          rows: Array.from({ length: 90 }, (_, n) => [`a${n}`, `b${n}`]),
        },
      ],
    }),
  )
  expect(pages.length).toBe(2)
  expect(pages.flat()).toEqual(expect.arrayContaining(['a0', 'b89']))
  expect(Math.max(...pages.flat().map((line) => line.length))).toBeLessThanOrEqual(84)
})

test('every model of a range has instructions in its language and in English, and a data sheet with its own codes', async () => {
  const articles = [
    ...demoArticles({ count: 400, language: 'id', year: 2026, codeOf: (display) => display }),
  ]
  const { records, readFile } = paperRecords(articles, 'id')
  const documents = [
    ...(records.documents!() as Iterable<{
      code: string
      type: string
      language: string
      file: string
    }>),
  ]
  const links = [...(records['document-links']!() as Iterable<{ document: string; model: string }>)]
  for (const model of new Set(articles.map((article) => article.model))) {
    const own = links
      .filter((link) => link.model === model)
      .map(({ document }) => documents.find(({ code }) => code === document)!)
    expect(own.map(({ type, language }) => `${type === 'data_sheet'} ${language}`).sort()).toEqual([
      'false en',
      'false id',
      'true id',
    ])
    const sheet = own.find(({ type }) => type === 'data_sheet')!
    const file = (await readFile(sheet.file, 1_000_000)) as Uint8Array
    expect(documentFormat(sheet.file, file)).toBe('pdf')
    expect(pagesOf(file).flat()).toEqual(
      expect.arrayContaining(
        articles.filter((article) => article.model === model).map(({ ean }) => ean),
      ),
    )
  }
  expect(await readFile('no-such.pdf', 1_000_000)).toBeUndefined()
})
