import { expect, test } from 'vitest'
import { codeForms } from '../article/article-code.ts'
import { pasteLines, pasteRows, resolveLines, sumLines } from './paste-lines.ts'

/** Articles of this table: letters and numbers, numbers alone, leading zeros, a code with spaces, EANs. */
const sold = [
  'ABC-123',
  'DEF-456',
  'KG 1234 50',
  'CH-11-126',
  '10023',
  '10024',
  '00755',
  '20045',
  'RD.M8100',
  'TY/700-25',
  'BIKE-1',
  'S',
  '4006381333931',
  '96385074',
  '012345678905',
  'NOT-ALLOWED',
  'LAGER7',
  '55',
]
const words = new Set(sold.flatMap(codeForms))
const exists = (code: string) => codeForms(code).some((word) => words.has(word))

/** As "code×qty" for each line in order, then "line!reason" for each bad one; a code that does not exist has a question mark. */
function read(text: string): string {
  const { lines, problems } = pasteLines(text)
  const settled = sumLines(resolveLines(lines, exists)).map(
    ({ code, qty, known }) => `${code}${known ? '' : '?'}×${qty}`,
  )
  return [...settled, ...problems.map(({ line, reason }) => `${line}!${reason}`)].join(' ')
}

const cases: [what: string, pasted: string, is: string][] = [
  ['code, tab, quantity (Excel)', 'ABC-123\t3\nDEF-456\t12', 'ABC-123×3 DEF-456×12'],
  ['quantity, tab, code', '3\tABC-123\n12\tDEF-456', 'ABC-123×3 DEF-456×12'],
  ['semicolons (German CSV)', 'ABC-123;3\r\nDEF-456;12\r\n', 'ABC-123×3 DEF-456×12'],
  ['commas', 'ABC-123,3\nDEF-456,12', 'ABC-123×3 DEF-456×12'],
  ['comma and space', 'ABC-123, 3\nDEF-456, 12', 'ABC-123×3 DEF-456×12'],
  ['bars (chat table)', '| ABC-123 | 3 |\n| DEF-456 | 12 |', 'ABC-123×3 DEF-456×12'],
  ['one space', 'ABC-123 3\nDEF-456 12', 'ABC-123×3 DEF-456×12'],
  ['many spaces', 'ABC-123      3\n   DEF-456     12   ', 'ABC-123×3 DEF-456×12'],
  ['quantity left, space', '3 ABC-123\n12 DEF-456', 'ABC-123×3 DEF-456×12'],
  ['code alone is one piece', 'ABC-123\nDEF-456', 'ABC-123×1 DEF-456×1'],
  ['3x in front', '3x ABC-123', 'ABC-123×3'],
  ['3 x in front', '3 x ABC-123', 'ABC-123×3'],
  ['3x without a space', '3xABC-123', 'ABC-123×3'],
  ['x 3 behind', 'ABC-123 x 3', 'ABC-123×3'],
  ['x3 behind', 'ABC-123 x3', 'ABC-123×3'],
  ['the sign of times', 'ABC-123 × 3', 'ABC-123×3'],
  ['a star', 'ABC-123*3', 'ABC-123×3'],
  ['colon and pieces', 'ABC-123: 3 pcs', 'ABC-123×3'],
  ['Stk behind', 'ABC-123 3 Stk', 'ABC-123×3'],
  ['Stk. in front', '3 Stk. ABC-123', 'ABC-123×3'],
  ['Stück and a name', '3 Stück ABC-123 Kette silber', 'ABC-123×3'],
  ['pièces', 'ABC-123 3 pièces', 'ABC-123×3'],
  ['buah', 'ABC-123 3 buah', 'ABC-123×3'],
  ['keping', '3 keping ABC-123', 'ABC-123×3'],
  ['qty word', 'ABC-123 qty 3', 'ABC-123×3'],
  ['Menge with a colon', 'ABC-123, Menge: 3', 'ABC-123×3'],
  ['jumlah', 'ABC-123 jumlah 3', 'ABC-123×3'],
  ['brackets', 'ABC-123 (3)', 'ABC-123×3'],
  ['equals', 'ABC-123=3', 'ABC-123×3'],
  ['a dash between', 'ABC-123 - 3', 'ABC-123×3'],
  ['decimal comma', 'ABC-123\t2,0', 'ABC-123×2'],
  ['decimal point', 'ABC-123\t2.00', 'ABC-123×2'],
  ['three noughts as SAP writes them', 'ABC-123\t2.000', 'ABC-123×2'],
  ['three noughts with a comma', 'ABC-123;2,000', 'ABC-123×2'],
  ['decimal comma behind a space', 'ABC-123 2,0', 'ABC-123×2'],
  ['thousands twice', 'ABC-123\t1.250.000', '1!too_many'],
  ['quoted CSV', '"ABC-123","3"\n"DEF-456","12"', 'ABC-123×3 DEF-456×12'],
  ['a separator inside quotes', '"ABC-123","Chain, silver","3"', 'ABC-123×3'],
  ['a quote inside quotes', '"ABC-123";"Tyre 29"" x 2.4";3', 'ABC-123×3'],
  [
    'a line break inside quotes',
    'ABC-123\t"Chain\nsilver"\t3\nDEF-456\tTyre\t2',
    'ABC-123×3 DEF-456×2',
  ],
  ['byte order mark', '\uFEFFABC-123;3', 'ABC-123×3'],
  ['no-break spaces', 'ABC-123\u00A03', 'ABC-123×3'],
  ['invisible letters from a web page', '\u200BABC-123\u200B\t3', 'ABC-123×3'],
  ['header in English', 'Article code\tQty\nABC-123\t3', 'ABC-123×3'],
  ['header in German', 'Artikelnummer;Bezeichnung;Menge\nABC-123;Kette;3', 'ABC-123×3'],
  ['header in French', 'Référence;Désignation;Quantité\nABC-123;Chaîne;3', 'ABC-123×3'],
  ['header in Indonesian', 'Kode barang\tNama barang\tJumlah\nABC-123\tRantai\t3', 'ABC-123×3'],
  ['header in Malay', 'Kod produk,Kuantiti\nABC-123,3', 'ABC-123×3'],
  ['header with the quantity first', 'Menge;Artikel\n3;ABC-123', 'ABC-123×3'],
  ['header of one column', 'SKU\nABC-123\nDEF-456', 'ABC-123×1 DEF-456×1'],
  ['header with spaces only', 'Article Qty\nABC-123 3', 'ABC-123×3'],
  ['header with EAN beside the code', 'Code;EAN;Qty\nUNKNOWN-9;4006381333931;2', '4006381333931×2'],
  [
    'header whose number column is no quantity',
    'Pos\tArtikel\tMenge\tPreis\n1\tABC-123\t3\t19,90\n2\tDEF-456\t4\t5,00',
    'ABC-123×3 DEF-456×4',
  ],
  [
    'positions without a header',
    '1;ABC-123;Chain;3;19.90\n2;DEF-456;Tyre;4;5.00',
    'ABC-123×3 DEF-456×4',
  ],
  ['positions in tens', '10\tABC-123\tKette\t3\n20\tDEF-456\tReifen\t4', 'ABC-123×3 DEF-456×4'],
  ['a price behind the quantity', 'ABC-123\t3\t19.90\t59.70', 'ABC-123×3'],
  ['a price with its sign', 'ABC-123;€ 19,90;3', 'ABC-123×3'],
  ['a name between', 'ABC-123\tChain 11-speed 126 links\t3', 'ABC-123×3'],
  ['a name behind', 'ABC-123;3;Chain 11-speed', 'ABC-123×3'],
  ['a name behind, spaces alone', '3 ABC-123 Chain 11-speed silver', 'ABC-123×3'],
  ['a name between, spaces alone', 'ABC-123 Chain silver 3', 'ABC-123×3'],
  ['EAN', '4006381333931 6', '4006381333931×6'],
  ['EAN, quantity left', '6;4006381333931', '4006381333931×6'],
  ['EAN-8', '96385074\t2', '96385074×2'],
  ['EAN in groups', '4 006381 333931\t2', '4 006381 333931×2'],
  ['UPC without its nought', '12345678905\t2', '12345678905×2'],
  ['a spreadsheet’s power of ten', 'ABC-123\t1\n4,00638E+12\t2', 'ABC-123×1 2!scientific'],
  ['a power of ten with a point', '4.00638E+12,2', '1!scientific'],
  ['numbers both: the one that exists', '10023 5', '10023×5'],
  ['numbers both, quantity left', '5\t10023', '10023×5'],
  ['numbers both, both long', '10023;20045', '10023×20045'],
  ['numbers both, only the right one exists', '99999\t10024', '10024×99999'],
  ['a short code that exists beside a longer number', '120\t55', '55×120'],
  ['leading noughts kept', '00755\t4', '00755×4'],
  ['an apostrophe that keeps noughts', "'00755\t4", '00755×4'],
  ['a formula that keeps noughts', '="00755";4', '00755×4'],
  ['a code with spaces, tab', 'KG 1234 50\t4', 'KG 1234 50×4'],
  ['a code with spaces, space', 'KG 1234 50 4', 'KG 1234 50×4'],
  ['a code with spaces, quantity left', '4 KG 1234 50', 'KG 1234 50×4'],
  ['a code with spaces alone', 'KG 1234 50', 'KG 1234 50×1'],
  ['a code without its dashes', 'abc123 3', 'abc123×3'],
  ['a code with other signs', 'RD-M8100\t1\nTY 700 25\t2', 'RD-M8100×1 TY 700 25×2'],
  ['small letters', 'def-456 2', 'def-456×2'],
  ['the customer’s own code', 'LAGER7; 2', 'LAGER7×2'],
  ['a code of letters alone', 'NOT-ALLOWED 2', 'NOT-ALLOWED×2'],
  ['duplicates are summed', 'ABC-123 3\nDEF-456 1\nabc123 2', 'ABC-123×5 DEF-456×1'],
  ['blank lines', '\n\nABC-123 3\n\n \nDEF-456 1\n\n', 'ABC-123×3 DEF-456×1'],
  ['old line ends', 'ABC-123 3\rDEF-456 1', 'ABC-123×3 DEF-456×1'],
  ['mail quoting', '> ABC-123 3\n>> DEF-456 1', 'ABC-123×3 DEF-456×1'],
  ['bullets', '- ABC-123 3\n• DEF-456 1\n* 10023 2', 'ABC-123×3 DEF-456×1 10023×2'],
  ['numbering', '1. ABC-123 3\n2) DEF-456 1\n(3) 10023 2', 'ABC-123×3 DEF-456×1 10023×2'],
  ['check boxes', '[ ] ABC-123 3\n[x] DEF-456 1', 'ABC-123×3 DEF-456×1'],
  [
    'a letter around',
    'Hello Anna,\nplease send us\nABC-123 3\nDEF-456 1\nThank you\nPeter',
    'ABC-123×3 DEF-456×1 Peter?×1 1!no_code 2!no_code 5!no_code',
  ],
  ['words behind', 'ABC-123 3 please by Friday', 'ABC-123×3'],
  ['words around', 'We need 3 pcs of ABC-123 please', 'ABC-123×3'],
  ['German words around', 'bitte noch 2 Stück von DEF-456', 'DEF-456×2'],
  ['several in one line', 'ABC-123 x2, DEF-456 x3', 'ABC-123×2 DEF-456×3'],
  ['codes in one line', 'ABC-123, DEF-456, BIKE-1', 'ABC-123×1 DEF-456×1 BIKE-1×1'],
  ['a total below', 'ABC-123\t3\nTotal\t3', 'ABC-123×3 2!no_code'],
  ['nought', 'ABC-123 0', '1!zero'],
  ['less than nothing', 'ABC-123\t-2', '1!negative'],
  ['a part of a piece', 'ABC-123\t2,5', '1!fraction'],
  ['more than a line may hold', 'ABC-123\t123456', '1!too_many'],
  ['unknown codes stay', 'ABC-124 3', 'ABC-124?×3'],
  ['good lines beside bad ones', 'ABC-123 3\nDEF-456 0\n10023 2', 'ABC-123×3 10023×2 2!zero'],
  ['a size in the name is no quantity', 'DEF-456\tTyre 700x25\t4', 'DEF-456×4'],
  ['a size in the name, and no quantity', 'DEF-456\tTyre 29 x 2.4', 'DEF-456×1'],
  ['a unit in a cell of its own', 'ABC-123\t3\tStk\tKette', 'ABC-123×3'],
  ['a date behind', 'ABC-123\t3\t21.11.2026', 'ABC-123×3'],
  ['empty cells between', 'ABC-123\t\t\t3', 'ABC-123×3'],
  [
    'a line of another kind below a header',
    'Article;Qty\nABC-123;3\n2x DEF-456',
    'ABC-123×3 DEF-456×2',
  ],
  [
    'a quantity in its column that is none',
    'Article;Qty\nABC-123;some\nDEF-456;2',
    'DEF-456×2 2!no_quantity',
  ],
  ['a code that a spreadsheet has made a day of', 'Article;Qty\n2025-10-01;2', '2!date'],
  ['a day beside the code', 'Article;Qty;EAN\nABC-123;2;2025-10-01', 'ABC-123×2'],
  ['nothing', '  \n\t\n', ''],
]

