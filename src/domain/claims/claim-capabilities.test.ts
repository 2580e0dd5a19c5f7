import { expect, test } from 'vitest'
import { claimCapability } from './claim-capabilities.ts'

const all = { claimAllowPAA: true, claimNonCode: true, claimAllowNonCode: true }
const none = { bike: false, paa: false, nonCode: false }

test.each([
  ['a category without a rule', all, null, 'dealer', { bike: true, paa: true, nonCode: true }],
  ['one that may claim nothing', all, none, 'dealer', none],
  ['bicycles alone', all, { ...none, bike: true }, 'dealer', { ...none, bike: true }],
  [
    'parts where the tenant takes none',
    { ...all, claimAllowPAA: false },
    { bike: true, paa: true, nonCode: true },
    'dealer',
    { bike: true, paa: false, nonCode: true },
  ],
  [
    'without a code where only the office may',
    { ...all, claimAllowNonCode: false },
    null,
    'dealer',
    { bike: true, paa: true, nonCode: false },
  ],
  [
    'the office, there',
    { ...all, claimAllowNonCode: false },
    null,
    'office',
    { bike: true, paa: true, nonCode: true },
  ],
  [
    'the office for a category that may not',
    all,
    { bike: true, paa: true, nonCode: false },
    'office',
    { bike: true, paa: true, nonCode: true },
  ],
  [
    'the office where the tenant takes none at all',
    { ...all, claimNonCode: false },
    null,
    'office',
    { bike: true, paa: true, nonCode: false },
  ],
] as const)('%s', (_, offer, ofCategory, role, expected) => {
  expect(claimCapability(offer, ofCategory, role)).toEqual(expected)
})
