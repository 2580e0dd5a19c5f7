import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { feedDocs } from './feed-docs.ts'

test('docs/feeds.md is current (npm run feed-docs makes it)', () => {
  expect(readFileSync(new URL('../../docs/feeds.md', import.meta.url), 'utf8')).toBe(feedDocs())
})
