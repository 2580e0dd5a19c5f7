import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { escapeLineBreaks, feedbackSchema, restoreLineBreaks } from './feedback.ts'

test.each([
  ['Thank you', undefined],
  ['a - b . c, d / e & f : g', undefined],
  ['Grüße\nà bientôt\r\nсервис', undefined],
  ['服务 · ', 'valid_text'],
  ['', 'required'],
  ['  \n', 'required'],
  ['10 percent', 'valid_text'],
  ['good!', 'valid_text'],
  ['a\tb', 'valid_text'],
  ['<b>', 'valid_text'],
  ['back\\nslash', 'valid_text'],
  ['x'.repeat(2_001), 'too_long'],
])('%j: %s', (text, code) => {
  expect(safeParse(feedbackSchema, text).issues?.[0]?.message).toBe(code)
})

test('line breaks of every kind travel as two characters', () => {
  expect(escapeLineBreaks('a\r\nb\rc\n\nd')).toBe('a\\nb\\nc\\n\\nd')
  expect(restoreLineBreaks(escapeLineBreaks('a\nb'))).toBe('a\nb')
})
