import { expect, test } from 'vitest'
import { excerptOf, plainText, searchedWords, wordQuery } from './content-search.ts'

test.each<[string, string, string]>([
  ['words', 'Torque  table', 'torque:* & table:*'],
  ['accents and case', 'KÄUFER Straße', 'kaufer:* & strasse:*'],
  ['signs of the query language', "a & !b | c:* ('x') \\", 'a:* & b:* & c:* & x:*'],
  ['the same word twice', 'brake Brake', 'brake:*'],
  ['another script', '变速器', '变速器:*'],
  ['nothing but signs', ' —&! ', ''],
  ['too many words', 'a b c d e f g h i j', 'a:* & b:* & c:* & d:* & e:* & f:* & g:* & h:*'],
])('%s', (_, search, query) => expect(wordQuery(searchedWords(search))).toBe(query))

test('the text of HTML stands on one line', () => {
  expect(plainText('<p>See <a href="/x">the <b>list</b></a>, now</p><p>x</p>')).toBe(
    'See the list, now x',
  )
  expect(plainText('<h2>A &amp; B</h2><p>1 &lt; 2<br>\n&nbsp;x</p>')).toBe('A & B 1 < 2 x')
})

const marked = (text: string, search: string) =>
  excerptOf(text, searchedWords(search))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')
const many = (word: string, times: number) => Array.from({ length: times }, () => word).join(' ')

test.each<[string, string, string, string]>([
  ['a short text is whole', 'Torque: 42 Nm.', 'tor', '[Torque]: 42 Nm.'],
  ['every match is marked', 'Brake, brakes; break', 'brake', '[Brake], [brakes]; break'],
  ['as it is written', 'Für Käufer', 'kaufer', 'Für [Käufer]'],
  ['without a match its beginning', 'Frame size', 'fork', 'Frame size'],
  ['nothing of nothing', '', 'fork', ''],
  [
    'a long text is cut on both sides',
    `${many('a', 50)} fork ${many('b', 50)}`,
    'fork',
    `… ${many('a', 10)} [fork] ${many('b', 23)} …`,
  ],
])('%s', (_, text, search, excerpt) => expect(marked(text, search)).toBe(excerpt))
