import { expect, test } from 'vitest'
import { suggestedTerm } from './suggested-term.ts'

const chain = ['Ultegra Chain CN-8100', 'Chain Ultegra short']

test.each([
  ['ultgra chain', chain, 'ultegra chain'],
  ['ultegra chian', chain, 'ultegra chain'],
  ['ultegra cha', chain, null],
  ['ULTEGRA', chain, null],
  ['cn-8101', chain, null],
  ['xyzzy', chain, null],
  ['cain', ['Chain'], 'chain'],
  ['chian', [], null],
  ['kettenbltt', ['Kettenblatt 50'], 'kettenblatt'],
])('%s, found %j: %j', (term, names, expected) => {
  expect(suggestedTerm(term, names)).toBe(expected)
})
