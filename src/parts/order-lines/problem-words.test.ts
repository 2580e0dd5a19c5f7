import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { rowReason } from './problem-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test.each<[Parameters<typeof rowReason>[1], string | undefined]>([
  [{ state: 'ready', problem: null, lying: 0 }, undefined],
  [{ state: 'asking', problem: null, lying: 0 }, undefined],
  [{ state: 'unknown', problem: null, lying: 0 }, 'No article has this code'],
  [{ state: 'unanswered', problem: null, lying: 0 }, 'Not checked yet: you were offline'],
  [{ state: 'choose', problem: null, lying: 0 }, 'More than one article has this code'],
  [
    { state: 'problem', problem: { reason: 'brand_blocked', limit: null }, lying: 0 },
    'This brand is blocked for you',
  ],
  [
    { state: 'problem', problem: { reason: 'over_quota', limit: 3 }, lying: 0 },
    'More than one order can have: at most 3',
  ],
  [{ state: 'problem', problem: { reason: 'over_stock', limit: 0 }, lying: 0 }, 'Not in stock'],
  [
    { state: 'problem', problem: { reason: 'over_ready', limit: 4 }, lying: 0 },
    'More than can ship now: at most 4',
  ],
  [
    { state: 'problem', problem: { reason: 'over_quota', limit: 3 }, lying: 2 },
    'More than one order can have: at most 3, 2 of them in the cart already',
  ],
  [
    { state: 'problem', problem: { reason: 'over_stock', limit: null }, lying: 2 },
    'More than is available',
  ],
])('%j', (line, words) => expect(rowReason(i18n, line)).toBe(words))
