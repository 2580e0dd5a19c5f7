import { expect, test } from 'vitest'
import { answerMark, isPortalAnswer, isPortalFile } from './answer-mark.ts'

const answer = (headers: Record<string, string>, more = {}) => ({
  redirected: false,
  status: 200,
  headers: new Headers(headers),
  ...more,
})
const ours = { [answerMark]: 'us' }

test.each([
  ['our own', answer(ours), true],
  ['a hotel’s page', answer({ 'content-type': 'text/html' }), false],
  ['one that a gate has led elsewhere', answer(ours, { redirected: true }), false],
])('%s: %s', (_, given, expected) => expect(isPortalAnswer(given)).toBe(expected))

const script = { 'content-type': 'text/javascript' }
const page = { 'content-type': 'text/html; charset=utf-8' }
test.each([
  ['/assets/a.js', answer({ ...ours, ...script }), true],
  ['/assets/a.js', answer({ ...ours, ...page }), false],
  ['/assets/a.js', answer(script), false],
  ['/assets/a.js', answer({ ...ours, ...script }, { status: 404 }), false],
  ['/index.html', answer({ ...ours, ...page }), true],
])('a file at %s', (path, given, expected) => expect(isPortalFile(path, given)).toBe(expected))
