import { describe, expect, test } from 'vitest'
import { pastedOf, RefusedFile } from './order-file.ts'
import { readUblOrder } from './ubl-order.ts'

const line = (n: number, quantity: string, unit: string, item: string, note = '') => `
  <cac:OrderLine>${note && `<cbc:Note>${note}</cbc:Note>`}
    <cac:LineItem>
      <cbc:ID>${n}</cbc:ID>
      <cbc:Quantity unitCode="${unit}">${quantity}</cbc:Quantity>
      <cac:Price><cbc:PriceAmount currencyID="EUR">50</cbc:PriceAmount></cac:Price>
      <cac:Item><cbc:Name>Chain</cbc:Name>${item}</cac:Item>
    </cac:LineItem>
  </cac:OrderLine>`
const id = (kind: string, code: string) =>
  `<cac:${kind}ItemIdentification><cbc:ID>${code}</cbc:ID></cac:${kind}ItemIdentification>`

/** An order as UBL 2.1 has it, with the parts that its example in the standard has. */
const order = (lines: string, head = '') => `<?xml version="1.0" encoding="UTF-8"?>
<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:UBLVersionID>2.1</cbc:UBLVersionID>
  <cbc:ID>34</cbc:ID>
  <cbc:IssueDate>2026-11-20</cbc:IssueDate>
  <cbc:Note>For the spring &amp; summer</cbc:Note>
  <cac:BuyerCustomerParty><cac:Party><cac:PartyName><cbc:Name>Shop X</cbc:Name></cac:PartyName></cac:Party></cac:BuyerCustomerParty>
  <cac:Delivery>
    <cac:DeliveryLocation><cbc:ID>S1</cbc:ID></cac:DeliveryLocation>
    <cac:RequestedDeliveryPeriod><cbc:StartDate>2026-12-10</cbc:StartDate><cbc:EndDate>2026-12-25</cbc:EndDate></cac:RequestedDeliveryPeriod>
  </cac:Delivery>${head}${lines}
</Order>`

test('an order is read with its head and its lines', () => {
  const text = order(
    line(
      1,
      '120',
      'C62',
      id('Buyers', '007') + id('Sellers', 'CH-1') + id('Standard', '4006381333931'),
      'for Ann',
    ) + line(2, '15.0', 'EA', id('Sellers', 'CH-2')),
  )
  expect(readUblOrder(text)).toEqual({
    poNumber: '34',
    requestedDate: '2026-12-10',
    requestedTo: '2026-12-25',
    shipTo: 'S1',
    notes: 'For the spring & summer',
    lines: [
      {
        line: 1,
        text: 'CH-1 4006381333931 007 Chain 120 C62',
        codes: ['CH-1', '4006381333931', '007'],
        qty: 120,
        problem: null,
        note: 'for Ann',
      },
      { line: 2, text: 'CH-2 Chain 15.0 EA', codes: ['CH-2'], qty: 15, problem: null },
    ],
  })
})

test.each([
  ['120', 'LTR', 'unit'],
  ['2', 'DZN', 'unit'],
  ['1.5', 'C62', 'fraction'],
  ['0', 'C62', 'zero'],
  ['-1', 'C62', 'negative'],
  ['100000', 'C62', 'too_many'],
  ['many', 'C62', 'no_quantity'],
  ['', '', 'no_quantity'],
])('%s %s is a problem of its line: %s', (quantity, unit, reason) => {
  const text = order(
    line(1, quantity, unit, id('Sellers', 'A')) + line(2, '1', 'C62', id('Sellers', 'B')),
  )
  const { lines, problems } = pastedOf(readUblOrder(text))
  expect([
    lines.map(({ readings }) => readings[0]!.code),
    problems.map((one) => one.reason),
  ]).toEqual([['B'], [reason]])
})

test('a line without a code is named, not lost', () =>
  expect(pastedOf(readUblOrder(order(line(1, '2', 'C62', '')))).problems).toEqual([
    { line: 1, text: 'Chain 2 C62', reason: 'no_code' },
  ]))

describe('what is no order', () => {
  const one = line(1, '1', 'C62', id('Sellers', 'A'))
  const bomb = `<!DOCTYPE Order [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>`
  test.each([
    [
      'another document',
      'other_message',
      order(one).replaceAll('Order xmlns', 'Invoice xmlns').replace('</Order>', '</Invoice>'),
    ],
    ['an order without lines', 'broken_file', order('')],
    ['a document that is cut off', 'broken_file', order(one).slice(0, -20)],
    ['no document', 'broken_file', 'hello'],
    ['nothing', 'broken_file', ''],
    ['entities of its own', 'unsafe_xml', order(one).replace('<Order', `${bomb}<Order`)],
    [
      'a file from elsewhere',
      'unsafe_xml',
      order(one).replace(
        '<Order',
        '<!DOCTYPE Order [<!ENTITY x SYSTEM "file:///etc/passwd">]><Order',
      ),
    ],
    ['endless nesting', 'broken_file', '<Order>'.repeat(100_000)],
    ['six million characters', 'too_large', order(' '.repeat(6_000_000))],
    ['too many lines', 'too_many_lines', order(one.repeat(2_001))],
  ])('%s: %s', (_, code, text) => {
    const started = performance.now()
    expect(() => readUblOrder(text)).toThrow(new RefusedFile(code as never))
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})
