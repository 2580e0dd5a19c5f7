import { expect, test } from 'vitest'
import { number, rawWorkbook, row, text } from '../../../../tests/support/raw-workbook.ts'
import { maxCartLines } from '#domain/cart/cart-limits.ts'
import { pasteLines } from '#domain/paste/paste-lines.ts'
import { codeWord } from '#domain/search/word-index.ts'
import type { CartView, ViewLine } from '#offline/cart/cart-view.ts'
import type { ProductFacts } from '#offline/cart/product-facts.ts'
import { csvOf } from '#parts/file/save-csv.ts'
import { rowsOfWorkbook, workbookOf } from '#parts/file/workbook-rows.ts'
import type { Known } from '#parts/order-lines/grid-line.ts'
import { createLines } from '#parts/order-lines/grid-lines.ts'
import { orderOfRows } from '#parts/order-lines/order-file.ts'
import { cartTable, textTable } from '../lines/cart-table.ts'
import { cartImport } from './import-lines.ts'

const price = {
  dealer: '12.5',
  retailDisplay: '19.9',
  symbol: '$',
  separator: ',',
  decimal_separator: '.',
  decimal_precission: 2,
  discount: [],
}
const article = (code: string, change: Partial<ProductFacts> = {}) =>
  ({
    id: `1000/${code}`,
    sorg: '1000',
    article_code: code,
    article_code_display: code,
    ean: null,
    name: `Article ${code}`,
    uom: 'EA',
    block: null,
    orderQuota: null,
    stocks: null,
    price,
    ...change,
  }) as unknown as ProductFacts
const other = article('00755', { id: '2000/00755', sorg: '2000' })
const sold = [
  article('00755', { ean: '4006381333931' }),
  other,
  article('ABC-1'),
  article('TWO-1'),
  article('BLOCKED', { block: 'brand_blocked' }),
]
const known = new Map<string, Known>(
  ['00755', 'ABC-1', 'BLOCKED'].map((code) => [
    codeWord(code),
    { kind: 'answered', products: sold.filter(({ article_code }) => article_code === code) },
  ]),
)
known.set(codeWord('TWO'), { kind: 'answered', products: [article('TWO-1'), article('TWO-2')] })
known.set(codeWord('NONE'), { kind: 'answered', products: [] })
known.set(codeWord('LATER'), { kind: 'unanswered' })

const imported = (
  pasted: ReturnType<typeof pasteLines>,
  { held = new Map<string, number>(), picks = new Map<string, string>() } = {},
) => cartImport(pasted, { known, makeLines: createLines(), picks, held })
const told = ({ added }: ReturnType<typeof imported>) =>
  added.map(({ product, qty, note }) => `${product.id}×${qty}${note ? ` (${note})` : ''}`)

const line = (product: ProductFacts, qty: number, note = ''): ViewLine => ({
  id: product.id,
  sorg: product.sorg,
  article: product.article_code,
  qty,
  note,
  unsent: false,
  uom: 'EA',
  product,
  unitPrice: '12.5000',
  subtotal: '25.00',
  problem: null,
})
const headings = [
  'Code',
  'EAN',
  'Name',
  'Sales organization',
  'Quantity',
  'Unit',
  'Unit price',
  'Subtotal',
  'Retail price',
  'Note',
]
const cart = {
  lines: [line(sold[0]!, 2, 'for Peter'), line(other, 7), line(article('ABC-1'), 40)],
} as CartView
const isCart = ['1000/00755×2 (for Peter)', '2000/00755×7', '1000/ABC-1×40']

test('a cart that was exported as a workbook comes back as it was: codes with their noughts, each organisation, notes', async () => {
  const bytes = await (
    await workbookOf({ name: 'Spring', rows: cartTable(cart, headings) })
  ).arrayBuffer()
  expect(told(imported(orderOfRows(await rowsOfWorkbook(bytes))))).toEqual(isCart)
})

test('and as CSV', () => {
  const csv = csvOf(textTable(cartTable(cart, headings)))
  expect(csv).toContain('00755,4006381333931,Article 00755,1000,2,EA,12.5,25,19.9,for Peter\r\n')
  expect(told(imported(pasteLines(csv)))).toEqual(isCart)
})

