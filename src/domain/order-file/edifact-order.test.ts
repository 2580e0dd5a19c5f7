import { describe, expect, test } from 'vitest'
import { segmentsOf } from './edifact-segments.ts'
import { RefusedFile } from './order-file.ts'
import { readEdifactOrder } from './edifact-order.ts'

const lines = [
  `LIN+1++4006381333931:EN'`,
  `PIA+1+ABC1234:IN'`,
  `IMD+F++:::Chain 11-speed'`,
  `QTY+21:48:PCE'`,
  `FTX+LIN+++for Ann?'s shop'`,
  `PRI+AAA:14.58:CA'`,
  `LIN+2'`,
  `PIA+5+CH?:1:SA'`,
  `QTY+21:12'`,
]
/** An ORDERS message as EANCOM has it, with the segments of the example in its manual. */
const message = (body = lines, type = 'ORDERS:D:96A:UN:EAN008', counted = body.length + 10) =>
  [
    `UNH+ME000001+${type}'`,
    `BGM+220+128576+9'`,
    `DTM+137:20261120:102'`,
    `DTM+2:20261210:102'`,
    `DTM+63:202612250000:203'`,
    `NAD+BY+5412345000013::9'`,
    `NAD+DP+S1::9'`,
    ...body,
    `UNS+S'`,
    `CNT+2:2'`,
    `UNT+${counted}+ME000001'`,
  ].join('\n')
const interchange = (messages: string, head = `UNA:+.? '`) =>
  `${head}\nUNB+UNOC:3+5412345000013:14+4012345500004:14+261120:1000+REF1'\n${messages}\nUNZ+1+REF1'\n`

test('an ORDERS message is read with its head and its lines', () =>
  expect(readEdifactOrder(interchange(message()))).toEqual({
    poNumber: '128576',
    requestedDate: '2026-12-10',
    requestedTo: '2026-12-25',
    shipTo: 'S1',
    notes: null,
    lines: [
      {
        line: 1,
        text: '4006381333931 ABC1234 Chain 11-speed 48 PCE',
        codes: ['4006381333931', 'ABC1234'],
        qty: 48,
        problem: null,
        note: 'for Ann’s shop'.replace('’', "'"),
      },
      { line: 2, text: 'CH:1 12', codes: ['CH:1'], qty: 12, problem: null },
    ],
  }))

test('the service characters are those of UNA, and the usual ones without it', () => {
  const other = interchange(message())
    .replace(`UNA:+.? '`, 'UNA|^.! ~')
    .split('\n')
    .map((text, n) =>
      n === 0
        ? text
        : text
            .replaceAll('?:', '\0')
            .replaceAll("?'", '\u0001')
            .replaceAll(':', '|')
            .replaceAll('+', '^')
            .replaceAll("'", '~')
            .replaceAll('\0', ':')
            .replaceAll('\u0001', "'"),
    )
    .join('\n')
  const usual = interchange(message())
  expect(readEdifactOrder(other)).toEqual(readEdifactOrder(usual))
  expect(readEdifactOrder(interchange(message(), ''))).toEqual(readEdifactOrder(usual))
  expect(readEdifactOrder(usual.replaceAll('\n', ''))).toEqual(readEdifactOrder(usual))
})

test.each([
  [`FTX+AAI+++a?+b??c?:d'`, [['AAI'], [''], [''], ['a+b?c:d']]],
  [`LIN+1++4006381333931:EN'`, [['1'], [''], ['4006381333931', 'EN']]],
])('%s has its components', (text, elements) =>
  expect(segmentsOf(text)).toEqual([{ tag: text.slice(0, 3), elements }]),
)

test.each([
  [`QTY+21:2:KGM'`, 'unit'],
  [`QTY+21:1.5:PCE'`, 'fraction'],
  [`QTY+12:5'`, 'no_quantity'],
])('%s is a problem of its line', (quantity, problem) => {
  const body = [`LIN+1++4006381333931:EN'`, quantity]
  expect(readEdifactOrder(interchange(message(body))).lines[0]!.problem).toBe(problem)
})

describe('what is no order', () => {
  test.each([
    ['an invoice', 'other_message', interchange(message(lines, 'INVOIC:D:96A:UN:EAN008'))],
    ['two orders', 'several_orders', interchange(`${message()}\n${message()}`)],
    [
      'a message that lost a line',
      'broken_file',
      interchange(message(lines.slice(0, -3), undefined, 20)),
    ],
    ['one that is cut off', 'broken_file', interchange(message()).slice(0, 300)],
    ['no message', 'broken_file', `UNB+UNOC:3+A+B+261120:1000+R'UNZ+0+R'`],
    ['an order without lines', 'broken_file', interchange(message([]))],
    [
      'a hundred thousand lines',
      'too_many_lines',
      interchange(
        message(Array.from({ length: 100_000 }, (_, n) => `LIN+${n + 1}++4006381333931:EN'`)),
      ),
    ],
    ['binary behind the mark', 'broken_file', `UNA:+.? '${'\u0001\u0002'.repeat(50)}'`],
  ])('%s: %s', (_, code, text) =>
    expect(() => readEdifactOrder(text)).toThrow(new RefusedFile(code as never)),
  )
})
