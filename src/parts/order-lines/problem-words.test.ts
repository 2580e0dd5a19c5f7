import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { rowReason } from './problem-words.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

test.each<[Parameters<typeof rowReason>[1], string | undefined]>([
  [{ state: 'ready', problem: null }, undefined],
  [{ state: 'asking', problem: null }, undefined],
  [{ state: 'unknown', problem: null }, 'No article has this code'],
  [{ state: 'unanswered', problem: null }, 'Not checked yet: there was no network'],
  [{ state: 'choose', problem: null }, 'Several articles have this code'],
  [{ state: 'problem', problem: { reason: 'brand_blocked', limit: null } }, 'This brand is blocked for you'],
  [{ state: 'problem', problem: { reason: 'over_quota', limit: 3 } }, 'More than one order may hold: at most 3'],
  [{ state: 'problem', problem: { reason: 'over_stock', limit: 0 } }, 'Not in stock'],
  [{ state: 'problem', problem: { reason: 'over_ready', limit: 4 } }, 'More than can be shipped at once: at most 4'],
])('%j', (line, words) => expect(rowReason(i18n, line)).toBe(words))
