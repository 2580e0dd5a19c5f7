import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Instant } from './instant.ts'

test.each([
  ['2026-11-25T09:30:00.000Z', true],
  ['2026-11-25T09:30:00Z', true],
  ['2024-02-29T23:59:59.999999Z', true],
  ['2026-11-25T09:30:00+01:00', false],
  ['2026-11-25T09:30Z', false],
  ['2026-11-25', false],
  ['2026-13-01T00:00:00Z', false],
  ['2026-11-25T25:00:00Z', false],
  ['2026-11-25T09:30:00.000Z ', false],
  ['', false],
])('%s is a moment in UTC: %s', (text, is) => expect(v.is(Instant, text)).toBe(is))