test.each(cases)('%s', (_, pasted, is) => {
  expect(read(pasted)).toBe(is)
})

test('a quantity with three noughts is marked as doubtful', () => {
  expect(pasteLines('ABC-123\t2.000\nDEF-456\t2').lines.map(({ doubt }) => doubt)).toEqual([
    true,
    false,
  ])
})

test('numbers of lines are those of what was pasted', () => {
  expect(pasteLines('Code;Qty\n\nABC-123;1\n\nnot one of them').problems).toEqual([
    { line: 5, text: 'not one of them', reason: 'no_code' },
  ])
})

test('rows of a workbook come in cells', () => {
  const rows = [
    ['Code', 'Qty'],
    ['4006381333931', '2'],
    ['', ''],
  ].map((cells, n) => ({ line: n + 1, text: cells.join(' '), cells }))
  expect(pasteRows(rows.slice(0, 2)).lines.map(({ readings }) => readings[0])).toEqual([
    { code: '4006381333931', qty: 2 },
  ])
})

test('columns of notes and sales organisations come along; one article of two organisations is two lines', () => {
  const { lines } = pasteLines(
    'Code;Sales organization;Quantity;Note\nABC-123;1000;2;for Peter\nABC-123;2000;1;\nabc 123;1000;3;urgent\nDEF-456;;4;',
  )
  expect(
    sumLines(resolveLines(lines, exists)).map(({ code, qty, sorg, note }) => [
      code,
      qty,
      sorg,
      note,
    ]),
  ).toEqual([
    ['ABC-123', 5, '1000', 'for Peter'],
    ['ABC-123', 1, '2000', undefined],
    ['DEF-456', 4, undefined, undefined],
  ])
})

test('ten thousand lines take well under a second', () => {
  const text = Array.from(
    { length: 10_000 },
    (_, n) => `${n % 3 ? '' : '> '}ART-${n}\tChain 11-speed silver\t${(n % 9) + 1}\t19.90`,
  ).join('\n')
  // The best of three: other work on the machine is not the parser's.
  const took = Array.from({ length: 3 }, () => {
    const since = performance.now()
    pasteLines(text)
    return performance.now() - since
  })
  expect(Math.min(...took)).toBeLessThan(900)
  const { lines } = pasteLines(text)
  expect(sumLines(resolveLines(lines, () => false))).toHaveLength(10_000)
})
