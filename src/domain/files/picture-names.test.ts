import { expect, test } from 'vitest'
import { codesOfName, planPictures, type PictureTarget } from './picture-names.ts'

test.each<[name: string, expected: [code: string, place: number][]]>([
  ['B-1.jpg', [['B-1', 0]]],
  [
    'B-1_2.JPG',
    [
      ['B-1_2', 0],
      ['B-1', 1],
    ],
  ],
  [
    'B-1_1.png',
    [
      ['B-1_1', 0],
      ['B-1', 0],
    ],
  ],
  [
    'bikes/2026/B_1_12.webp',
    [
      ['B_1_12', 0],
      ['B_1', 11],
    ],
  ],
  ['C:\\pictures\\B-1.jpg', [['B-1', 0]]],
  ['B.1.5.jpg', [['B.1.5', 0]]],
  ['B-1_0.jpg', [['B-1_0', 0]]],
  ['B-1_123.jpg', [['B-1_123', 0]]],
  ['_2.jpg', [['_2', 0]]],
  ['B-1', [['B-1', 0]]],
  ['.jpg', []],
])('%s may be of %j', (name, expected) => {
  expect(codesOfName(name).map(({ code, place }) => [code, place])).toEqual(expected)
})

const articles: Record<string, PictureTarget> = Object.fromEntries(
  [
    ['b-1', 2],
    ['b-2', 0],
    ['b-2_3', 0],
  ].map(([code, pictures]) => [
    code,
    { article_code: String(code).toUpperCase(), article_code_display: '', name: '', pictures },
  ]),
) as never
const plan = (...files: (string | [name: string, bytes: number, isPicture?: boolean])[]) =>
  planPictures(
    files.map((file) => {
      const [name, bytes, isPicture = true] = typeof file === 'string' ? [file, 1_000] : file
      return { name, bytes, isPicture }
    }),
    (code) => articles[code.toLowerCase()],
  ).map(({ file, target, place, replaces, problem }) => [
    file.name,
    problem ?? `${target!.article_code} ${place}${replaces ? ' replaces' : ''}`,
  ])

test('files are sent article by article, in the order of their places', () => {
  expect(plan('b-2_2.jpg', 'B-1_3.jpg', 'b-2.jpg', 'B-1_1.jpg')).toEqual([
    ['B-1_1.jpg', 'B-1 0 replaces'],
    ['B-1_3.jpg', 'B-1 2'],
    ['b-2.jpg', 'B-2 0'],
    ['b-2_2.jpg', 'B-2 1'],
  ])
})

test('a code that ends like a place is that code', () => {
  expect(plan('B-2_3.jpg', 'B-2_4.jpg')).toEqual([
    ['B-2_4.jpg', 'B-2 3'],
    ['B-2_3.jpg', 'B-2_3 0'],
  ])
})

test.each<[what: string, file: [string, number, boolean?], problem: string]>([
  ['no article', ['B-9.jpg', 1_000], 'unknown_article'],
  ['no picture', ['B-1.pdf', 1_000, false], 'format_not_accepted'],
  ['no picture of no article', ['readme.txt', 1_000, false], 'format_not_accepted'],
  ['an empty file', ['B-1.jpg', 0], 'file_empty'],
  ['a file of 20 MB and a byte', ['B-1.jpg', 20_000_001], 'file_too_large'],
  ['a 25th picture', ['B-1_25.jpg', 1_000], 'too_many_pictures'],
])('%s: %j', (_, file, problem) => {
  expect(plan(file)).toEqual([[file[0], problem]])
})

test('two files for one place: the second one is refused', () => {
  expect(plan('B-1.jpg', 'B-1_1.png')).toEqual([
    ['B-1.jpg', 'B-1 0 replaces'],
    ['B-1_1.png', 'twice'],
  ])
})
