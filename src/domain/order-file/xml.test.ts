import { expect, test } from 'vitest'
import { readOrderFileText } from './read-order-file.ts'
import { isOrderDocument } from './order-file.ts'
import { attributeOf, childrenOf, readXml, textAt } from './xml.ts'

test('names come without prefixes, values as texts, references replaced once', () => {
  const { name, root } = readXml(
    '<?xml version="1.0"?><a:R xmlns:a="u"><a:B c="01">007 &amp;amp; &#228;&#xe4;&nbsp;</a:B><B><![CDATA[<x>]]></B><D/></a:R>',
  )
  const [first, second] = childrenOf(root, 'B')
  expect([
    name,
    attributeOf(first, 'c'),
    textAt(root, 'B'),
    second!['#'],
    textAt(root, 'D'),
  ]).toEqual(['R', '01', '007 &amp; ää&nbsp;', '<x>', ''])
})

test.each([
  '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd"><cXML/>',
  '<!DOCTYPE cXML PUBLIC "-//x" "http://x/y.dtd"><cXML/>',
])('%s: a reference to a DTD stands and is not followed', (text) =>
  expect(readXml(text).name).toBe('cXML'),
)

test.each(['<a>', '<a></b>', '<a/><b/>', 'a', '', '<a b=1/>'])('%s is broken', (text) =>
  expect(() => readXml(text)).toThrow('broken_file'),
)

test('a name that would reach into every object is refused', () => {
  expect(() => readXml('<a><__proto__><x>1</x></__proto__></a>')).toThrow('broken_file')
  expect(({} as { x?: unknown }).x).toBeUndefined()
})

test.each([
  ['<Order/>', true],
  ["UNB+UNOC:3+A+B'", true],
  ["UNA:+.? 'UNB+UNOC:3'", true],
  ['AB-100;2', false],
  ['UNABHAENGIG 2', false],
])('%s is a document: %s', (text, expected) => expect(isOrderDocument(text)).toBe(expected))

test('a document of neither kind is refused', () =>
  expect(() => readOrderFileText('<Invoice/>')).toThrow('other_message'))