test('amounts are numbers with the decimals of their currency, and a price with more where it has them', () => {
  expect(cartTable(cart, headings)[1]!.slice(4, 9)).toEqual([
    { number: 2 },
    'EA',
    { number: 12.5, format: '0.00##' },
    { number: 25, format: '0.00' },
    { number: 19.9, format: '0.00' },
  ])
  const yen = { ...sold[2]!, price: { ...price, decimal_precission: 0 } }
  expect(cartTable({ lines: [line(yen, 1)] } as CartView, headings)[1]!.slice(6, 8)).toEqual([
    { number: 12.5 },
    { number: 25 },
  ])
})

test('a workbook of another program: codes as numbers with noughts shown, a date beside them, a code that became a date', async () => {
  const rows =
    row(1, text('A1', 'Article'), text('B1', 'Qty'), text('C1', 'Delivery')) +
    row(2, text('A2', '00755'), number('B2', 3), number('C2', 45_931, 1)) +
    row(3, number('A3', 45_931, 1), number('B3', 1))
  const found = imported(orderOfRows(await rowsOfWorkbook(rawWorkbook([rows]).buffer)))
  expect([told(found), found.problems]).toEqual([
    ['1000/00755×3'],
    [{ line: 3, text: '2025-10-01 1', reason: 'date' }],
  ])
})

test.each<[string, string, string[], string[]]>([
  [
    'good lines beside unknown and blocked ones',
    'ABC-1;2\nNONE;1\nBLOCKED;1\nLATER;1',
    ['1000/ABC-1×2'],
    ['ready', 'unknown', 'problem', 'unanswered'],
  ],
  ['a code of several articles is for a person', 'TWO;1', [], ['choose']],
  ['a code that is still looked up', 'NEW-1;1', [], ['asking']],
  ['two lines of one code', 'ABC-1;2\nabc 1;3', ['1000/ABC-1×5'], ['ready']],
])('%s', (_, csv, added, states) => {
  const found = imported(pasteLines(csv))
  expect([told(found), found.lines.map(({ state }) => state)]).toEqual([added, states])
})

test('the article that was picked is added', () => {
  const pasted = pasteLines('Code;Qty\nTWO;4')
  const [first] = imported(pasted).lines
  expect(told(imported(pasted, { picks: new Map([[first!.row.id, '1000/TWO-2']]) }))).toEqual([
    '1000/TWO-2×4',
  ])
})

test('a full cart takes more of what lies in it and nothing new', () => {
  const held = new Map(
    ['1000/ABC-1', ...Array.from({ length: maxCartLines - 1 }, (_, n) => `1000/X${n}`)].map(
      (id) => [id, 1],
    ),
  )
  const found = imported(pasteLines('ABC-1;2\n00755;1'), { held })
  expect([told(found), [...found.noRoom]]).toEqual([['1000/ABC-1×2'], ['2 00755']])
})

test('what lies in the cart counts against the order limit', () => {
  const limited = new Map<string, Known>([
    [codeWord('QUOTA'), { kind: 'answered', products: [article('QUOTA', { orderQuota: 3 })] }],
  ])
  const added = (qty: number) =>
    cartImport(pasteLines(`QUOTA;${qty}`), {
      known: limited,
      makeLines: createLines(),
      picks: new Map(),
      held: new Map([['1000/QUOTA', 2]]),
    }).added.length
  expect([added(1), added(2)]).toEqual([1, 0])
})

test('a note that cannot be kept stays behind, its line does not', () => {
  const found = imported(pasteLines('Code;Qty;Note\nABC-1;2;<b>urgent</b>'))
  expect([told(found), [...found.noteLeft]]).toEqual([['1000/ABC-1×2'], ['2 ABC-1']])
})

test('lines that come to more than a line may hold are a problem of the file', () => {
  const found = imported(pasteLines('ABC-1;60000\nABC-1;60000'))
  expect([told(found), found.problems.map(({ reason }) => reason)]).toEqual([[], ['too_many']])
})
